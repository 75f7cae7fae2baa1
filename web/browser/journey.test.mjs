/** The journey of a family: a whole match against a bot, a friend by link, a server that is killed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FishPlayer } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { House } from "./house.mjs";
import { PATIENCE, Person, PHONE, WIDE } from "./people.mjs";

const home = openHome();

/** The shelf has other boxes too. */
const box = (page) => page.getByRole("article", { name: "Fish & Chips" });

async function finishAMatch(size, name) {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size, here: true });
  const { page } = person;
  await page.goto(home.url);
  await box(page).getByRole("button", { name: "Jouer" }).waitFor();
  await person.picture(`${name}-shelf`);
  assert.ok((await person.overflow()) <= 0, "the shelf scrolls sideways");
  await box(page).getByRole("button", { name: "Jouer" }).click();
  await page.waitForURL(/\/t\//);
  const player = new FishPlayer(person, "fr");
  const pictured = new Set();
  for (let decision = 0; ; decision++) {
    assert.ok(decision < 600, "the match does not end");
    const what = await player.due();
    if (!pictured.has(what)) {
      pictured.add(what);
      await person.picture(`${name}-${what}`);
      assert.ok((await person.overflow()) <= 0, `${what} scrolls sideways`);
    }
    if (what === "over") break;
    await player.decide();
  }
  assert.ok(pictured.has("keep") && pictured.has("capture"), "swaps and captures were offered");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a match against a bot is finished in French on a phone", () => finishAMatch(PHONE, "phone-fr"));

test("a match against a bot is finished in French on a wide window", () => finishAMatch(WIDE, "wide-fr"));

test("a friend joins by link, the server is killed in mid-game, and both are where they were", async (t) => {
  const house = await House.open();
  t.after(() => house.close());
  const ada = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  await ada.page.goto(house.url);
  await box(ada.page).getByRole("button", { name: "With friends" }).click();
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  await ada.page.waitForURL(/\/t\//);
  const link = ada.page.url();
  await ada.picture("invite-wide");

  const leo = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  await leo.page.goto(link);
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();

  const players = [new FishPlayer(ada, "en"), new FishPlayer(leo, "fr")];
  const turns = async (number) => {
    for (let turn = 0; turn < number; turn++) {
      // Whoever has something to do does it; the other waits.
      const index = await Promise.any(players.map((player, i) => player.due().then(() => i)));
      await players[index].decide();
    }
  };
  await turns(8);
  const log = (person) =>
    person.page.evaluate(() =>
      [...document.querySelectorAll("[data-cell]")].map(
        (cell) => cell.dataset.cell + "|" + (cell.getAttribute("aria-label") ?? "").split(",")[1],
      ),
    );
  // Both have the last move when somebody is asked for the next one, and both boards say the same: in words of two
  // languages the numbers are.
  const numbers = async (person) => (await log(person)).map((label) => label.replace(/\D/g, "")).join();
  await Promise.any(players.map((player) => player.due()));
  const tired = Date.now() + PATIENCE;
  while ((await numbers(ada)) !== (await numbers(leo))) assert.ok(Date.now() < tired, "two boards");
  const seenBefore = [await log(ada), await log(leo)];

  const watcher = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE, dark: true });
  await watcher.page.goto(link);
  await watcher.page.getByRole("grid").waitFor();
  await watcher.picture("watch-wide-dark");

  for (const person of [ada, leo, watcher])
    person.forgive(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await house.kill();
  await ada.page.getByText("The connection is gone").waitFor();
  await ada.picture("lost-wide");
  await house.start();
  await ada.page.getByRole("grid").waitFor();
  await Promise.any(players.map((player) => player.due()));
  assert.deepEqual([await log(ada), await log(leo)], seenBefore, "the board is as it was");

  await leo.page.reload();
  await leo.page.getByRole("grid").waitFor();
  await turns(4);
  await ada.picture("friends-wide");
  await leo.picture("friends-phone");
  for (const person of [ada, leo, watcher]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});
