/** The Adventure Pack in the browser: a short race with all four modules, and what its cards say when they are tapped. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { EVERY, PATIENCE, Person, PHONE, WIDE } from "./people.mjs";

const home = openHome();
const MOST_TAPS = 900;
const MOST_MISSED = 20;

/** Lays a table with all four modules and sits down at it. */
async function sit(look, options, bots) {
  const person = await Person.arrive(home.browser, look);
  const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "plankton" }))];
  const wish = { game: "oh-crab", name: "Ada", options: { modules: "1 2 3 4", ...options }, seats };
  await layTable(person, home.url, wish);
  await person.page.getByRole("grid").waitFor();
  return { person, page: person.page };
}

/** Read in the page: the first thing a person could tap, surprises before other spaces; null while there is none, or
 *  while all is as it was before. */
function nextTap(before) {
  const big = document.querySelector("footer.act .btn.pri");
  const label = big?.textContent.trim() ?? "";
  const pills = [...document.querySelectorAll(".pill")].map((pill) => pill.className);
  const tokens = document.querySelectorAll('.beach use[href^="#token-"]').length;
  const seen = { label, pills, tokens, everything: document.querySelector("main").textContent, tap: null };
  // A button that is off says what to choose, or a move is on its way.
  const asks = big && (!big.disabled || label.startsWith("Choose"));
  const moved = () => ["everything", "label", "tap"].some((part) => seen[part] !== before[part]);
  if (!asks || label === "Skip the wait")
    return before ? (moved() ? seen : null) : label === "Play again" ? seen : null;
  const lit = [...document.querySelectorAll("[role=gridcell].lit")];
  const space = lit.find((cell) => /surprise/.test(cell.getAttribute("aria-label"))) ?? lit[0];
  const aimed = document.querySelector("[role=gridcell][aria-selected=true]");
  const first = (selector) => (document.querySelector(selector) ? selector : null);
  const useful = !big.disabled && !["End turn", "Enough"].includes(label);
  seen.tap =
    (space && !aimed && `[data-cell="${space.dataset.cell}"]`) ||
    ((useful || label === "Enough") && "footer.act .btn.pri") ||
    first(".offer:not(:disabled):not(.on)") ||
    first(".cards > .held[aria-pressed=false]") ||
    first(".market button.pile[aria-pressed=false]:not(:disabled)") ||
    first(".hand.large .held:not(.dim):not(.up), .drawing .over[aria-pressed=false]") ||
    first(".chips button.chip:not(:disabled):not(.off):not(.on):not(:has(.shells))") ||
    "footer.act .btn.pri";
  return before && !moved() ? null : seen;
}

test("three play a short race with all modules to its end", async () => {
  const { person, page } = await sit({ lang: "en-GB", size: WIDE }, { short: true }, 2);
  const banners = new Set();
  const atFirst = await page.locator('.beach use[href^="#token-"]').count();
  assert.equal(atFirst, 6, "three tokens on each of two Beach tiles");
  page.setDefaultTimeout(2000);
  const until = async (before, timeout) =>
    (await page.waitForFunction(nextTap, before, { polling: EVERY, timeout })).jsonValue();
  for (let taps = 0, missed = 0; ; taps++) {
    const seen = await until(null, PATIENCE);
    for (const pill of seen.pills) banners.add(/now|lasting|challenge|ball/.exec(pill)?.[0]);
    if (seen.label === "Play again") break;
    assert.ok(taps < MOST_TAPS, "the race does not end");
    // What was seen may be gone by now: the others decide too.
    const target = page.locator(seen.tap).first();
    await target
      .evaluate((node) => node.scrollIntoView({ block: "center" }))
      .then(() => target.click())
      .catch((error) => {
        assert.match(error.message, /Timeout/);
        assert.ok(++missed < MOST_MISSED, `${seen.label}: ${seen.tap} cannot be tapped\n${error.message}`);
      });
    await until(seen, 1000).catch((error) => assert.match(error.message, /Timeout/));
  }
  assert.ok(banners.has("challenge"), "the race for the Challenge is shown");
  assert.ok(banners.has("now") || banners.has("lasting"), "an Event has its banner");
  page.setDefaultTimeout(PATIENCE);
  await page.getByRole("button", { name: "Beach", exact: true }).click();
  const left = await page.locator('.beach use[href^="#token-"]').count();
  await page.getByRole("button", { name: "Show the notation" }).click(); // it has each thing once
  const log = await page.locator(".log").innerText();
  const found = log.match(/\b(Red|Orange|Blue) finds /g) ?? [];
  const hidden = log.match(/A treasure is hidden on [a-g]\d/g) ?? [];
  assert.equal(found.length, atFirst + hidden.length - left, "every token that is gone was turned, and told");
  assert.match(log, /Event: \S/, "an Event was revealed");
  assert.match(log, /Challenge: .+ \(You \d+, /, "a Challenge was counted for everybody");
  assert.match(log, /(Red|Orange|Blue) is The \w+/, "the crabs have their cards");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("cards, banners and tokens explain themselves on a tap, in French on a phone", async () => {
  const { person, page } = await sit({ lang: "fr-FR", size: PHONE }, { events: "crystal" }, 2);
  const sheet = page.getByRole("dialog");
  const told = async (button) => {
    await button.click();
    await sheet.locator("a[href*='#O']").first().waitFor();
    const text = await sheet.innerText();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    return text;
  };
  assert.match(
    await told(page.locator(".pill.challenge")),
    /Défi[\s\S]*qui est en tête[\s\S]*Carte Récompense/,
  );
  assert.match(await told(page.locator(".pill.ball")), /Boule de cristal[\s\S]*Événement/);
  assert.match(await told(page.locator(".lying.event").last()), /Un Événement caché[\s\S]*O133/);
  await page.locator(".offer").first().click();
  await page.getByRole("button", { name: "La garder" }).click();
  assert.match(await told(page.locator(".ability").nth(1)), /Carte Asymétrie[\s\S]*Pince/);
  assert.ok((await person.overflow()) <= 0, "nothing sticks out sideways");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});
