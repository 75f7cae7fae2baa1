/** Single things a person does at a table, each tried in the browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FishPlayer } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { Person, PHONE, SMALL_PHONE, WIDE } from "./people.mjs";

const home = openHome();

/** A person at a new table against a bot. */
async function atTheTable(options = {}) {
  const person = await Person.arrive(home.browser, { lang: "en-GB", here: true, ...options });
  await person.page.goto(home.url);
  await person.page
    .getByRole("article", { name: "Fish & Chips" })
    .getByRole("button", { name: "Play now" })
    .click();
  await person.page.getByRole("grid").waitFor();
  return { person, page: person.page, player: new FishPlayer(person, "en") };
}

/** Past the swaps, to one's own first capture. */
async function hunting(options) {
  const table = await atTheTable(options);
  while ((await table.player.due()) !== "capture") await table.player.decide();
  return table;
}

async function content(person) {
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("an illegal target explains itself with its clause, and the clause opens the rulebook", async () => {
  const { person, page, player } = await hunting({ size: WIDE });
  await page.getByRole("button", { name: "Show the notation" }).click();
  const origin = await player.movers.first().getAttribute("data-cell");
  await page.locator(`[data-cell="${origin}"]`).click();
  const rivals = await page
    .locator("[role=gridcell]")
    .evaluateAll((cells) =>
      cells.filter((cell) => /^.., purple/.test(cell.ariaLabel)).map((cell) => cell.dataset.cell),
    );
  const crooked = rivals.find((cell) => cell[0] !== origin[0] && cell[1] !== origin[1]);
  await page.locator(`[data-cell="${crooked}"]`).click();
  const link = page.locator("a", { hasText: /^F\d+$/ }).first();
  await link.waitFor();
  await person.picture("why-wide");
  const clause = await link.textContent();
  await link.click();
  await page.getByRole("dialog").getByText(clause, { exact: true }).first().waitFor();
  await person.picture("rule-sheet-wide");
  await content(person);
});

test("a capture can be made with the keyboard alone", async () => {
  const { person, page, player } = await hunting({ size: WIDE });
  const origin = await player.movers.first().getAttribute("data-cell");
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement.dataset.cell);
  const walkTo = async (cell) => {
    for (let at = await focused(); at !== cell; at = await focused()) {
      if (at[0] !== cell[0]) await page.keyboard.press(at[0] < cell[0] ? "ArrowRight" : "ArrowLeft");
      else await page.keyboard.press(at[1] < cell[1] ? "ArrowUp" : "ArrowDown");
    }
  };
  await walkTo(origin);
  await page.keyboard.press("Enter");
  const target = await player.targets.first().getAttribute("data-cell");
  await walkTo(target);
  await page.keyboard.press("Enter");
  await page
    .locator(".log li", { hasText: new RegExp(`${origin}.*${target}`) })
    .first()
    .waitFor();
  await content(person);
});

test("a move can be typed, and a wrong one is explained", async () => {
  const { person, page } = await hunting({ size: WIDE });
  await page.keyboard.press("/");
  const input = page.getByRole("textbox").last();
  await input.fill("a1xa1");
  await input.press("Enter");
  await page
    .getByText(/F4|F15|not a move/)
    .first()
    .waitFor();
  await content(person);
});

test("undo goes back to one's own decision, and the language changes in mid-game", async () => {
  const { person, page, player } = await hunting({ size: PHONE });
  const before = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  await player.decide();
  await player.due();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll("[role=gridcell]")].every(
        (cell, i) => cell.getAttribute("aria-label") === wanted[i],
      ),
    before,
  );
  await page.getByRole("button", { name: /Passer en français|français/i }).click();
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  assert.match(await player.page.getByRole("gridcell").first().getAttribute("aria-label"), /récif/);
  await content(person);
});

test("a hint comes in three grades", async () => {
  const { person, page } = await hunting({ size: WIDE });
  const note = page.getByRole("status").locator(".hinted");
  const told = [
    /1 of 3.*Look at your fish on [a-f]\d\./,
    /2 of 3.*F\d+/,
    /3 of 3.*[a-f]\d takes [a-f]\d\..*F\d+/,
  ];
  for (const text of told) {
    await page.getByRole("button", { name: "Hint" }).click();
    await note.filter({ hasText: text }).waitFor();
    const covered = await page.evaluate(() => {
      const said = document.querySelector(".hinted").getBoundingClientRect();
      return [...document.querySelectorAll(".shine")].some((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      });
    });
    assert.equal(covered, false, "the sentence does not lie on the place it speaks of");
  }
  await person.picture("hint-wide");
  await content(person);
});

