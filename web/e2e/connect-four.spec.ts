/** A game that the page was built without: Connect Four, from a package beside Seaboard, on the generic board. */
import type { Page } from "@playwright/test";
import { ConnectFourPlayer, installConnectFour } from "./players/connect-four";
import { expect, test, useServer } from "./support/fixtures";
import { Table } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer(() => Promise.resolve({ packages: installConnectFour() }));

const CELLS = 42;
const FEWEST_DISCS = 7; // of a match that somebody has won

const shelfItem = (page: Page, title: string) => page.getByRole("article", { name: title });
const discs = (page: Page) => page.locator("[role=gridcell] .piece");

for (const device of [
  {
    ...{ lang: "fr", viewport: PHONE, name: "phone", title: "Puissance 4", play: "Jouer" },
    ...{ won: /^(Tu gagnes|.+ gagne|.*nul.*)$/, dropped: "Rouge joue en d." },
  },
  {
    ...{ lang: "en", viewport: DESKTOP, name: "desktop", title: "Connect Four", play: "Play now" },
    ...{ won: /^(You win|.+ wins|Nobody wins: a draw)$/, dropped: "Red drops into d." },
  },
])
  test(`a match against a bot begins on the shelf and ends with its result (${device.name})`, async ({
    open,
    server,
  }) => {
    const { lang, viewport, name, title, play, won, dropped } = device;
    const last = await server.createTable({ game: "connect-four", seats: [ME, PLANKTON] }, { left: 1 });
    const person = await open({ lang, viewport, returning: true, seats: [last] });
    const { page } = person;
    const isPhone = viewport === PHONE;
    await person.goto("/");
    await shelfItem(page, title).scrollIntoViewIfNeeded();
    await person.screenshot(`connect-four-${name}-shelf`);
    const button = shelfItem(page, title).getByRole("button", { name: play });
    await (isPhone ? button.tap() : button.click());
    await page.waitForURL(/\/t\//);
    const table = new Table(person, server);
    await table.ownTurn();
    await expect(page.getByRole("gridcell")).toHaveCount(CELLS);
    const cell = table.cell("d1");
    await table.act(() => (isPhone ? cell.tap() : cell.click()));
    await table.ownTurn();
    await expect(discs(page)).toHaveCount(2);
    await person.screenshot(`connect-four-${name}-board`);
    await person.expectNoSidewaysScroll("the board");
    if (isPhone) await page.getByRole("button", { name: /^Journal/ }).tap();
    await expect(page.locator("[data-panel=log]").getByText(dropped)).toBeVisible();
    await person.screenshot(`connect-four-${name}-log`);

    await table.open(last.table);
    await new ConnectFourPlayer(table).playToEnd(CELLS / 2);
    await expect(page.locator("[data-result=match]")).toHaveText(won);
    await person.screenshot(`connect-four-${name}-end`);
    await person.expectNoSidewaysScroll("the end");
    expect(await discs(page).count()).toBeGreaterThanOrEqual(FEWEST_DISCS);
  });

test("two people fill a column, are told why no more goes in, read the rule, and one wins", async ({
  open,
  server,
}) => {
  const ada = await open({ viewport: DESKTOP, dark: true });
  await ada.goto("/");
  await shelfItem(ada.page, "Connect Four").getByRole("button", { name: "With friends" }).click();
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  await ada.page.waitForURL(/\/t\//);
  const leo = await open({ lang: "fr", viewport: PHONE });
  await leo.goto(new URL(ada.page.url()).pathname);
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();
  const players = [ada, leo].map((person) => new ConnectFourPlayer(new Table(person, server)));
  for (const { page } of players)
    await expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-phase", "playing");
  const drop = async (...cells: string[]) => {
    for (const [number, cell] of cells.entries()) {
      await players[number % 2]!.drop(cell);
      for (const { table } of players) await table.idle((await players[number % 2]!.table.idle()).ply);
    }
  };
  await drop("d1", "d2", "d3", "d4", "d5", "d6");

  await ada.page.locator('[data-cell="d6"]').click();
  const why = ada.page.getByRole("status").filter({ hasText: "Column d is full to the top." });
  await expect(why.getByRole("link", { name: "C2" })).toHaveAttribute("href", /\/rules\/connect-four#C2$/);
  await ada.screenshot("connect-four-desktop-dark-why");

  await drop("a1", "g1", "b1", "g2", "c1");
  await expect(ada.page.getByText("You win", { exact: true }).first()).toBeVisible();
  await expect(leo.page.getByText(/ gagne$/).first()).toBeVisible();
  await ada.screenshot("connect-four-desktop-dark-won");
  await leo.screenshot("connect-four-phone-lost");

  await leo.goto("/rules/connect-four#C3");
  await expect(leo.page.getByText("Quatre de vos jetons alignés")).toBeVisible();
  await leo.screenshot("connect-four-phone-rules");
});
