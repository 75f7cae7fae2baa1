/** Without network: the shelf opens, a lesson and the puzzle of the day can be played, and what needs the server says so. */
import type { Page } from "@playwright/test";
import { changed } from "../src/wire/changes";
import type { PuzzleBoard } from "../src/wire/types";
import { FishPlayer } from "./players/fish-and-chips";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import type { TestServer } from "./support/test-server";
import { PHONE } from "./support/viewports";

useServer();

const GAME = "fish-and-chips";
const PUZZLE = `/puzzle/${GAME}/2026-03-01`;

/** Opens the shelf, and waits until the service worker answers: then it has page and lessons. */
async function openWithServiceWorker(person: Person) {
  await person.goto("/");
  await person.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => person.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  person.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
}

/** Neither the page nor its service worker reaches the network. */
async function setOffline({ context, page }: Person, offline: boolean) {
  await context.setOffline(offline);
  expect(await page.evaluate(() => navigator.onLine)).toBe(!offline);
}

test("a lesson goes on without network, and the rules still answer", async ({ open, server }) => {
  const lessons = await server.get<{ solution: string[] }[]>(`/api/lessons/${GAME}`);
  const person = await open({ viewport: PHONE, serviceWorker: true });
  const { page } = person;
  const table = new Table(person, server);
  const player = new FishPlayer(table);
  await openWithServiceWorker(person);
  await setOffline(person, true);

  await person.goto("/");
  await expect(page.getByText("No server in sight.")).toBeVisible();
  const shelfItem = page.getByRole("article", { name: "Fish & Chips" });
  await expect(shelfItem.getByRole("button", { name: "Play now" })).toBeDisabled();
  await person.screenshot("offline-shelf-phone");
  await shelfItem.getByRole("link", { name: "Learn" }).click();
  await table.idle();

  // An illegal move is answered with its clause, as the server prepared it.
  await player.tapMove("a1xa4");
  await expect(page.locator("[data-refusal]")).toContainText("F14");
  await person.screenshot("offline-refused-phone");

  for (const [number, { solution }] of lessons.entries()) {
    await expect(page.locator(`main[data-step="${number + 1}"][data-idle=true]`)).toBeVisible();
    for (const move of solution) await player.play(move);
    await expect(page.locator("main[data-task=done]")).toBeVisible();
    if (number < lessons.length - 1) await page.getByRole("button", { name: "Next step" }).click();
  }
  await expect(page.locator(".dot.isDone")).toHaveCount(lessons.length);
  await person.screenshot("offline-learnt-phone");

  // A first match needs the server; and so does a flick.
  await page.getByRole("button", { name: "Play a first match" }).click();
  await expect(page.locator(".toast").first()).toBeVisible();
  await person.goto("/learn/icecool");
  await expect(page.getByText("This needs the server").first()).toBeVisible();
  await person.screenshot("offline-needs-server-phone");

  await setOffline(person, false);
  await person.goto("/");
  await shelfItem.getByRole("button", { name: "Play now" }).click();
  await page
    .locator("dialog")
    .getByRole("button", { name: /I’m new here/ })
    .click();
  await page.waitForURL(/\/t\//);
  await table.idle();
});

interface PreparedNode {
  board: PuzzleBoard;
  next?: Record<string, PreparedNode>;
}

/** What the server prepared of today's puzzle: moves that solve it, and the shortest way to a legal move that was not
 *  prepared; null where there is none.
 */
async function preparedToday(page: Page, server: TestServer) {
  const link = (await page.locator(`.daily a[href*="/${GAME}/"]`).getAttribute("href"))!;
  const { first } = await server.get<{ first: PreparedNode }>(
    `/api/puzzles${link.slice("/puzzle".length)}/prepared`,
  );
  let solution: string[] | null = null;
  let unknown: string[] | null = null;
  const nodes: { node: PreparedNode; board: PuzzleBoard; way: string[] }[] = [
    { node: first, board: first.board, way: [] },
  ];
  for (const { node, board, way } of nodes) {
    const next = node.next ?? {};
    const move = board.state.moves.find((each) => !(each in next));
    if (move !== undefined) unknown ??= [...way, move];
    if (board.solved) solution ??= way;
    if (solution !== null && unknown !== null) break;
    for (const [each, child] of Object.entries(next))
      nodes.push({ node: child, board: changed(board, child.board) as PuzzleBoard, way: [...way, each] });
  }
  return { link, solution, unknown };
}

/** What lies on every cell, without what is said of its chances. */
const boardOf = (page: Page) =>
  page
    .locator("[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.split(",").slice(0, 2).join()));

test("without network today’s puzzle is solved, and a puzzle of another day shows again what was tried", async ({
  open,
  server,
}) => {
  const person = await open({ lang: "fr-FR", viewport: PHONE, serviceWorker: true });
  const { page } = person;
  const table = new Table(person, server);
  const player = new FishPlayer(table);
  const firstCapture = async () => {
    await table.legalCells("select").first().click();
    await table.legalCells("target").first().click();
  };
  await openWithServiceWorker(person);
  const { link, solution, unknown } = await preparedToday(page, server);
  expect(solution, "no solution of today’s puzzle was prepared").not.toBeNull();
  // The worker has today's puzzle too, which the server may still work out.
  const prepared = `/api/puzzles${link.slice("/puzzle".length)}/prepared`;
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then((found) => found !== undefined), prepared))
    .toBe(true);
  await person.goto(PUZZLE);
  await table.act(firstCapture);
  const tried = await boardOf(page);
  await setOffline(person, true);

  await person.goto("/");
  await page.locator(".daily a", { hasText: "Fish & Chips" }).click();
  await table.idle();
  // A legal move beside every way that was prepared. Of a small deal, such as that of 27 November 2026, all ways are prepared.
  if (unknown !== null) {
    for (const move of unknown.slice(0, -1)) await player.play(move);
    await player.tapMove(unknown.at(-1)!);
    await expect(page.getByText("seuls les essais proches d’une solution").first()).toBeVisible();
    await person.screenshot("offline-puzzle-phone");
    if (unknown.length > 1) await table.act(() => page.getByRole("button", { name: "Du début" }).click());
  }
  for (const move of solution!) await player.play(move);
  await expect(page.locator("main[data-task=solved]")).toBeVisible();
  await person.screenshot("offline-solved-phone");

  // Of the puzzles of other days there is only what was tried before.
  await person.goto("/puzzle/urchins/2026-03-01");
  await expect(page.getByText("il faut le serveur").first()).toBeVisible();
  await person.goto(PUZZLE);
  await table.act(firstCapture);
  expect(await boardOf(page)).toEqual(tried);
  await expect(page.getByRole("button", { name: "Annuler" })).toBeEnabled();
  await firstCapture();
  await expect(page.getByText("il faut le serveur").first()).toBeVisible();
});
