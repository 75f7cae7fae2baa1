/** A whole game of Urchins with two bots, on a phone in French and on a wide window in English; a turn by drag and keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { UrchinPlayer } from "./urchins.mjs";

const home = openHome();

const TITLE = { en: "Urchins", fr: "Oursins" };

/** Opens the box, asks for three seats with two easy bots, and starts. */
async function sitDown({ page }, lang) {
  await page.goto(home.url);
  await page.getByRole("article", { name: TITLE[lang] }).locator(".tune").click();
  await page.getByRole("radio", { name: "3" }).check({ force: true });
  const seats = page.locator("#set-up fieldset select");
  for (const seat of [1, 2]) await seats.nth(seat).selectOption("plankton");
  await page.locator('button[form="set-up"]').click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("grid").waitFor();
}

async function finishAGame(lang, size, name) {
  const person = await Person.arrive(home.browser, { lang, size });
  await sitDown(person, lang);
  const player = new UrchinPlayer(person, lang);
  const pictured = new Map();
  for (let decision = 0; ; decision++) {
    assert.ok(decision < 900, "the game does not end");
    const what = await player.due();
    const times = (pictured.get(what) ?? 0) + 1;
    pictured.set(what, times);
    // The first one, and one from the middle of the game.
    if (times === 1 || times === 12) {
      // The last board stays a moment before the count comes.
      if (what === "again") await person.page.locator("ul.nets").waitFor();
      await person.picture(`urchins-${name}-${what}${times > 1 ? "-later" : ""}`);
      assert.ok((await person.overflow()) <= 0, `${what} scrolls sideways`);
    }
    if (what === "again") break;
    await player.decide();
  }
  assert.ok(
    pictured.has("skip") && pictured.has("add") && pictured.has("pawn"),
    "all three steps were offered",
  );
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a game against two bots is finished in French on a phone", () => finishAGame("fr", PHONE, "phone-fr"));

test("a game against two bots is finished in English on a wide window", () =>
  finishAGame("en", WIDE, "wide-en"));

async function drag(page, from, to) {
  const [a, b] = await Promise.all([from, to].map((place) => page.locator(place).boundingBox()));
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
}

test("a turn is dragged, taken back step by step, and played by keys", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en", size: WIDE, still: false });
  const { page } = ada;
  await sitDown(ada, "en");
  const step = (number, text) =>
    page
      .locator(".strip li")
      .nth(number - 1)
      .filter({ hasText: text })
      .waitFor();

  await drag(page, '[data-pile="y"]', '[data-cell="c3"]');
  await step(2, "yellow on c3");
  await page.keyboard.press("u");
  await step(2, "must add");

  await page.keyboard.press("r");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await step(2, "red on d3");
  await page.keyboard.press("Enter");
  await step(3, "to d3");
  await page.keyboard.press("Escape");
  await step(3, "put down");
  await drag(page, '[data-cell="d3"]', '[data-cell="a1"]'); // nothing to carry
  await page.locator('[data-cell="a1"]').click();
  await page.getByRole("status").filter({ hasText: "U17" }).first().waitFor();
  await page.locator('[data-cell="d3"]').click();
  await page.keyboard.press("c");
  await page.getByRole("gridcell", { name: "d3, red, your pawn" }).waitFor();
  assert.deepEqual(ada.complaints(), []);
  await ada.leave();
});
