/** After a match: its analysis, from the progress bar to what one can learn from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { comeBack, playOut } from "./playing.mjs";

const home = openHome();
const ME = { kind: "me", bot: "" };
/** An analysis waits for everything else that the machine has to do. */
const ANALYSED = 4 * 60 * 1000;
const PLANKTON = { kind: "bot", bot: "plankton" };

/** At a table whose match is over; `prepare` is done with the page before it comes there. */
async function after(wish, how, prepare = async () => {}) {
  const seated = await playOut(home.url, { name: "Ada", options: {}, ...wish });
  const person = await Person.arrive(home.browser, how);
  await prepare(person.page);
  await comeBack(person, home.url, seated);
  return { person, page: person.page, seated };
}

async function content(person) {
  assert.ok((await person.overflow()) <= 0, "the page scrolls sideways");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

const shown = (page) => page.locator("footer .at").textContent();

/** An analysis that does not come to its end before it `mayEnd`, however slowly it is looked at. */
function endless(mayEnd) {
  return (page) =>
    page.routeWebSocket(/\/ws\//, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (mayEnd() || !String(message).includes('"type":"analysis"')) socket.send(message);
      });
    });
}

test("a match is analysed: progress, graph, moments, and the board of every ply", async () => {
  let stopped = false;
  const { person, page } = await after(
    { game: "fish-and-chips", seats: [ME, PLANKTON] },
    { lang: "en-GB", size: PHONE },
    endless(() => stopped),
  );
  await page.getByRole("button", { name: "Analyse" }).click();
  const sheet = page.getByRole("dialog", { name: "Analysis" });
  await sheet.getByRole("progressbar").waitFor();
  await person.picture("analysis-running-phone");
  await sheet.getByRole("button", { name: "Stop" }).click(); // and on again, from where it stood
  await sheet.waitFor({ state: "detached" });
  stopped = true;
  await page.getByRole("button", { name: "Analyse" }).click();
  const graph = sheet.getByRole("slider", { name: "Winning chances" });
  await graph.waitFor();
  await person.picture("analysis-phone");
  const rows = await sheet.getByRole("table", { name: "Accuracy" }).getByRole("row").count();
  assert.equal(rows, 3, "a head and two players");
  await sheet.getByText("The chances as a table").click();
  await sheet.getByRole("columnheader", { name: "After move" }).waitFor();

  const last = Number(await graph.getAttribute("aria-valuemax"));
  assert.equal(await graph.getAttribute("aria-valuenow"), String(last));
  assert.match(await graph.getAttribute("aria-valuetext"), /^After move \d+: You \d+% and Plankton \d+%$/);
  await graph.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("[role=slider]").ariaValueNow === "1");
  await page.keyboard.press("Enter"); // to that board
  await sheet.waitFor({ state: "detached" });
  assert.match(await shown(page), /^1 of \d+$/);

  // The small graph goes through the match as the step buttons do.
  const box = await page.getByRole("slider", { name: "Winning chances" }).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => !document.querySelector("footer .at").textContent.startsWith("1 "));
  const middle = Number((await shown(page)).split(" ")[0]);
  assert.ok(Math.abs(middle - last / 2) <= 2, `${middle} is the middle of ${last}`);
  await person.picture("analysis-replay-phone");

  await page.getByRole("button", { name: "The whole analysis" }).click();
  const moment = sheet.getByRole("button", { name: /move \d+, gave away \d+%/ }).first();
  const number = Number((await moment.textContent()).match(/move (\d+)/)[1]);
  await moment.click();
  await page.waitForFunction(
    (moves) => document.querySelector("footer .at").textContent.startsWith(`${moves} `),
    number - 1,
  );
  await page.getByRole("button", { name: /^played/ }).waitFor();
  await content(person);
});

test("the page works out itself whether a match was dealt from the seed that was promised", async () => {
  const { person, page, seated } = await after(
    { game: "urchins", seats: [ME, PLANKTON] },
    { lang: "fr-FR", size: WIDE },
  );
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const promised = await page.locator(".proof .code").first().textContent();
  assert.equal(await page.locator(".fair").count(), 0, "whoever comes at the end has seen no promise");
  for (const [hash, sentence] of [
    [promised, /^Donne honnête/],
    ["0".repeat(64), /^Ce n’est pas la graine promise/],
  ]) {
    await page.evaluate(
      (pair) => localStorage.setItem("seaboard.fingerprints", JSON.stringify([pair])),
      [seated.table, hash],
    );
    await page.reload();
    await page.locator(".score").getByText(sentence).waitFor();
    await person.picture(`fair-wide-${hash === promised}`);
    await menu.click();
    await page.getByRole("dialog").getByText(sentence).waitFor();
  }
  await page.locator(".proof").scrollIntoViewIfNeeded();
  await person.picture("fair-menu-wide");
  await page.setViewportSize(PHONE);
  await page.keyboard.press("Escape");
  await page.locator(".score .fair").scrollIntoViewIfNeeded();
  await person.picture("fair-phone");
  await content(person);
});

