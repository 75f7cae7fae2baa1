/** Somebody new to a game plays a first match by tapping what is lit, without reading a rule. The tests differ in
 *  screen and language; `scripts/first-match-screenshots.ts` plays all combinations. */
import { expect, test, useServer } from "./support/fixtures";
import { beginFirstMatch, GAMES, type Lang } from "./support/first-match";
import type { TableRequest } from "./support/test-server";
import { DESKTOP, PHONE, type Viewport } from "./support/viewports";

useServer();

const FIRST_DECISIONS = 3;
const MAX_LAST_DECISIONS = 40;
const DEVICES: { lang: Lang; viewport: Viewport; name: string }[] = [
  { lang: "fr", viewport: PHONE, name: "phone-fr" },
  { lang: "en", viewport: DESKTOP, name: "desktop-en" },
];

for (const [number, game] of GAMES.entries()) {
  const { lang, viewport, name } = DEVICES[number % DEVICES.length]!;
  test(`a first match of ${game.titles.en} is understood from its beginning to its end (${name})`, async ({
    open,
    server,
  }) => {
    const person = await open({ lang, viewport });
    const { page } = person;
    let request: TableRequest | undefined;
    page.on("request", (sent) => {
      if (new URL(sent.url()).pathname === "/api/tables") request = sent.postDataJSON() as TableRequest;
    });
    const look = async (screen: string) => {
      await person.screenshot(`first-${game.name}-${screen}-${name}`);
      await person.expectNoSidewaysScroll(screen);
    };
    const player = await beginFirstMatch(person, server, game, lang, look);
    const path = new URL(page.url()).pathname;
    for (let decisions = 0; decisions < FIRST_DECISIONS; decisions++) await player.decide();
    expect(new URL(page.url()).pathname, "no rulebook and no lesson was opened").toBe(path);
    await look("middle");

    // The same match again, shortly before its end.
    const options = { ...request!.options, ...(game.name === "icecool" && { rounds: 1 }) };
    const last = await server.createTable({ ...request!, options }, { left: 2 });
    await page.evaluate(
      ({ table, token }) => localStorage.setItem("seaboard.seats", JSON.stringify({ [table]: token })),
      last,
    );
    await player.table.open(last.table);
    await player.playToEnd(MAX_LAST_DECISIONS);
    await expect(player.table.action("again")).toBeVisible();
    await look("score");
    // The header stays where it was, above the score.
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const rows = await page
      .locator("main ol > li")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(0, ...rows), "a row of the score is as high as the page").toBeLessThan(
      viewport.height / 2,
    );
  });
}
