/** A newcomer: asked once, learns Fish & Chips by playing it, and sits down to a gentle first match. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FishPlayer, untilChanged } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { SHIFT, shifts, watchShifts } from "./shifts.mjs";

const home = openHome(WITHOUT_3D);
const GAME = "fish-and-chips";
/** So many boards each rulebook has, and so many of them have moves to play. */
const BOARDS = { urchins: [4, 4], "fish-and-chips": [5, 4], icecool: [6, 6], "oh-crab": [6, 6] };

const tap = (page, cell) => page.locator(`[data-cell="${cell}"]`).click();

/** Picks up a pile, unless it is in the hand already. */
async function pick(page, cell) {
  const selected = await page.locator(`[data-cell="${cell}"]`).getAttribute("aria-selected");
  if (selected !== "true") await tap(page, cell);
}

/** The cells that a move is tapped on; the octopus is where the words of its cell say. */
async function cellsOf(page, move) {
  const [from, to] = move.split(/x|<>/);
  if (from !== "O") return [from, to];
  const octopus = page.locator('[role=gridcell][aria-label*="red octopus"]');
  return [await octopus.getAttribute("data-cell"), to];
}

async function arrive(size, lang = "en-GB") {
  const person = await Person.arrive(home.browser, { lang, size });
  await person.page.goto(home.url);
  const box = person.page.getByRole("article", { name: "Fish & Chips" });
  return { person, page: person.page, box };
}

test("all lessons of a game are played on a phone, and the last one leads to a first match", async () => {
  const { person, page, box } = await arrive(PHONE);
  await box.getByRole("link", { name: "Learn" }).click();
  await page.waitForURL(`**/learn/${GAME}`);
  const lessons = await page.evaluate(
    (game) => fetch(`/api/lessons/${game}`).then((told) => told.json()),
    GAME,
  );
  await page.getByRole("grid").waitFor();

  // A wrong try is answered with its clause, and the clause opens the rulebook beside the board.
  await tap(page, "a1");
  await tap(page, "a4");
  await page.locator(".why").getByRole("link", { name: /F14/ }).click();
  await page.getByRole("dialog").locator(".aim", { hasText: "F14" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  for (const [number, lesson] of lessons.entries()) {
    await page.locator(`.dot.on:nth-child(${number + 1})`).waitFor();
    assert.ok((await person.overflow()) <= 0, `${lesson.name} scrolls sideways`);
    if (number === 1) await missOnce(page);
    for (const move of lesson.solution) {
      const [from, to] = await cellsOf(page, move);
      await untilChanged(page, async () => {
        await pick(page, from);
        await tap(page, to);
      });
    }
    await page.locator(".task.done").waitFor();
    if (number === 0) await person.picture("learn-phone");
    if (number < lessons.length - 1) await page.getByRole("button", { name: "Next step" }).click();
  }
  assert.equal(await page.locator(".dot.isDone").count(), lessons.length);

  await page.getByRole("button", { name: "Play a first match" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText("Your goal").waitFor();
  await page.getByText(/of 20/).first().waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

/** A legal move that does not do the task; then the move to play is shown. */
async function missOnce(page) {
  await tap(page, "b5");
  await tap(page, "b3");
  await page.locator(".task.missed").waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".task:not(.missed)").waitFor();
  // The button is gone; the keyboard goes on at the board.
  await page.locator(".boardwrap:focus").waitFor();
}

test("whoever plays now is asked once whether it is new, and the answer is kept", async () => {
  const { person, page, box } = await arrive(WIDE, "fr-FR");
  await box.getByRole("button", { name: "Jouer" }).click();
  const ask = page.getByRole("dialog");
  await person.picture("new-here-wide-fr");
  await ask.getByRole("button", { name: /Je débute/ }).click();
  await page.waitForURL(/\/t\//);
  await new FishPlayer(person, "fr").due();
  // Too gentle: another bot takes over, in the midst of the match.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await ask.getByLabel("Comment joue Plancton").selectOption({ label: "Phoque, moyen" });
  await person.picture("another-bot-wide-fr");
  await page.keyboard.press("Escape");
  await page.locator(".seat .nm", { hasText: "Phoque" }).waitFor();
  await page.goto(home.url);
  await box.getByRole("button", { name: "Jouer" }).click();
  await page.waitForURL(/\/t\//); // without a question

  await page.goto(home.url);
  await page.getByRole("button", { name: "Toi et cette page" }).click();
  assert.ok(await page.getByRole("radio", { name: "En douceur" }).isChecked());
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

for (const [game, [boards, playable]] of Object.entries(BOARDS))
  test(`a tap plays the examples in the rulebook of ${game}, and its boards push no text away`, async () => {
    const person = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
    const { page } = person;
    await watchShifts(page);
    await page.goto(`${home.url}/rules/${game}`);
    const examples = page.locator(".example > .live");
    await examples.first().waitFor();
    assert.equal(await examples.count(), boards);
    let played = 0;
    for (let number = 0; number < boards; number++) {
      const example = examples.nth(number);
      const tap = example.getByRole("button", { name: "Play the example" });
      if ((await tap.count()) === 0) continue; // only to be looked at
      await tap.click();
      await example.getByRole("button", { name: "From the beginning" }).waitFor();
      const told = await example.locator("> .hush").innerText();
      await example.getByRole("button", { name: "From the beginning" }).click();
      await tap.waitFor();
      assert.notEqual(await example.locator("> .hush").innerText(), told, `example ${number} does nothing`);
      played++;
    }
    assert.equal(played, playable);
    await person.picture(`rules-${game}-phone`);
    assert.ok((await shifts(page)) < SHIFT, "the text was pushed away");
    assert.ok((await person.overflow()) <= 0, "the rulebook scrolls sideways");
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  });
