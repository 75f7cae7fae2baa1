/** After the match: one's matches, the replay and its addresses; and the puzzle of the day. */
import { expectAccessible } from "./support/accessibility";
import { expect, test, useServer } from "./support/fixtures";
import { Table } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

/** Its puzzle of Urchins is solved by b3-b2 y@a2 *a2. */
const DAY = "2026-03-01";

test("a finished match is in the list, plays by itself, and every moment has an address", async ({
  open,
  server,
}) => {
  const request = { game: "urchins", name: "Ada", seats: [ME, PLANKTON] };
  const over = await server.createTable(request, { over: true });
  const person = await open({ viewport: PHONE, seats: [over] });
  const { page } = person;
  const table = new Table(person, server);
  const viewedMove = (move: string | number) =>
    expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-viewed-move", String(move));
  await table.open(over.table);
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await person.goto("/");
  await page.getByRole("link", { name: "My matches" }).click();
  await expect(page.getByRole("article", { name: "Urchins" })).toBeVisible();
  await person.screenshot("matches-phone");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/0$/);
  await viewedMove(0);
  await expect(page.getByText(/^0 of \d+$/)).toBeVisible();

  await page.getByRole("button", { name: /^Speed/ }).click(); // to twice as fast
  await page.getByRole("button", { name: "Play the moves" }).click();
  await expect(page.getByText(/^([3-9]|\d\d+) of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Moment of the match" }).fill("12");
  await viewedMove(12);
  await expect(page.getByText(/^12 of \d+$/)).toBeVisible();
  await page.waitForURL(/\/12$/);
  await expectAccessible(page, "the replay in the middle of a match");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const guest = await open({ lang: "fr-FR", viewport: DESKTOP });
  await guest.goto(page.url());
  await expect(guest.page.getByText(/^12 sur \d+$/)).toBeVisible();
  const image = await guest.page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await guest.page.request.get(image!)).headers()["content-type"]).toBe("image/png");
  await guest.page.keyboard.press("ArrowRight");
  await guest.page.waitForURL(/\/13$/);
  await guest.expectNoSidewaysScroll();

  await page.getByRole("button", { name: "Back to the table" }).click();
  await page.waitForURL((url) => url.pathname === `/t/${over.table}`);
  await person.goto("/matches");
  await page.getByRole("button", { name: "Remove this match of Urchins" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("You have not sat down at a table yet.")).toBeVisible();
  await person.expectNoSidewaysScroll();
});

test("a puzzle: a wrong attempt, the right one, and a result to send", async ({ open, server }) => {
  const person = await open({ viewport: PHONE });
  const { page } = person;
  const table = new Table(person, server);
  await person.goto("/");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await person.follow(`/puzzle/urchins/${DAY}`);
  await table.idle();
  await expect(page.getByText(/^Win \d+ urchins in this one turn\.$/)).toBeVisible();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const fill = async (colour: "y" | "r") => {
    await table.cell("b3").click();
    await table.act(() => table.cell("b2").click());
    await expect(page.getByText(/^(Add or move|Add an urchin)$/)).toBeVisible();
    await page.locator(`[data-pile=${colour}]`).click();
    await table.act(() => table.cell("a2").click());
    await expect(page.getByText("Place your pawn")).toBeVisible();
    await table.cell("a2").click();
  };

  // Skipping leads nowhere, but costs nothing either.
  await button(/^Skip step 1/).click();
  await button("Start over").click();
  await expect(button(/^Skip step 1/)).toBeVisible();
  await table.idle();

  await fill("r");
  await table.act(() => button(/Catch \d+|End turn/).click());
  await expect(page.getByText(/^\d of 3: there is a better way\.$/)).toBeVisible();
  await expect(button("Show a solution")).toBeVisible();
  await table.act(() => button("Try again").click());

  await fill("y");
  await table.act(() => button(/Catch 3/).click());
  await expect(page.locator("main[data-task=solved]")).toBeVisible();
  await expect(page.getByText("Solved at try 2").first()).toBeVisible();
  await person.screenshot("puzzle-solved-phone");
  await button("Share").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/puzzle of 1 March 2026: Urchins\nSolved at try 2\n.*\/puzzle\/urchins\/2026-03-01$/);
  await person.expectNoSidewaysScroll();
});
