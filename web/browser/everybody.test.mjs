/** Every screen for everybody: axe finds nothing, in the light and in the dark, on a phone and on a desk, and at 200 %. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEverybody } from "./axe.mjs";
import { layTable, openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";

const home = openHome(["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
const ME = { kind: "me", bot: "" };
const PLANKTON = { kind: "bot", bot: "plankton" };
/** What a window of 1280 by 800 has at 200 %. */
const ZOOMED = { width: 640, height: 400 };
const TABLES = { urchins: 4, "fish-and-chips": 4, icecool: 4, "oh-crab": 5 };

const wish = (game) => ({
  game,
  name: "Ada",
  options: {},
  seats: [ME, ...Array.from({ length: TABLES[game] - 1 }, () => PLANKTON)],
});

async function look(person, what) {
  await isForEverybody(person.page, what);
  assert.ok((await person.overflow()) <= 0, `${what} scrolls sideways`);
}

for (const [where, how] of Object.entries({
  phone: { lang: "fr-FR", size: PHONE },
  desk: { lang: "en-GB", size: WIDE, dark: true },
  zoomed: { lang: "en-GB", size: ZOOMED },
})) {
  test(`${where}: shelf, setting up, tables, rulebook`, async () => {
    const ada = await Person.arrive(home.browser, how);
    const { page } = ada;
    await page.goto(home.url);
    await page.locator(".daily").waitFor();
    await look(ada, "the shelf");
    await page.locator("article .tune").last().click();
    await page.getByRole("dialog").waitFor();
    await look(ada, "setting up");
    for (const game of Object.keys(TABLES)) {
      await layTable(ada, home.url, wish(game));
      await page
        .locator(".boardwrap button, .boardwrap [role=gridcell], .boardwrap canvas")
        .first()
        .waitFor();
      await look(ada, game);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    await look(ada, "the menu");
    await page.goto(`${home.url}/rules/urchins`);
    await page.locator("main h2").first().waitFor();
    await look(ada, "the rulebook");
    assert.deepEqual(ada.complaints(), []);
    await ada.leave();
  });
}

test("a phone on its side has every Play button in sight", async () => {
  const ada = await Person.arrive(home.browser, { lang: "fr-FR", size: { width: 844, height: 390 } });
  await ada.page.goto(home.url);
  const buttons = ada.page.locator("article .btn.pri");
  await buttons.first().waitFor();
  // The boxes of the house: a game from outside may stand below them.
  for (const button of (await buttons.all()).slice(0, 4)) {
    const { y, height } = await button.boundingBox();
    assert.ok(y + height <= 390, "below the edge of the screen");
  }
  await ada.leave();
});
