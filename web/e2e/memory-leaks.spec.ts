/** Playing again and again leaves nothing behind in the page. */
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP } from "./support/viewports";

useServer();

const ROUNDS = 5;
/** Rounds that the last one is compared with. */
const BASELINE = [2, 3];
/** What the browser's own caches may keep longer than it is needed. */
const TOLERANCE = 1.15;
/** Of every game with a board of HTML, a short match. */
const GAMES = { urchins: {}, "fish-and-chips": { target: 20 }, "oh-crab": { short: true } };

/** Counts the DOM nodes that a page still holds after its garbage was collected. */
async function nodeCounter({ context, page }: Person): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  return async () => {
    // The frame before still holds what was let go in it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
}

/** Counts after a round, and fails in the last one if the page has more nodes than in the beginning, when all its code had
 *  come. What is let go late is waited for; a leak stays.
 */
async function checkRound(round: number, countNodes: () => Promise<number>, firstCounts: number[]) {
  if (BASELINE.includes(round)) firstCounts.push(await countNodes());
  if (round < ROUNDS) return;
  const max = TOLERANCE * Math.max(...firstCounts);
  await expect.poll(countNodes, `nodes after ${firstCounts.join(", ")}`).toBeLessThan(max);
}

test("tables that were left are forgotten by the page", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page } = person;
  const table = new Table(person, server);
  const countNodes = await nodeCounter(person);
  await person.goto("/");
  const counts: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await page.getByRole("article", { name: "Urchins" }).getByRole("button", { name: "Play now" }).click();
    await table.idle();
    await page.getByRole("link", { name: "Back to the shelf" }).click();
    await expect(page.locator(".daily")).toBeVisible();
    await checkRound(round, countNodes, counts);
  }
});

for (const [game, options] of Object.entries(GAMES))
  test(`matches of ${game} that are played again leave nothing behind`, async ({ open, server }) => {
    const request = { game, name: "Ada", options, seats: [ME, PLANKTON] };
    const over = await server.createTable(request, { over: true });
    const person = await open({ viewport: DESKTOP, returning: true, seats: [over] });
    const { page } = person;
    const table = new Table(person, server);
    const countNodes = await nodeCounter(person);
    await table.open(over.table);
    const counts: number[] = [];
    const tables = new Set<string>();
    for (let round = 1; round <= ROUNDS; round++) {
      await page.locator("footer").getByRole("button", { name: "Play again", exact: true }).click();
      await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(over.table));
      await expect(page.locator("main[data-phase=playing][data-idle=true] .goal")).toBeVisible();
      tables.add(table.id);
      await checkRound(round, countNodes, counts);
      // The way back leads to the match that is over; the page is not loaded again.
      await page.goBack();
      await expect(page.locator("main[data-phase=over][data-idle=true] div.score")).toBeVisible();
    }
    expect(tables.size).toBe(ROUNDS);
  });
