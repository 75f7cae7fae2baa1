/** ICECOOL in the browser: a family of four in three dimensions, a flick looked at pixel by pixel, a table without
 *  WebGL, and the practice room. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { IcePlayer, spots, WITH_3D, WITHOUT_3D } from "./icecool.mjs";
import { openBrowser, PATIENCE, Person, PHONE, SMALL_PHONE, WIDE } from "./people.mjs";

const home = openHome(WITH_3D);
const bots = (count, bot = "plankton") => Array.from({ length: count }, () => ({ kind: "bot", bot }));
const MOST_DECISIONS = 400;
const PICTURES_AT_REST = 3; // alike, one after the other

/** Lays a table and sits down at it. */
async function sit(options, seats, rules = {}, lang = "en", inside = home.browser) {
  const person = await Person.arrive(inside, { lang: lang === "fr" ? "fr-FR" : "en-GB", ...options });
  const wish = { game: "icecool", name: "Ada", options: { clock: 0, ...rules }, seats };
  await layTable(person, home.url, wish);
  await person.page.locator(".school").waitFor();
  return { person, page: person.page, player: new IcePlayer(person, lang) };
}

async function content(person) {
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a flick moves the penguin, and its fish leaves the door: seen in the pixels", async () => {
  // Green is no colour of the floor; blue is the Catcher, so green begins.
  const { person, page, player } = await sit(
    { size: WIDE, still: false },
    [...bots(2), { kind: "me" }, ...bots(1)],
    { first_catcher: 1, noise: "off" },
  );
  await player.flick.waitFor();
  await page.getByRole("radio", { name: "From above" }).click();
  await page.locator(".tags").waitFor();
  const GREEN = [100, 145];
  const clip = { x: 270, y: 60, width: 770, height: 730 };
  const see = async () => spots(page, await page.screenshot({ clip }), GREEN);
  const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  // One penguin and a fish on each of three doors, once the camera has come to rest.
  let seen = [];
  for (let tries = 0, rests = 0; tries < 200 && !(rests >= PICTURES_AT_REST && seen.length === 4); tries++) {
    const before = seen;
    seen = await see();
    const alike = before.length === seen.length && seen.every((spot, i) => far(spot, before[i]) < 1);
    rests = alike ? rests + 1 : 0;
  }
  assert.equal(seen.length, 4, JSON.stringify(seen));
  await player.flick.click();
  // The film is over when the next player's turn is shown.
  await page.locator(".place.active:not(.c-green)").waitFor();
  let gone = [];
  for (const tired = Date.now() + PATIENCE; Date.now() < tired && gone.length !== 2;) {
    // The next players flick already: whoever stands before a fish hides it for a while.
    const later = await see();
    gone = seen.filter((spot) => !later.some((other) => far(spot, other) < 25));
  }
  assert.equal(gone.length, 2, `penguin and fish are gone from ${JSON.stringify(gone)}`);
  assert.ok(gone.includes(seen[0]), "the penguin, the largest spot, moved");
  await person.picture("icecool-above-wide");
  await content(person);
});

test("four seats finish a game in three dimensions", async () => {
  // Bots that aim end their rounds in half as many flicks as those that do not.
  const { person, page, player } = await sit({ size: PHONE }, [{ kind: "me" }, ...bots(3, "herring")], {
    noise: "kids",
  });
  const decided = {};
  for (let decisions = 0; ; decisions++) {
    assert.ok(decisions < MOST_DECISIONS, `the game does not end: ${JSON.stringify(decided)}`);
    const what = await player.decide();
    if (what === "over") break;
    decided[what] = (decided[what] ?? 0) + 1;
    if (decided[what] === 1) assert.ok((await person.overflow()) <= 0, `${what} scrolls sideways`);
  }
  for (const what of ["Flick", "Next round", "Wait here"]) assert.ok(decided[what], JSON.stringify(decided));
  assert.equal(await page.locator(".end li").count(), 4);
  assert.ok((await page.locator(".end .cards .ice").count()) > 4, "all cards lie open");
  await person.picture("icecool-end-phone");
  await content(person);
});

test("without WebGL the plan plays the game, by keyboard alone and in French", async (t) => {
  const flat = await openBrowser(WITHOUT_3D);
  t.after(() => flat.close());
  const { person, page, player } = await sit(
    { size: SMALL_PHONE },
    [{ kind: "me" }, ...bots(1)],
    { first_catcher: 0 },
    "fr",
    flat,
  );
  await page.getByRole("button", { name: "Guetter ici" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await player.flick.waitFor();
  assert.equal(await page.locator("canvas").count(), 0);
  assert.ok((await person.overflow()) <= 0);
  for (const key of ["ArrowLeft", "w", "d", "j"]) await page.keyboard.press(key);
  assert.match(await page.locator("section.hush").last().innerText(), /force 52, sur la tête, 5 sur 100/);
  await person.picture("icecool-plan-small-fr");
  const cards = await page.locator(".log-button").getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (old) => document.querySelector(".log-button").getAttribute("aria-label") !== old,
    cards,
  );
  await content(person);
});

test("by the set-up, too, the school fills a wide window", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  const { page } = person;
  await page.goto(home.url);
  await page.getByRole("article", { name: "ICECOOL" }).locator(".tune").click();
  await page.getByRole("link", { name: "Practice room" }).waitFor(); // the room's own style is here before the table's
  await page.locator('button[form="set-up"]').click();
  await page.locator(".school").waitFor();
  assert.deepEqual(await page.locator(".boardwrap").boundingBox(), { x: 0, y: 0, ...WIDE });
  await person.picture("icecool-set-up-wide");
  await content(person);
});

test("no room for the finger: the server says why, with its clause", async () => {
  const { person, page, player } = await sit({ size: WIDE, dark: true }, [{ kind: "me" }, ...bots(1)], {
    first_catcher: 0,
  });
  await page.getByRole("button", { name: "Wait here" }).click();
  await player.flick.waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("flick phi=1.0 power=2 side=0 height=0");
  await page.keyboard.press("Enter");
  const link = page.locator(".reason a");
  assert.equal(await link.textContent(), "I80");
  await person.picture("icecool-why-wide-dark");
  await content(person);
});

test("the practice room: straight through the fish door", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = person;
  await page.goto(`${home.url}/practice/icecool`);
  const flick = page.getByRole("button", { name: "Flick", exact: true });
  await flick.and(page.locator(":enabled")).click();
  await page.getByRole("button", { name: "Next step" }).click();
  assert.equal(await page.getByRole("button", { name: /Curl/ }).getAttribute("aria-pressed"), "true");
  assert.ok((await person.overflow()) <= 0);
  await content(person);
});