test("the solo game has four colours in the drawn order and no swaps", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size: SMALL_PHONE });
  const { page } = person;
  await page.goto(home.url);
  await page.getByRole("button", { name: "Préparer une partie : Fish & Chips" }).last().click();
  await page
    .getByRole("dialog")
    .locator("label", { hasText: /^\s*1\s*$/ })
    .click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("grid").waitFor();
  const player = new FishPlayer(person, "fr");
  assert.equal(await player.due(), "capture");
  await player.decide();
  await person.picture("solo-small-phone-fr");
  assert.ok((await person.overflow()) <= 0);
  await content(person);
});

test("playing again lays the same table once more", async () => {
  const { person, page } = await atTheTable({ size: WIDE });
  const player = new FishPlayer(person, "en");
  for (let decision = 0; decision < 600 && (await player.due()) !== "over"; decision++) await player.decide();
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/t/"));
  await page.getByRole("grid").waitFor();
  await content(person);
});

test("an unknown table and an unknown page say so kindly", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB" });
  person.forgive(/404|WebSocket/);
  await person.page.goto(`${home.url}/t/nosuchtable1`);
  await person.page.getByRole("link", { name: /shelf/i }).first().waitFor();
  await person.picture("unknown-table");
  await person.page.goto(`${home.url}/nowhere`);
  await person.page.getByRole("link", { name: /shelf/i }).first().waitFor();
  await content(person);
});

test("the browser's Back closes what lies over the page, and only then leaves it", async () => {
  const { person, page } = await atTheTable({ size: PHONE });
  const address = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Keys" }).click(); // one sheet gives way to another
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Log/ }).click();
  await page.getByRole("complementary", { name: "Log" }).waitFor();
  await page.goBack();
  await page.getByRole("complementary", { name: "Log" }).waitFor({ state: "detached" });
  assert.equal(page.url(), address);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Close" }).click(); // leaves no trace in the history
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => !history.state?.overlay);
  await page.goBack();
  await page.waitForURL(home.url + "/");
  await content(person);
});

test("a match can be looked back at, move by move, while it goes on", async () => {
  const { person, page, player } = await hunting({ size: WIDE });
  await player.decide();
  await player.due();
  const board = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-cell]")].map((cell) =>
        (cell.getAttribute("aria-label") ?? "").split(",").slice(0, 2).join(),
      ),
    );
  const now = await board();
  await page.getByRole("button", { name: "Replay the match" }).click();
  await page.getByText(/^0 of \d+$/).waitFor();
  assert.notDeepEqual(await board(), now);
  assert.ok(await page.getByRole("button", { name: "One move back" }).isDisabled());
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await person.picture("replay-wide");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  assert.deepEqual(await board(), now);
  await page.keyboard.press(",");
  await page.getByRole("button", { name: "Back to the table" }).click();
  await page.locator(".log li button").first().click();
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole("button", { name: "Back to the table" }).click();
  assert.deepEqual(await board(), now);
  await player.due();
  await content(person);
});

test("alone the same deal can be restarted, and sent to somebody else", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = ada;
  const deal = (at) =>
    at.evaluate(() =>
      [...document.querySelectorAll("[data-cell]")].map((cell) =>
        (cell.getAttribute("aria-label") ?? "").split(",").slice(0, 2).join(),
      ),
    );
  await page.goto(home.url);
  await page
    .getByRole("article", { name: "Fish & Chips" })
    .getByRole("button", { name: /^Set up/ })
    .last()
    .click();
  await page.getByText("1", { exact: true }).first().click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("grid").waitFor();
  const first = page.url();
  const dealt = await deal(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await ada.picture("solo-menu");
  const link = await page.getByRole("textbox", { name: "Link to this deal" }).inputValue();
  await page.getByRole("button", { name: "Restart the same deal" }).click();
  await page.waitForURL((url) => url.href !== first);
  await page.getByRole("grid").waitFor();
  assert.deepEqual(await deal(page), dealt);
  const leo = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  await leo.page.goto(link);
  await leo.page.waitForURL(/\/t\//);
  await leo.page.getByRole("grid").waitFor();
  assert.match(leo.page.url(), /\/t\//);
  await content(ada);
  await content(leo);
});

test("whoever chooses a bot reads how it plays, and again at the table", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = person;
  await page.goto(home.url);
  await page
    .getByRole("article", { name: "Fish & Chips" })
    .getByRole("button", { name: /^Set up/ })
    .last()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(/^Seal: Thinks briefly about what promises most/).waitFor(); // the bot in the middle
  const levels = await sheet.getByLabel("Seat 2").locator("option").allTextContents();
  assert.deepEqual(
    levels.slice(3).map((text) => text.split(",")[0]),
    ["Plankton", "Herring", "Seal", "Dolphin", "Orca"],
  );
  await sheet.getByLabel("Seat 2").selectOption("plankton");
  await sheet.getByText(/^Plankton: Looks two moves ahead, overlooks many answers/).waitFor();
  await person.picture("set-up-levels-phone");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "How Plankton plays" }).click();
  await page.getByRole("button", { name: "Plankton: Looks two moves ahead" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Looks two moves ahead").waitFor();
  await person.picture("menu-players-phone");
  await content(person);
});
