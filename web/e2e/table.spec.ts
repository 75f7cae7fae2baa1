/** Single features of the table. */
import { FishPlayer } from "./players/fish-and-chips";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import type { TestServer } from "./support/test-server";
import { DESKTOP, PHONE, SMALL_PHONE } from "./support/viewports";

useServer();

const shelfItem = (page: Person["page"]) => page.getByRole("article", { name: "Fish & Chips" });

/** Sits down at a new table against a bot, as the shelf offers it. */
async function startMatch(person: Person, server: TestServer) {
  await person.goto("/");
  await shelfItem(person.page).getByRole("button", { name: "Play now" }).click();
  const table = new Table(person, server);
  await table.idle();
  return { page: person.page, table, player: new FishPlayer(table) };
}

/** Plays past the swaps, to this person's first capture. */
async function startHunting(person: Person, server: TestServer) {
  const match = await startMatch(person, server);
  await match.player.playUntil("capture");
  return match;
}

/** What lies on every cell, without what is said of its chances. */
const boardOf = (page: Person["page"]) =>
  page
    .locator("[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.split(",").slice(0, 2).join()));

test("an illegal target explains itself with its clause, and the clause opens the rulebook", async ({
  open,
  server,
}) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page, table } = await startHunting(person, server);
  await page.getByRole("button", { name: "Show the notation" }).click();
  const origin = (await table.legalCells("select").first().getAttribute("data-cell"))!;
  await table.cell(origin).click();
  const rivals = await page
    .getByRole("gridcell", { name: /^.., purple/ })
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.cell!));
  const diagonal = rivals.find((cell) => cell[0] !== origin[0] && cell[1] !== origin[1])!;
  await table.cell(diagonal).click();
  const refusal = page.locator("[data-refusal]");
  await expect(refusal).toHaveAttribute("data-clause", /^F\d+$/);
  const clause = (await refusal.getAttribute("data-clause"))!;
  await person.screenshot("why-wide");
  await refusal.getByRole("link", { name: clause }).click();
  await expect(page.getByRole("dialog").getByText(clause, { exact: true }).first()).toBeVisible();
  await person.screenshot("rule-sheet-wide");
});

test("a capture can be made with the keyboard alone", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page, table } = await startHunting(person, server);
  const focusedCell = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.cell ?? "");
  const moveTo = async (cell: string) => {
    for (let at = await focusedCell(); at !== cell; at = await focusedCell()) {
      if (at[0] !== cell[0]) await page.keyboard.press(at[0]! < cell[0]! ? "ArrowRight" : "ArrowLeft");
      else await page.keyboard.press(at[1]! < cell[1]! ? "ArrowUp" : "ArrowDown");
    }
  };
  const origin = (await table.legalCells("select").first().getAttribute("data-cell"))!;
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await moveTo(origin);
  await page.keyboard.press("Enter");
  const target = (await table.legalCells("target").first().getAttribute("data-cell"))!;
  await moveTo(target);
  await table.act(() => page.keyboard.press("Enter"));
  await expect(
    page.locator(".log li", { hasText: new RegExp(`${origin}.*${target}`) }).first(),
  ).toBeVisible();
});

test("a move can be typed, and a wrong one is explained", async ({ open, server }) => {
  const { page } = await startHunting(await open({ viewport: DESKTOP, returning: true }), server);
  await page.keyboard.press("/");
  const input = page.getByRole("textbox").last();
  await input.fill("a1xa1");
  await input.press("Enter");
  await expect(page.getByText(/F4|F15|not a move/).first()).toBeVisible();
});

test("undo goes back to one's own decision, and the language changes in mid-game", async ({
  open,
  server,
}) => {
  const person = await open({ returning: true });
  const { page, table, player } = await startHunting(person, server);
  const before = await boardOf(page);
  await player.decide();
  await table.ownTurn();
  await table.act(() => table.action("undo").click());
  expect(await boardOf(page)).toEqual(before);
  await page.getByRole("button", { name: /français/i }).click();
  await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("gridcell").first()).toHaveAccessibleName(/récif/);
});

test("a hint comes in three grades", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page, table } = await startHunting(person, server);
  const hint = page.locator("[data-hint-grade]");
  const texts = [
    /1 of 3.*Look at your fish on [a-f]\d\./,
    /2 of 3.*F\d+/,
    /3 of 3.*[a-f]\d takes [a-f]\d\..*F\d+/,
  ];
  for (const [number, text] of texts.entries()) {
    await table.action("hint").click();
    await expect(page.locator(`[data-hint-grade="${number + 1}"]`)).toHaveText(text);
    const covers = await hint.evaluate((note) => {
      const said = note.getBoundingClientRect();
      return [...document.querySelectorAll(".shine")].some((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      });
    });
    expect(covers, "the sentence covers the place it speaks of").toBe(false);
  }
  await person.screenshot("hint-wide");
});

