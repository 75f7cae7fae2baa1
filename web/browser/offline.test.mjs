/** Without network: the shelf opens, a lesson is played to its end with its refusals, and what needs the server says so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { changed } from "../src/wire/changes.ts";
import { boardOf, untilBoard, untilChanged } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { Person, PHONE } from "./people.mjs";

const home = openHome();
const GAME = "fish-and-chips";
const tap = (page, cell) => page.locator(`[data-cell="${cell}"]`).click();

/** Where the service worker answers: it has page and lessons then. */
async function served(page) {
  await page.goto(home.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Fetches nothing any more, as in a tunnel: neither the page nor its service worker. */
async function goAway(person, away) {
  await person.context.setOffline(away);
  assert.equal(await person.page.evaluate(() => navigator.onLine), !away);
}

test("a lesson goes on without network, and the rules still answer", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE, worker: true });
  const { page } = person;
  await served(page);
  const lessons = await page.evaluate(
    (game) => fetch(`/api/lessons/${game}`).then((told) => told.json()),
    GAME,
  );
  person.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
  await goAway(person, true);

  await page.goto(home.url);
  await page.getByText("No server in sight.").waitFor();
  const box = page.getByRole("article", { name: "Fish & Chips" });
  assert.ok(await box.getByRole("button", { name: "Play now" }).isDisabled());
  await person.picture("offline-shelf-phone");
  await box.getByRole("link", { name: "Learn" }).click();
  await page.getByRole("grid").waitFor();

  // A wrong try is answered with its clause, as the rules worked it out before.
  await tap(page, "a1");
  await tap(page, "a4");
  await page.locator(".why", { hasText: "F14" }).waitFor();
  await person.picture("offline-refused-phone");
  await tap(page, "a4");

  for (const [number, { name, solution }] of lessons.entries()) {
    await page.locator(`.dot.on:nth-child(${number + 1})`).waitFor();
    for (const move of solution) {
      const [from, to] = move.split(/x|<>/);
      const first =
        from === "O"
          ? await page.locator('[role=gridcell][aria-label*="red octopus"]').getAttribute("data-cell")
          : from;
      await untilChanged(page, async () => {
        const cell = page.locator(`[data-cell="${first}"]`);
        if ((await cell.getAttribute("aria-selected")) !== "true") await cell.click();
        await tap(page, to);
      });
    }
    await page.locator(".task.done").waitFor();
    assert.ok(name);
    if (number < lessons.length - 1) await page.getByRole("button", { name: "Next step" }).click();
  }
  assert.equal(await page.locator(".dot.isDone").count(), lessons.length);
  await person.picture("offline-learnt-phone");

  // A first match needs the server; and so does a flick.
  await page.getByRole("button", { name: "Play a first match" }).click();
  await page.locator(".toast").first().waitFor();
  await page.goto(`${home.url}/learn/icecool`);
  await page.getByText("This needs the server").first().waitFor();
  await person.picture("offline-needs-server-phone");

  await goAway(person, false);
  await page.goto(home.url);
  await box.getByRole("button", { name: "Play now" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /I’m new here/ })
    .click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("grid").waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

/** Where a tap of a move goes: on the cells that it names, one after the other. */
async function tapMove(page, move) {
  for (const cell of move.split("x")) {
    const there = page.locator(`[data-cell="${cell}"]`);
    if ((await there.getAttribute("aria-selected")) !== "true") await there.click();
  }
}

/** Plays a move once whoever has it may. */
async function playMove(page, move) {
  await mayTake(page, move);
  await untilChanged(page, () => tapMove(page, move));
}

const mayTake = (page, move) =>
  page.locator(`[data-cell="${move.split("x")[0]}"][aria-label*="peut prendre"]`).waitFor();

/** What was prepared of the solo game of today: moves that solve it, and the shortest way to a move that may be played but
 *  that nobody prepared; null where there is none. */
async function prepared(page) {
  const day = await page.locator(".daily a").first().getAttribute("href");
  const path = `/api/puzzles/${GAME}/${day.split("/").at(-1)}/prepared`;
  const { first } = await (await fetch(home.url + path)).json();
  const boards = [{ node: first, board: first.board, way: [] }];
  let solution = null;
  let unknown = null;
  for (const { node, board, way } of boards) {
    const next = node.next ?? {};
    const move = board.state.moves.find((each) => !(each in next));
    if (move !== undefined) unknown ??= [...way, move];
    if (board.solved === true) solution ??= way;
    if (solution !== null && unknown !== null) break;
    for (const [each, child] of Object.entries(next))
      boards.push({ node: child, board: changed(board, child.board), way: [...way, each] });
  }
  return { solution, unknown };
}

/** Until the worker has today's puzzle too, which the server may still work out. */
const keptToday = (page) =>
  page.waitForFunction(async (game) => {
    const day = document.querySelector(".daily a").getAttribute("href").split("/").at(-1);
    return Boolean(await caches.match(`/api/puzzles/${game}/${day}/prepared`));
  }, GAME);

test("today’s puzzle is solved without network; a wrong try is answered, and one that nobody prepared says so", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE, worker: true });
  const { page } = person;
  await served(page);
  const { solution, unknown } = await prepared(page);
  assert.ok(solution !== null, "no solution of today’s solo game was prepared");
  await keptToday(page);
  person.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
  await goAway(person, true);
  await page.goto(home.url);
  await page.locator(".daily a", { hasText: "Fish & Chips" }).click();
  await page.getByRole("grid").waitFor();

  // Off every way that was prepared; of a small deal, as of 27 November 2026, all of them are.
  if (unknown !== null) {
    for (const move of unknown.slice(0, -1)) await playMove(page, move);
    await mayTake(page, unknown.at(-1));
    await tapMove(page, unknown.at(-1));
    await page.getByText("seuls les essais proches d’une solution").first().waitFor();
    await person.picture("offline-puzzle-phone");
    // Where nothing is played yet there is no way back.
    const restart = page.getByRole("button", { name: "Du début" });
    if (await restart.isEnabled()) await restart.click();
  }

  for (const [number, move] of solution.entries()) {
    await playMove(page, move);
    if (number === 3) await person.picture("offline-puzzle-way-phone");
  }
  await page.locator(".task.solved").waitFor();
  await person.picture("offline-solved-phone");

  // Of the puzzles of other days there is nothing.
  await page.goto(`${home.url}/puzzle/urchins/2026-03-01`);
  await page.getByText("il faut le serveur").first().waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("a puzzle of another day shows again what was tried before", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE, worker: true });
  const { page } = person;
  await served(page);
  person.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
  const open = async () => {
    await page.goto(`${home.url}/puzzle/fish-and-chips/2026-03-01`);
    await page.getByRole("grid").waitFor();
  };
  const undo = page.getByRole("button", { name: "Annuler" });
  const capture = async () => {
    await page.locator('[role=gridcell][aria-label*="peut prendre"]').first().click();
    await page.locator('[role=gridcell][aria-label*="peut être pris"]').first().click();
  };
  await open();
  await untilChanged(page, capture);
  const after = await boardOf(page);

  await goAway(person, true);
  await open();
  await capture();
  await untilBoard(page, (now) => now === after);
  assert.ok(await undo.isEnabled());
  await capture();
  await page.getByText("il faut le serveur").first().waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});
