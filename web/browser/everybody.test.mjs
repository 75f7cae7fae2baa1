/** Every screen for everybody: axe finds nothing, in the light and in the dark, on a phone and on a desk, and at 200 %. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, findingsInBoth } from "./axe.mjs";
import { layTable, openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { smallTargets } from "./targets.mjs";

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

/** Both themes, nothing that sticks out, and on a phone nothing too small for a finger; all of it is told at the end. */
async function look(person, what, wrong, see = findingsInBoth) {
  const found = await see(person.page);
  if ((await person.overflow()) > 0) found.push("scrolls sideways");
  if (person.page.viewportSize().width === PHONE.width) found.push(...(await smallTargets(person.page)));
  wrong.push(...found.map((line) => `${what}: ${line}`));
}

async function lookAtTables(person, wrong, see) {
  for (const game of Object.keys(TABLES)) {
    await layTable(person, home.url, wish(game));
    await person.page
      .locator(".boardwrap button, .boardwrap [role=gridcell], .boardwrap canvas")
      .first()
      .waitFor();
    await look(person, game, wrong, see);
  }
}

// All other screens are looked at in the same way by screens.test.mjs.
for (const [where, how] of Object.entries({
  phone: { lang: "fr-FR", size: PHONE },
  desk: { lang: "en-GB", size: WIDE, dark: true },
})) {
  test(`${where}: tables with all their seats`, async () => {
    const ada = await Person.arrive(home.browser, how);
    const wrong = [];
    await lookAtTables(ada, wrong);
    assert.deepEqual(ada.complaints(), []);
    assert.deepEqual(wrong, []);
    await ada.leave();
  });
}

test("at 200 %: shelf, setting up, tables, menu, rulebook", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: ZOOMED });
  const { page } = ada;
  const wrong = [];
  await page.goto(home.url);
  await page.locator(".daily").waitFor();
  await look(ada, "the shelf", wrong, findings);
  await page.locator("article .tune").last().click();
  await page.getByRole("dialog").waitFor();
  await look(ada, "setting up", wrong, findings);
  await lookAtTables(ada, wrong, findings);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").waitFor();
  await look(ada, "the menu", wrong, findings);
  await page.goto(`${home.url}/rules/urchins`);
  await page.locator("main h2").first().waitFor();
  await look(ada, "the rulebook", wrong, findings);
  assert.deepEqual(ada.complaints(), []);
  assert.deepEqual(wrong, []);
  await ada.leave();
});

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