/** Alone it is proven what is won and what is lost, so the same moves are always the same mistake. */
test("one learns from a mistake: asked first, answered on the board, told when wanted", async () => {
  const { person, page } = await after(
    { game: "fish-and-chips", seats: [ME] },
    { lang: "en-GB", size: WIDE },
  );
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("button", { name: /^Learn from/ }).click();
  const lesson = page.getByRole("region", { name: "Learn from your mistakes" });
  const question = lesson.getByText(/^Here you played “(.+)” and gave away \d+%\. What is better\?$/);
  await question.waitFor();
  assert.equal(await lesson.getByText(/Best:/).count(), 0, "nothing is told before it is asked");
  await person.picture("learn-wide");

  const [, from, to] = (await question.textContent()).match(/([a-f]\d) takes ([a-f]\d)/);
  const cell = (name) => page.locator(`[data-cell="${name}"]`);
  await cell(from).click();
  await cell(to).click();
  await lesson.getByText("That is what you played.").waitFor();

  await lesson.getByRole("button", { name: "Show me" }).click();
  const answer = lesson.getByText(/^Best: .* takes .*\. A proven win\./);
  const [, better, target] = (await answer.textContent()).match(/([a-f]\d) takes ([a-f]\d)/);
  await page.locator(".fish-board .shine").first().waitFor();
  await person.picture("learn-told-wide");
  await lesson.getByRole("button", { name: "Go on" }).click();
  await lesson.getByText("That was all.").waitFor();
  await lesson.getByRole("button", { name: "To the analysis" }).click();

  // Once more: whoever plays it is praised, by the keyboard as well.
  await page.getByRole("button", { name: /^Learn from/ }).click();
  await question.waitFor();
  await cell(better).focus();
  await page.keyboard.press("Enter");
  await cell(target).focus();
  await page.keyboard.press("Enter");
  await lesson.getByRole("status").getByText(/^Yes!/).waitFor();
  await lesson.getByRole("button", { name: "Go on" }).click();
  await lesson.getByText("That was all: you found 1 of 1.").waitFor();

  // Beside the replay the analysis takes its room, but not that of the buttons.
  await lesson.getByRole("button", { name: "To the analysis" }).click();
  await page.getByRole("button", { name: "Go through it" }).click();
  const { y, height } = await page.getByRole("button", { name: "Back to the table" }).boundingBox();
  assert.ok(y + height <= WIDE.height, "the way back is out of sight");
  await person.picture("analysis-beside-wide");
  await content(person);
});

test("hidden hands are judged by what was known, and the analysis is kept with the match", async () => {
  const { person, page, seated } = await after(
    { game: "oh-crab", seats: [ME, PLANKTON] },
    { lang: "fr-FR", size: PHONE, dark: true },
  );
  await page.getByRole("button", { name: "Analyser" }).click();
  const sheet = page.getByRole("dialog", { name: "Analyse" });
  await sheet.getByText("Ce qui a décidé la partie").waitFor({ timeout: ANALYSED });
  await sheet.getByText(/selon ce que son joueur pouvait savoir/).waitFor();
  await person.picture("analysis-oh-crab-phone-dark-fr");
  await sheet.getByRole("button", { name: "Revoir la partie" }).click();
  await page.getByRole("region", { name: "Analyse" }).waitFor();
  await person.picture("analysis-oh-crab-replay-phone-dark-fr");
  await content(person);

  const watcher = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  await watcher.page.goto(`${home.url}/t/${seated.table}`);
  await watcher.page.getByRole("button", { name: "Analyse" }).click();
  await watcher.page.getByText("What decided it").waitFor();
  assert.equal(
    await watcher.page.getByRole("button", { name: /^Learn from/ }).count(),
    0,
    "they are not hers",
  );
  await watcher.picture("analysis-oh-crab-wide");
  await content(watcher);
});
