/** Oh Crab!: every kind of question on a phone, two people by link, and single features of its table. */
import { CrabPlayer } from "./players/oh-crab";
import { playerToMove } from "./players/together";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { sitDown, Table } from "./support/table";
import {
  FRIEND,
  ME,
  PLANKTON,
  type Progress,
  type SeatRequest,
  type TestServer,
} from "./support/test-server";
import { DESKTOP, PHONE, SMALL_PHONE } from "./support/viewports";

useServer();

const request = (...others: SeatRequest[]) => ({ game: "oh-crab", name: "Ada", seats: [ME, ...others] });
const TWO = request(PLANKTON);
const THREE = request(PLANKTON, PLANKTON);
const FOUR = request(PLANKTON, PLANKTON, PLANKTON);

/** Positions in which seat 0 is asked these questions, one after the other. The bot "greedy" has led there. */
const QUESTIONS = [
  { table: FOUR, plies: 0, kinds: ["plan", "start", "menu"] },
  { table: FOUR, plies: 70, kinds: ["card", "pile"] },
  { table: FOUR, plies: 156, kinds: ["yes_no", "pile"] },
  { table: FOUR, plies: 251, kinds: ["run"] },
  { table: FOUR, plies: 253, kinds: ["push"] },
  { table: TWO, plies: 0, kinds: ["column"] },
  { table: TWO, plies: 12, kinds: ["crab", "start"] },
];

test("every kind of question can be answered in French on a phone, and leads on to the score", async ({
  open,
  server,
}) => {
  const started = await Promise.all(
    QUESTIONS.map(({ table, plies }) => server.createTable(table, { plies })),
  );
  const last = await server.createTable(FOUR, { left: 1 });
  const person = await open({ lang: "fr-FR", viewport: PHONE, seats: [...started, last] });
  const table = new Table(person, server);
  const player = new CrabPlayer(table);
  for (const [number, { plies, kinds }] of QUESTIONS.entries()) {
    await table.open(started[number]!.table);
    for (const kind of kinds) {
      const state = await table.ownTurn();
      expect(state.decision, `after ${plies} plies`).toBe(kind);
      await person.screenshot(`oh-crab-phone-fr-${kind}`);
      await person.expectNoSidewaysScroll(kind);
      await player.decide();
    }
  }
  await table.open(last.table);
  await player.playToEnd(20);
  await expect(person.page.locator("[data-result=match]")).toBeVisible();
  await person.screenshot("oh-crab-phone-fr-score");
  await person.expectNoSidewaysScroll("the score");
});

/** A table for two people at two devices: Ada's desktop, where it was created, and Leo's, who comes by the link. */
async function sitDownInTwo(
  open: Parameters<typeof sitDown>[0],
  server: TestServer,
  progress: Progress,
  leoOptions: Parameters<typeof open>[0],
) {
  const ada = await sitDown(open, server, request(FRIEND), progress, { viewport: DESKTOP, dark: true });
  const leo = await open(leoOptions);
  await leo.goto(`/t/${ada.started.table}`);
  await leo.page.locator("[data-action=take-seat]").click();
  const players = [ada.table, new Table(leo, server)].map((table) => new CrabPlayer(table));
  for (const { page } of players)
    await expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-phase", "playing");
  return { ada: ada.person, leo, table: ada.table, players };
}

test("two people finish a game for two over a link", async ({ open, server }) => {
  const small = { lang: "fr-FR", viewport: SMALL_PHONE };
  const { ada, leo, players } = await sitDownInTwo(open, server, { left: 3 }, small);
  await ada.screenshot("oh-crab-two-desktop-dark");
  await leo.screenshot("oh-crab-two-small-phone-fr");
  await leo.expectNoSidewaysScroll();
  let phase = "playing";
  while (phase !== "over") ({ phase } = await (await playerToMove(players)).decide());
  for (const { page } of players) await expect(page.locator("[data-result=match]")).toBeVisible();
  await ada.screenshot("oh-crab-score-desktop-dark");
  await leo.expectNoSidewaysScroll("the score");
});

