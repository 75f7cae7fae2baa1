/** Nothing jumps about while a page comes, even where the fonts come late. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { SHIFT, shifted, shifts, untilCalm, watchShifts } from "./shifts.mjs";

const home = openHome(WITHOUT_3D);
const LATE = 300; // milliseconds
const SEATS = [
  { kind: "me", bot: "" },
  { kind: "bot", bot: "plankton" },
];
const GAMES = ["urchins", "fish-and-chips", "icecool", "oh-crab"];
/** What boards are drawn with. */
const BOARDS = ".boardwrap :is([role=gridcell], svg)";
const PAGES = {
  "/": ".daily",
  "/rules/urchins": ".example > .live",
  "/rules/icecool": ".example > .live",
  "/rules/oh-crab": ".example > .live",
  "/learn/fish-and-chips": "[role=gridcell]",
  "/learn/oh-crab": "[role=gridcell]",
  "/puzzle/urchins/2026-03-01": "[role=gridcell]",
  "/puzzles": "main h2",
};

for (const [where, size] of Object.entries({ phone: PHONE, wide: WIDE }))
  test(`${where}: shelf, tables, rulebooks, lessons and puzzles stand still while they come`, async () => {
    const person = await Person.arrive(home.browser, { lang: "fr-FR", size, here: true });
    const { page } = person;
    await watchShifts(page);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    const wrong = [];
    const look = async (what, wanted) => {
      await page.locator(wanted).first().waitFor();
      await untilCalm(page);
      const found = await shifts(page);
      if (found >= SHIFT) wrong.push(`${what}: ${found.toFixed(3)} ${JSON.stringify(await shifted(page))}`);
    };
    for (const [path, wanted] of Object.entries(PAGES)) {
      await page.goto(home.url + path);
      await look(path, wanted);
    }
    for (const game of GAMES) {
      await layTable(person, home.url, { game, name: "Ada", options: {}, seats: SEATS });
      await page.locator(".goal").waitFor();
      await look(`a table of ${game}`, BOARDS);
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  });
