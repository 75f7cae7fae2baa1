/** Every screen that is not a table in play: axe finds nothing in either theme, nothing sticks out, and on a phone a finger hits everything. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsInBoth } from "./axe.mjs";
import { layTable, openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";
import { comeBack, playOut } from "./playing.mjs";
import { smallTargets } from "./targets.mjs";

const home = openHome(WITHOUT_3D);
const ME = { kind: "me", bot: "" };
const FRIEND = { kind: "friend", bot: "" };
const PLANKTON = { kind: "bot", bot: "plankton" };
const GAMES = ["urchins", "fish-and-chips", "icecool", "oh-crab"];
const PUZZLES = ["urchins", "fish-and-chips", "oh-crab"];
const DAY = "2026-03-01";
const ANALYSED = 4 * 60 * 1000;

const SIZES = {
  phone: { lang: "fr-FR", size: PHONE },
  desk: { lang: "en-GB", size: WIDE, dark: true },
};

/** Comes as somebody new, and looks at screens. */
async function visit(how) {
  const person = await Person.arrive(home.browser, how);
  const { page } = person;
  /** All that is wrong anywhere is told together at the end. */
  const wrong = [];
  const look = async (what) => {
    const found = await findingsInBoth(page);
    if ((await person.overflow()) > 0) found.push("scrolls sideways");
    if (how.size === PHONE) found.push(...(await smallTargets(page)));
    wrong.push(...found.map((line) => `${what}: ${line}`));
  };
  const open = async (path, wanted) => {
    await page.goto(home.url + path);
    await page.locator(wanted).first().waitFor();
  };
  /** A sheet that a button opens; closed again. */
  const sheet = async (opens, what, inside = "dialog[open] .body") => {
    await opens.click();
    await page.locator(inside).first().waitFor();
    await look(what);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  const leave = async () => {
    assert.deepEqual(person.complaints(), []);
    assert.deepEqual(wrong, []);
    await person.leave();
  };
  return { person, page, look, open, sheet, leave };
}

for (const [where, how] of Object.entries(SIZES)) {
  test(`${where}: the shelf's sheets, lessons, practice, puzzles, rulebooks, lost ways`, async () => {
    const { page, person, look, open, sheet, leave } = await visit(how);
    await open("/", ".daily");
    await look("the shelf");
    await sheet(page.getByRole("button", { name: /Toi et cette page|You and this page/ }), "settings");
    await sheet(page.locator("article .btn.pri").first(), "new here?", "dialog[open] .answers");
    await sheet(page.locator("article .two2 button").first(), "with friends");
    await sheet(page.locator("article .tune").nth(3), "setting up");
    for (const game of GAMES) {
      await open(`/learn/${game}`, ".task");
      await page.locator(".boardwrap [role=gridcell], .boardwrap .school svg").first().waitFor();
      await look(`a lesson of ${game}`);
    }
    await open("/practice/icecool", ".school svg");
    await look("the practice room");
    await open("/puzzles", "main h2");
    await look("all puzzles");
    for (const game of PUZZLES) {
      await open(`/puzzle/${game}/${DAY}`, "[role=gridcell]");
      await look(`a puzzle of ${game}`);
    }
    for (const game of GAMES) {
      await open(`/rules/${game}`, "main h2");
      await look(`the rulebook of ${game}`);
    }
    person.forgive(/404|422|400|WebSocket/);
    await open("/deal/fish-and-chips/not-a-number", "main h1");
    await look("a deal that cannot be laid");
    await open("/nowhere", "main h1");
    await look("a lost way");
    await open("/t/nosuchtable1", "main h1");
    await look("a table that is gone");
    await leave();
  });

  test(`${where}: the sheets of a table, invitations, the curtain`, async () => {
    const { page, person, look, sheet, leave } = await visit(how);
    await layTable(person, home.url, {
      game: "fish-and-chips",
      name: "Ada",
      options: {},
      seats: [ME, PLANKTON, FRIEND],
    });
    await page.locator(".invite").waitFor();
    await look("an invitation");
    const menu = page.locator("header.bar .ib").last();
    await sheet(menu, "the menu");
    await menu.click();
    await sheet(page.locator("dialog[open]").getByRole("button", { name: /Touches|Keys/ }), "the keys");
    await menu.click();
    await sheet(
      page.locator("dialog[open]").getByRole("button", { name: /Livret de règles|Rulebook/ }),
      "the rulebook beside the board",
      "dialog[open] h2, dialog[open] h3",
    );
    if (how.size === PHONE) {
      await page.locator(".log-button").click();
      await page.locator("aside.log").waitFor();
      await look("the log");
    }
    const address = page.url();
    const leo = await visit(how);
    await leo.page.goto(address);
    await leo.page.locator("[role=gridcell]").first().waitFor();
    await leo.look("a free seat");
    await leo.leave();
    await page.goto(home.url);
    await page.locator("article").nth(3).locator(".two2 button").click();
    await page
      .locator("dialog[open]")
      .getByText(how.lang === "fr-FR" ? "Sur cet appareil" : "On this device", { exact: true })
      .click();
    await look("sharing this device");
    await page.locator('button[form="set-up"]').click();
    await page.locator("main.curtain .btn.pri:enabled").waitFor();
    await look("the curtain");
    await leave();
  });

  test(`${where}: after the match: scores, analysis, learning from it, replay, my matches`, async () => {
    const { page, person, look, open, leave } = await visit(how);
    const seats = [ME, PLANKTON];
    const ends = [
      { game: "urchins", seats },
      { game: "fish-and-chips", seats, options: { target: 20 } },
      { game: "icecool", seats, options: { rounds: 1, clock: 0, first_catcher: 1 } },
      { game: "oh-crab", seats, options: { short: true } },
    ];
    for (const wish of ends) {
      await comeBack(person, home.url, await playOut(home.url, { name: "Ada", options: {}, ...wish }));
      await page.locator("div.score").waitFor();
      await look(`the score of ${wish.game}`);
    }
    // Alone it is proven what is a mistake.
    const solo = await playOut(home.url, { game: "fish-and-chips", name: "Ada", options: {}, seats: [ME] });
    await comeBack(person, home.url, solo);
    await page.getByRole("button", { name: /^Analyse/ }).click();
    await page.locator("dialog[open] [role=slider]").waitFor({ timeout: ANALYSED });
    await look("the analysis");
    await page.getByRole("button", { name: /^(Learn from|Apprendre d)/ }).click();
    await page.locator(".dock section").first().waitFor();
    await look("learning from a mistake");
    await open(`/t/${solo.table}/3`, "footer .at");
    await look("the replay");
    await open("/matches", "main article");
    await look("my matches");
    await leave();
  });
}
