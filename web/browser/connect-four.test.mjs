/** A game that the page was built without: Connect Four, from a package beside Seaboard, by taps on the plain board. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { DiscPlayer, installExample } from "./connect-four.mjs";
import { openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";

if (!process.env.SEABOARD_HOUSE) before(installExample);
const home = openHome();

const TITLE = { en: "Connect Four", fr: "Puissance 4" };
const PLAY = { en: "Play now", fr: "Jouer" };
const WON = { en: /^(You win|.+ wins|Nobody wins: a draw)$/, fr: /^(Tu gagnes|.+ gagne|.*nul.*)$/ };
const DROPPED = { en: "Red drops into d.", fr: "Rouge joue en d." };

const box = (page, lang) => page.getByRole("article", { name: TITLE[lang] });

async function finishAMatch(lang, size, name) {
  const person = await Person.arrive(home.browser, { lang, size, here: true });
  const { page } = person;
  const player = new DiscPlayer(person, lang);
  await page.goto(home.url);
  await box(page, lang).scrollIntoViewIfNeeded();
  await person.picture(`connect-four-${name}-shelf`);
  await player.touch(box(page, lang).getByRole("button", { name: PLAY[lang] }));
  await page.waitForURL(/\/t\//);
  await player.due();
  assert.equal(await page.getByRole("gridcell").count(), 42);
  await player.drop("d1");
  for (let turn = 1; (await player.due()) === "drop"; turn++) {
    assert.ok(turn <= 21, "the match does not end");
    if (turn === 3) await person.picture(`connect-four-${name}-middle`);
    assert.ok((await person.overflow()) <= 0, "the board scrolls sideways");
    const cells = await player.playable.evaluateAll((found) => found.map((cell) => cell.dataset.cell));
    await player.drop(cells[(turn * 5) % cells.length]);
  }
  await page.getByText(WON[lang]).first().waitFor();
  await person.picture(`connect-four-${name}-end`);
  assert.ok((await person.overflow()) <= 0, "the end scrolls sideways");
  const discs = await player.discs.count();
  assert.ok(discs >= 7 && discs <= 42);
  if (size === PHONE) await player.touch(page.getByRole("button", { name: /^Journal/ }));
  await page.getByText(DROPPED[lang]).first().waitFor();
  await person.picture(`connect-four-${name}-log`);
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a match against a bot is finished by taps on a phone, in French", () =>
  finishAMatch("fr", PHONE, "phone"));

test("a match against a bot is finished by clicks on a wide window", () => finishAMatch("en", WIDE, "wide"));

test("two people fill a column, are told why no more goes in, read the rule, and one wins", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en", size: WIDE, dark: true });
  await ada.page.goto(home.url);
  await box(ada.page, "en").getByRole("button", { name: "With friends" }).click();
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  await ada.page.waitForURL(/\/t\//);
  const leo = await Person.arrive(home.browser, { lang: "fr", size: PHONE });
  await leo.page.goto(ada.page.url());
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();
  const [first, second] = [new DiscPlayer(ada, "en"), new DiscPlayer(leo, "fr")];
  const turns = async (...cells) => {
    for (const [number, cell] of cells.entries()) {
      const mover = number % 2 === 0 ? first : second;
      await mover.due();
      await mover.drop(cell);
    }
  };
  await turns("d1", "d2", "d3", "d4", "d5", "d6");

  await first.due();
  await ada.page.locator('[data-cell="d6"]').click();
  const why = ada.page.getByRole("status").filter({ hasText: "Column d is full to the top." });
  await why.waitFor();
  await ada.picture("connect-four-wide-dark-why");
  assert.match(await why.getByRole("link", { name: "C2" }).getAttribute("href"), /\/rules\/connect-four#C2$/);

  await turns("a1", "g1", "b1", "g2", "c1");
  await ada.page.getByText("You win", { exact: true }).first().waitFor();
  await leo.page
    .getByText(/ gagne$/)
    .first()
    .waitFor();
  await ada.picture("connect-four-wide-dark-won");
  await leo.picture("connect-four-phone-lost");

  await leo.page.goto(`${home.url}/rules/connect-four#C3`);
  await leo.page.getByText("Quatre de vos jetons alignés").waitFor();
  await leo.picture("connect-four-phone-rules");
  for (const person of [ada, leo]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});
