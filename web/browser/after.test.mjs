/** After the match: one's matches, the replay and its addresses; and the puzzle of the day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEverybody } from "./axe.mjs";
import { openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { comeBack, playOut } from "./playing.mjs";

const home = openHome();
const ME = { kind: "me", bot: "" };
const PLANKTON = { kind: "bot", bot: "plankton" };
/** Its puzzle of Urchins is solved by b3-b2 y@a2 *a2. */
const DAY = "2026-03-01";

async function content(person) {
  assert.ok((await person.overflow()) <= 0, "the page scrolls sideways");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a finished match is in the list, plays again by itself, and every moment has an address", async () => {
  const seated = await playOut(home.url, {
    game: "urchins",
    seats: [ME, PLANKTON],
    name: "Ada",
    options: {},
  });
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = ada;
  await comeBack(ada, home.url, seated);
  await page.getByRole("button", { name: "Play again" }).waitFor();
  await isForEverybody(page, "the score");
  await page.goto(home.url);
  await page.getByRole("link", { name: "My matches" }).click();
  await page.getByRole("article", { name: "Urchins" }).waitFor();
  await isForEverybody(page, "my matches");
  await ada.picture("matches-phone");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByText(/^0 of \d+$/).waitFor();
  assert.match(page.url(), /\/0$/);

  await page.getByRole("button", { name: /^Speed/ }).click(); // to twice as fast
  await page.getByRole("button", { name: "Play the moves" }).click();
  // It goes on meanwhile: a slow look at it may miss any single moment.
  await page.getByText(/^([3-9]|\d\d+) of \d+$/).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Moment of the match" }).fill("12");
  await page.getByText(/^12 of \d+$/).waitFor();
  await page.waitForURL(/\/12$/);
  await isForEverybody(page, "the replay");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, page.url());

  const leo = await Person.arrive(home.browser, { lang: "fr-FR", size: WIDE });
  await leo.page.goto(link);
  await leo.page.getByText(/^12 sur \d+$/).waitFor();
  const picture = await leo.page.locator('meta[property="og:image"]').getAttribute("content");
  assert.equal((await leo.page.request.get(picture)).headers()["content-type"], "image/png");
  await leo.page.keyboard.press("ArrowRight");
  await leo.page.waitForURL(/\/13$/);
  await content(leo);

  await page.getByRole("button", { name: "Back to the table" }).click();
  await page.waitForURL((url) => url.pathname === `/t/${seated.table}`);
  await page.goto(`${home.url}/matches`);
  await page.getByRole("button", { name: "Remove this match of Urchins" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("You have not sat down at a table yet.").waitFor();
  await content(ada);
});

test("a puzzle: a wrong way, the right one, a result to send, and a mark in the archive", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = ada;
  await page.goto(home.url);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("heading", { name: "Today" }).waitFor();
  await isForEverybody(page, "the archive");
  await page.goto(`${home.url}/puzzle/urchins/${DAY}`);
  await page.getByText(/^Win \d+ urchins in this one turn\.$/).waitFor();
  await isForEverybody(page, "a puzzle");
  const cell = (name) => page.locator(`[data-cell="${name}"]`).click();
  const press = (name) => page.getByRole("button", { name }).click();
  // Taps are for nobody while a try is on its way to the server: what it brings is waited for.
  const fill = async (colour) => {
    await cell("b3");
    await cell("b2");
    await page.getByText(/^(Add or move|Add an urchin)$/).waitFor();
    await page.locator(`[data-pile=${colour}]`).click();
    await cell("a2");
    await page.getByText("Place your pawn").waitFor();
    await cell("a2");
  };

  // Skipping leads nowhere, but costs nothing either.
  await press(/^Skip step 1/);
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: /^Skip step 1/ }).waitFor();

  await fill("r");
  await press(/Catch \d+|End turn/);
  await page.getByText(/^\d of 3: there is a better way\.$/).waitFor();
  await page.getByRole("button", { name: "Show a solution" }).waitFor();
  await press("Try again");

  await fill("y");
  await press(/Catch 3/);
  await page.getByText("Solved at try 2").first().waitFor();
  await ada.picture("puzzle-solved-phone");
  await press("Share");
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(sent, /puzzle of 1 March 2026: Urchins\nSolved at try 2\n.*\/puzzle\/urchins\/2026-03-01$/);
  await content(ada);
});
