/** Playing again and again leaves nothing behind in the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { Person, WIDE } from "./people.mjs";

const home = openHome();

test("tables that were left are forgotten by the page", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE, here: true });
  const { page } = ada;
  const session = await ada.context.newCDPSession(page);
  const nodes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).nodes;
  };
  await page.goto(home.url);
  const counts = [];
  for (let time = 0; time < 5; time++) {
    await page.getByRole("article", { name: "Urchins" }).getByRole("button", { name: "Play now" }).click();
    await page.getByRole("grid").waitFor();
    await page.getByRole("link", { name: "Back to the shelf" }).click();
    await page.locator(".daily").waitFor();
    counts.push(await nodes());
  }
  assert.ok(counts.at(-1) < 1.3 * counts[1], `${counts}`);
  await ada.leave();
});