test("the solo game has four colours in the drawn order and no swaps", async ({ open, server }) => {
  const person = await open({ lang: "fr-FR", viewport: SMALL_PHONE });
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "Préparer une partie : Fish & Chips" }).last().click();
  await page
    .getByRole("dialog")
    .locator("label", { hasText: /^\s*1\s*$/ })
    .click();
  await page.getByRole("button", { name: "Commencer" }).click();
  const table = new Table(person, server);
  expect((await table.idle()).decision).toBe("capture");
  await new FishPlayer(table).decide();
  await person.screenshot("solo-small-phone-fr");
  await person.expectNoSidewaysScroll();
});

test("an unknown table and an unknown page say so kindly", async ({ open }) => {
  const person = await open();
  person.allowConsole(/404|WebSocket/);
  for (const path of ["/t/nosuchtable1", "/nowhere"]) {
    await person.goto(path);
    await expect(person.page.getByRole("link", { name: /shelf/i }).first()).toBeVisible();
  }
  await person.screenshot("unknown-page");
});

test("the browser's Back closes what lies over the page, and only then leaves it", async ({
  open,
  server,
}) => {
  const person = await open({ viewport: PHONE, returning: true });
  const { page, table } = await startMatch(person, server);
  const address = page.url();
  await table.action("menu").click();
  await page.getByRole("button", { name: "Keys" }).click(); // one dialog gives way to another
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await table.action("log").click();
  await expect(page.getByRole("complementary", { name: "Log" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("complementary", { name: "Log" })).toHaveCount(0);
  expect(page.url()).toBe(address);
  await table.action("menu").click();
  await page.getByRole("button", { name: "Close" }).click(); // leaves no trace in the history
  await expect(page.locator("html")).toHaveAttribute("data-overlay", "none");
  await page.goBack();
  await page.waitForURL("/");
});

test("a match can be looked back at, move by move, while it goes on", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page, table, player } = await startHunting(person, server);
  await player.decide();
  await table.ownTurn();
  const shownMove = (move: string | number) =>
    expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-viewed-move", String(move));
  const now = await boardOf(page);
  await page.getByRole("button", { name: "Replay the match" }).click();
  await shownMove(0);
  expect(await boardOf(page)).not.toEqual(now);
  await expect(page.getByRole("button", { name: "One move back" })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await shownMove(1);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await person.screenshot("replay-wide");
  await page.keyboard.press("Escape");
  await shownMove("live");
  expect(await boardOf(page)).toEqual(now);
  await page.keyboard.press(",");
  await table.action("live").click();
  await shownMove("live");
  await page.locator(".log li button").first().click();
  await shownMove(1);
  await table.action("live").click();
  await shownMove("live");
  expect(await boardOf(page)).toEqual(now);
});

test("alone the same deal can be restarted, and sent to somebody else", async ({ open, server }) => {
  const ada = await open({ viewport: PHONE });
  const { page } = ada;
  await ada.goto("/");
  await shelfItem(page)
    .getByRole("button", { name: /^Set up/ })
    .last()
    .click();
  await page.getByText("1", { exact: true }).first().click();
  await page.getByRole("button", { name: "Start" }).click();
  const table = new Table(ada, server);
  await table.idle();
  const first = page.url();
  const dealt = await boardOf(page);
  await table.action("menu").click();
  await ada.screenshot("solo-menu");
  const link = await page.getByRole("textbox", { name: "Link to this deal" }).inputValue();
  await page.getByRole("button", { name: "Restart the same deal" }).click();
  await page.waitForURL((url) => url.href !== first);
  await table.idle();
  expect(await boardOf(page)).toEqual(dealt);

  const leo = await open({ lang: "fr-FR", viewport: PHONE });
  await leo.goto(link);
  await leo.page.waitForURL(/\/t\//);
  await new Table(leo, server).idle();
  expect(await leo.page.getByRole("gridcell").count()).toBe(dealt.length);
});

test("whoever chooses a bot reads how it plays, and again at the table", async ({ open }) => {
  const person = await open({ viewport: PHONE });
  const { page } = person;
  await person.goto("/");
  await shelfItem(page)
    .getByRole("button", { name: /^Set up/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Seal: Thinks briefly about what promises most/)).toBeVisible();
  const levels = await dialog.getByLabel("Seat 2").locator("option").allTextContents();
  expect(levels.slice(3).map((text) => text.split(",")[0])).toEqual([
    "Plankton",
    "Herring",
    "Seal",
    "Dolphin",
    "Orca",
  ]);
  await dialog.getByLabel("Seat 2").selectOption("plankton");
  await expect(dialog.getByText(/^Plankton: Looks two moves ahead, overlooks many answers/)).toBeVisible();
  await person.screenshot("set-up-levels-phone");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "How Plankton plays" }).click();
  await expect(page.getByRole("button", { name: "Plankton: Looks two moves ahead" })).toBeVisible();
  await page.locator("[data-action=menu]").click();
  await expect(page.getByRole("dialog").getByText("Looks two moves ahead")).toBeVisible();
  await person.screenshot("menu-players-phone");
});
