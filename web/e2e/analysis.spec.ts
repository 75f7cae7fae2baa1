/** After a match: its analysis, from the progress bar to what one can learn from it. */
import type { Page } from "@playwright/test";
import { expect, test, useServer } from "./support/fixtures";
import type { Person, PersonOptions } from "./support/person";
import { Table } from "./support/table";
import { ME, PLANKTON, type SeatRequest, type TestServer } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

type Open = (options?: PersonOptions) => Promise<Person>;

/** Opens a table whose match is over; `prepare` does something with the page before. */
async function openFinished(
  open: Open,
  server: TestServer,
  { game, seats, options = {} }: { game: string; seats: SeatRequest[]; options?: Record<string, unknown> },
  how: PersonOptions,
  prepare: (page: Page) => Promise<void> = async () => {},
) {
  const started = await server.createTable({ game, seats, options, name: "Ada" }, { over: true });
  const person = await open({ ...how, seats: [started] });
  await prepare(person.page);
  const table = new Table(person, server);
  await table.open(started.table);
  return { person, page: person.page, table, id: started.table };
}

const viewedMove = (page: Page) =>
  page.locator("main[data-idle=true]").getAttribute("data-viewed-move").then(Number);

test("a match is analysed: progress, graph, moments, and the board of every ply", async ({
  open,
  server,
}) => {
  let mayEnd = false;
  /** The page hears nothing of its analysis, so that it runs until the test lets it end. */
  const withoutEnd = (page: Page) =>
    page.routeWebSocket(/\/ws\//, (socket) => {
      const connection = socket.connectToServer();
      connection.onMessage((message) => {
        if (mayEnd || !String(message).includes('"type":"analysis"')) socket.send(message);
      });
    });
  const match = { game: "fish-and-chips", seats: [ME, PLANKTON] };
  const { person, page } = await openFinished(open, server, match, { viewport: PHONE }, withoutEnd);
  const sheet = page.getByRole("dialog", { name: "Analysis" });
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(sheet.getByRole("progressbar")).toBeVisible();
  await person.screenshot("analysis-running-phone");
  await sheet.getByRole("button", { name: "Stop" }).click(); // and on again, from where it stood
  await expect(sheet).toHaveCount(0);
  mayEnd = true;
  await page.getByRole("button", { name: "Analyse" }).click();
  const graph = sheet.getByRole("slider", { name: "Winning chances" });
  await expect(graph).toBeVisible();
  await person.screenshot("analysis-phone");
  const rows = sheet.getByRole("table", { name: "Accuracy" }).getByRole("row");
  await expect(rows, "a head and two players").toHaveCount(3);
  await sheet.getByText("The chances as a table").click();
  await expect(sheet.getByRole("columnheader", { name: "After move" })).toBeVisible();

  const last = Number(await graph.getAttribute("aria-valuemax"));
  await expect(graph).toHaveAttribute("aria-valuenow", String(last));
  await expect(graph).toHaveAttribute("aria-valuetext", /^After move \d+: You \d+% and Plankton \d+%$/);
  await graph.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("Enter"); // to that board
  await expect(sheet).toHaveCount(0);
  await expect(page.locator("footer .at")).toHaveText(/^1 of \d+$/);
  expect(await viewedMove(page)).toBe(1);

  // The small graph goes through the match as the step buttons do.
  const small = (await page.getByRole("slider", { name: "Winning chances" }).boundingBox())!;
  await page.mouse.click(small.x + small.width / 2, small.y + small.height / 2);
  await expect.poll(async () => Math.abs((await viewedMove(page)) - last / 2)).toBeLessThanOrEqual(2);
  await person.screenshot("analysis-replay-phone");

  await page.getByRole("button", { name: "The whole analysis" }).click();
  const moment = sheet.getByRole("button", { name: /move \d+, gave away \d+%/ }).first();
  const number = Number(/move (\d+)/.exec((await moment.textContent())!)![1]);
  await moment.click();
  await expect(page.locator("footer .at")).toHaveText(new RegExp(`^${number - 1} of `));
  await expect(page.getByRole("button", { name: /^played/ })).toBeVisible();
  await person.expectNoSidewaysScroll();
});

test("the page works out itself whether a match was dealt from the seed that was promised", async ({
  open,
  server,
}) => {
  const match = { game: "urchins", seats: [ME, PLANKTON] };
  const { person, page, table, id } = await openFinished(open, server, match, {
    lang: "fr-FR",
    viewport: DESKTOP,
  });
  await table.action("menu").click();
  const promised = (await page.locator(".proof .code").first().textContent())!;
  await expect(page.locator(".fair"), "whoever comes at the end has seen no promise").toHaveCount(0);
  for (const [hash, sentence] of [
    [promised, /^Donne honnête/],
    ["0".repeat(64), /^Ce n’est pas la graine promise/],
  ] as const) {
    await page.evaluate(
      (pair) => localStorage.setItem("seaboard.fingerprints", JSON.stringify([pair])),
      [id, hash],
    );
    await page.reload();
    await table.idle();
    await expect(page.locator(".score").getByText(sentence)).toBeVisible();
    await person.screenshot(`fair-wide-${hash === promised}`);
    await table.action("menu").click();
    await expect(page.getByRole("dialog").getByText(sentence)).toBeVisible();
  }
  await page.locator(".proof").scrollIntoViewIfNeeded();
  await person.screenshot("fair-menu-wide");
  await person.resize(PHONE);
  await page.keyboard.press("Escape");
  await page.locator(".score .fair").scrollIntoViewIfNeeded();
  await person.screenshot("fair-phone");
  await person.expectNoSidewaysScroll();
});

