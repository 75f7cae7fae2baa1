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

/** Runs in the page: words of a button that break into three lines or more, and names whose number is cut off. */
function cramped() {
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ bottom }) => Math.round(bottom / 6));
    return new Set(tops).size;
  };
  const buttons = [...document.querySelectorAll(".btn")].filter((button) => button.checkVisibility());
  const names = [...document.querySelectorAll(".name > .number")].filter((number) => {
    const pill = number.closest("li, section").getBoundingClientRect();
    return number.scrollWidth > number.clientWidth || number.getBoundingClientRect().right > pill.right;
  });
  return [
    ...buttons.filter((button) => lines(button) > 2).map((button) => button.textContent.trim()),
    ...names.map((number) => number.parentElement.textContent),
  ];
}

test("on the narrowest phone French buttons have two lines at most, and no name loses its number", async () => {
  const ada = await Person.arrive(home.browser, { lang: "fr-FR", size: { width: 360, height: 740 } });
  const { page } = ada;
  await page.goto(home.url);
  await page.locator(".daily").waitFor();
  await ada.lettered();
  assert.deepEqual(await page.evaluate(cramped), []);
  for (const game of Object.keys(TABLES)) {
    await layTable(ada, home.url, wish(game));
    await page.locator("footer.act .btn").first().waitFor();
    await page.locator(".name > .number").first().waitFor();
    assert.equal(await page.locator(".name > .number").count(), TABLES[game] - 1);
    await ada.lettered();
    assert.deepEqual(await page.evaluate(cramped), [], game);
  }
  assert.deepEqual(ada.complaints(), []);
  await ada.leave();
});