test("a planned card is changed while the other still thinks, and no record is offered", async ({
  open,
  server,
}) => {
  const { ada, table, players } = await sitDownInTwo(open, server, {}, { viewport: DESKTOP });
  const { page } = table;
  const cards = page.locator("[data-card]");
  // Crabs are placed in turn, then everybody plans.
  for (let player = await playerToMove(players); ; player = await playerToMove(players)) {
    if ((await table.idle()).decision === "plan") break;
    await player.decide();
  }
  const names = () => cards.evaluateAll((held: HTMLElement[]) => held.map((card) => card.title));
  const before = await names();
  await cards.first().click();
  await table.act(() => page.getByRole("button", { name: "Ready" }).click());
  await expect(page.locator("main")).toHaveAttribute("data-turn", "changeable");
  await expect(page.getByRole("button", { name: "Planned" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toBeDisabled(); // nothing is asked
  await expect(page.locator("aside.log .lf .btn"), "a record would tell the Hands").toHaveCount(0);
  expect(await page.title()).not.toMatch(/Your turn/);
  await cards.first().click();
  await ada.screenshot("oh-crab-change-desktop");
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("button", { name: "Planned" })).toBeVisible();
  await table.idle();
  expect((await names()).toSorted(), "the second card lies there instead of the first").toEqual(
    before.toSpliced(1, 1).toSorted(),
  );
});

test("five seats fit on a small phone, and a spectator sees no Hand", async ({ open, server }) => {
  const five = request(PLANKTON, PLANKTON, PLANKTON, PLANKTON);
  const { person, page, started } = await sitDown(open, server, five, {}, { viewport: SMALL_PHONE });
  await person.expectNoSidewaysScroll();
  const cut = await page
    .locator(".place .name > span")
    .evaluateAll((all) =>
      all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
    );
  expect(cut, "every name is read whole").toEqual([]);
  await person.screenshot("oh-crab-five-small-phone");
  const watcher = await open({ viewport: DESKTOP });
  await new Table(watcher, server).open(started.table);
  await expect(watcher.page.locator(".hand button")).toHaveCount(0);
  await watcher.screenshot("oh-crab-watch-desktop");
});

test("a space explains itself with its clause, and a line of the log shows the board of then", async ({
  open,
  server,
}) => {
  const { person, page, table } = await sitDown(open, server, THREE, { plies: 36 }, { viewport: DESKTOP });
  await table.cell("c8").click();
  const clause = page.locator("[data-clause] a");
  await expect(clause).toHaveText(/^O\d+$/);
  await clause.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-overlay", "none");

  await page.locator("aside.log li button").first().click();
  await expect(page.locator("main[data-idle=true]")).not.toHaveAttribute("data-viewed-move", "live");
  await person.screenshot("oh-crab-then-desktop");
  await table.action("live").click();
  await expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-viewed-move", "live");
});

test("a turn can be played with the keyboard alone, hinted, and taken back", async ({ open, server }) => {
  const { person, page, table } = await sitDown(open, server, THREE, {}, { viewport: DESKTOP });
  const { keyboard } = page;
  await keyboard.press("1");
  await expect(page.getByRole("button", { name: "Ready" })).toBeEnabled();
  await table.act(() => keyboard.press("e"));
  await table.ownTurn();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeEnabled();
  await table.act(() => keyboard.press("e"));
  await expect(page.getByRole("button", { name: "End turn" })).toBeVisible();
  const lit = (await table.legalCells("select").first().getAttribute("data-cell"))!;
  await keyboard.press("ArrowUp");
  await expect(table.cell(lit)).toBeFocused();
  await table.act(() => keyboard.press("Enter"));
  await expect(table.cell(lit)).toHaveAccessibleName(/Red/);
  for (const grade of [1, 2, 3]) {
    await keyboard.press("h");
    await expect(page.locator(`[data-hint-grade="${grade}"]`)).toHaveText(
      grade === 1 ? /Look at/ : new RegExp(`${grade} of 3.*O\\d+`),
    );
  }
  await person.screenshot("oh-crab-hint-desktop");
  await table.act(() => keyboard.press("u"));
  await expect(table.cell(lit)).not.toHaveAccessibleName(/Red/);
});

/** A set-up in which the player chooses the tiles of the board. */
async function chooseTiles(person: Person) {
  const dialog = person.page.getByRole("dialog");
  await expect(dialog.locator("fieldset select")).toHaveCount(4);
  await dialog.locator("summary").click();
  const option = (name: string) => dialog.locator("label.option").filter({ hasText: name }).locator("select");
  await expect(option("Scénario").locator("option").first()).toHaveText(/Première fuite/);
  await option("Tuiles du plateau").selectOption({ label: "Mon propre choix" });
  const places = dialog.locator(".places select");
  await places.nth(1).selectOption("4B");
  await places.nth(2).selectOption("3A");
}

test("the set-up knows four seats, the scenarios by name, and a board of one's own", async ({
  open,
  server,
}) => {
  const person = await open({ lang: "fr-FR", viewport: PHONE });
  const { page } = person;
  await person.goto("/");
  await page
    .getByRole("button", { name: /Oh Crab/ })
    .last()
    .click();
  await chooseTiles(person);
  await person.screenshot("oh-crab-set-up-phone-fr");
  await person.expectNoSidewaysScroll();
  await page.locator("button[form=set-up]").click();
  await page.waitForURL(/\/t\//);
  const table = new Table(person, server);
  await table.idle();
  // What the stream of tile 4B does is told where it flows.
  await table.cell("d7").click();
  await expect(page.locator("[data-clause]")).toHaveText(/Courant/);
});