/** Alone it is proved what is won and what is lost; in this match there is one mistake. */
test("one learns from a mistake: asked first, answered on the board, told when wanted", async ({
  open,
  server,
}) => {
  const match = { game: "fish-and-chips", seats: [ME] };
  const { person, page, table } = await openFinished(open, server, match, { viewport: DESKTOP });
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("button", { name: /^Learn from/ }).click();
  const lesson = page.getByRole("region", { name: "Learn from your mistakes" });
  const question = lesson.getByText(/^Here you played “(.+)” and gave away \d+%\. What is better\?$/);
  await expect(question).toBeVisible();
  await expect(lesson.getByText(/Best:/), "nothing is told before it is asked").toHaveCount(0);
  await person.screenshot("learn-wide");

  const cellsOf = async (sentence: typeof question) =>
    /([a-f]\d) takes ([a-f]\d)/.exec((await sentence.textContent())!)!.slice(1) as [string, string];
  const [from, to] = await cellsOf(question);
  await table.cell(from).click();
  await table.cell(to).click();
  await expect(lesson.getByText("That is what you played.")).toBeVisible();

  await lesson.getByRole("button", { name: "Show me" }).click();
  const answer = lesson.getByText(/^Best: .* takes .*\. A proven win\./);
  const [better, target] = await cellsOf(answer);
  await expect(page.locator(".fish-board .shine").first()).toBeVisible();
  await person.screenshot("learn-told-wide");
  await lesson.getByRole("button", { name: "Go on" }).click();
  await expect(lesson.getByText("That was all.")).toBeVisible();
  await lesson.getByRole("button", { name: "To the analysis" }).click();

  // Once more: the better move is praised, by the keyboard as well.
  await page.getByRole("button", { name: /^Learn from/ }).click();
  await expect(question).toBeVisible();
  await table.idle();
  await table.cell(better).focus();
  await page.keyboard.press("Enter");
  await table.cell(target).focus();
  await page.keyboard.press("Enter");
  await expect(lesson.getByRole("status").getByText(/^Yes!/)).toBeVisible();
  await lesson.getByRole("button", { name: "Go on" }).click();
  await expect(lesson.getByText("That was all: you found 1 of 1.")).toBeVisible();

  // Beside the replay the analysis has its place, and the buttons keep theirs.
  await lesson.getByRole("button", { name: "To the analysis" }).click();
  await page.getByRole("button", { name: "Go through it" }).click();
  await expect(table.action("live")).toHaveAccessibleName("Back to the table");
  await expect(table.action("live")).toBeInViewport({ ratio: 1 });
  await person.screenshot("analysis-beside-wide");
  await person.expectNoSidewaysScroll();
});

test("hidden hands are judged by what was known, and the analysis is kept with the match", async ({
  open,
  server,
}) => {
  const match = { game: "oh-crab", seats: [ME, PLANKTON], options: { short: true } };
  const { person, page, id } = await openFinished(open, server, match, {
    lang: "fr-FR",
    viewport: PHONE,
    dark: true,
  });
  await page.getByRole("button", { name: "Analyser" }).click();
  const sheet = page.getByRole("dialog", { name: "Analyse" });
  await expect(sheet.getByText("Ce qui a décidé la partie")).toBeVisible();
  await expect(sheet.getByText(/selon ce que son joueur pouvait savoir/)).toBeVisible();
  await person.screenshot("analysis-oh-crab-phone-dark-fr");
  await sheet.getByRole("button", { name: "Revoir la partie" }).click();
  await expect(page.getByRole("region", { name: "Analyse" })).toBeVisible();
  await person.screenshot("analysis-oh-crab-replay-phone-dark-fr");
  await person.expectNoSidewaysScroll();

  const watcher = await open({ viewport: DESKTOP });
  await new Table(watcher, server).open(id);
  await watcher.page.getByRole("button", { name: "Analyse" }).click();
  await expect(watcher.page.getByText("What decided it")).toBeVisible();
  await expect(
    watcher.page.getByRole("button", { name: /^Learn from/ }),
    "the mistakes are not theirs",
  ).toHaveCount(0);
  await watcher.screenshot("analysis-oh-crab-wide");
  await watcher.expectNoSidewaysScroll();
});
