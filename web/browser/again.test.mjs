/** Playing again and again leaves nothing behind in the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { PATIENCE, Person, WIDE } from "./people.mjs";
import { comeBack, playOut } from "./playing.mjs";

const home = openHome();
const TIMES = 6;
/** What may be kept longer than it is needed: the browser's own caches. */
const SOME = 1.15;

async function counting(person) {
  const session = await person.context.newCDPSession(person.page);
  return async () => {
    // What was let go in the frame before is still held by it.
    await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
}

/** As many as in the beginning, when all had come; what is let go late is waited for, a leak stays. */
async function leavesNothing(nodes, counts) {
  const most = SOME * Math.max(counts[1], counts[2]);
  const tired = Date.now() + PATIENCE;
  let last = counts.at(-1);
  while (last >= most && Date.now() < tired) last = await nodes();
  assert.ok(last < most, `${counts}, then ${last}`);
}

test("tables that were left are forgotten by the page", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE, here: true });
  const { page } = ada;
  const nodes = await counting(ada);
  await page.goto(home.url);
  const counts = [];
  for (let time = 0; time < TIMES; time++) {
    await page.getByRole("article", { name: "Urchins" }).getByRole("button", { name: "Play now" }).click();
    await page.getByRole("grid").waitFor();
    await page.getByRole("link", { name: "Back to the shelf" }).click();
    await page.locator(".daily").waitFor();
    counts.push(await nodes());
  }
  await leavesNothing(nodes, counts);
  await ada.leave();
});

/** One match is over: every time "Play again" lays a new table of the same kind, and the way back leads to the match that is over. */
const GAMES = { urchins: {}, "fish-and-chips": { target: 20 }, "oh-crab": { short: true } };
for (const [game, options] of Object.entries(GAMES))
  test(`matches of ${game} that are played again leave nothing behind`, async () => {
    const ada = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE, here: true });
    const { page } = ada;
    const nodes = await counting(ada);
    const seats = [
      { kind: "me", bot: "" },
      { kind: "bot", bot: "plankton" },
    ];
    const over = await playOut(home.url, { game, name: "Ada", options, seats });
    await comeBack(ada, home.url, over);
    const counts = [];
    const tables = new Set();
    for (let time = 0; time < TIMES; time++) {
      const button = page.locator("footer").getByRole("button", { name: "Play again", exact: true });
      await button.waitFor();
      const before = page.url();
      await button.click();
      await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/t/"));
      tables.add(page.url());
      await page.getByRole("grid").waitFor();
      await page.locator(".goal").waitFor();
      counts.push(await nodes());
      if (time === TIMES - 1) await leavesNothing(nodes, counts);
      // Inside the page, as a person goes: it is not loaded anew.
      await page.goBack();
      await page.locator("div.score, footer .btn.pri").first().waitFor();
    }
    assert.equal(tables.size, TIMES);
    assert.deepEqual(ada.complaints(), []);
    await ada.leave();
  });
