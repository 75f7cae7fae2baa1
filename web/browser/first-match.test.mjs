/** A newcomer finishes a first match of every box by tapping what is lit, without reading a rule. The four differ in size and
 *  language; `first-match.mjs` plays all combinations. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { BOXES, playFirst } from "./newcomer.mjs";
import { PHONE, WIDE } from "./people.mjs";

// The school as a plan: three dimensions drawn in software are another journey's.
const home = openHome(WITHOUT_3D);
const DEVICES = [
  { lang: "fr", size: PHONE },
  { lang: "en", size: WIDE },
];

for (const [number, box] of BOXES.entries()) {
  const device = DEVICES[number % DEVICES.length];
  const kind = device.size === PHONE ? "phone" : "wide";
  test(`a first match of ${box.title} comes to its end (${device.lang}, ${kind})`, async () => {
    const read = [];
    const { person } = await playFirst(home, box, {
      ...device,
      see: async (moment, newcomer) => {
        read.push(new URL(newcomer.page.url()).pathname);
        if (typeof moment !== "string") return;
        await newcomer.picture(`first-${box.game}-${moment}-${kind}-${device.lang}`);
        assert.ok((await newcomer.overflow()) <= 0, `${moment} scrolls sideways`);
      },
    });
    assert.ok(!read.some((path) => path.startsWith("/rules/") || path.startsWith("/learn/")));
    // The header stays where it was, above the score.
    assert.ok(await person.page.getByRole("heading", { level: 1 }).first().isVisible());
    const rows = await person.page
      .locator("main ol > li")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    assert.ok(Math.max(0, ...rows) < device.size.height / 2, "a row of the end is as high as the page");
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  });
}
