/** Oh Crab! in the browser: a family of four against the beach, two people by link, and single things tried. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { CrabPlayer } from "./oh-crab.mjs";
import { Person, PHONE, SMALL_PHONE, WIDE } from "./people.mjs";

const home = openHome();
const MOST_TAPS = 1500;
const NOTHING = "no hint yet";

/** Lays a table and sits down at it. */
async function sit(options, seats, lang = "en") {
  const person = await Person.arrive(home.browser, { lang: lang === "fr" ? "fr-FR" : "en-GB", ...options });
  await layTable(person, home.url, { game: "oh-crab", name: "Ada", options: {}, seats });
  await person.page.getByRole("grid").waitFor();
  return { person, page: person.page, player: new CrabPlayer(person, lang) };
}

/** One tap of whoever of several has something to do; what was tapped. */
const oneDecides = async (players) => {
  const [player, due] = await Promise.any(players.map(async (player) => [player, await player.due()]));
  return player.decide(due);
};

const bots = (count) => Array.from({ length: count }, () => ({ kind: "bot", bot: "herring" }));

async function content(person) {
  assert.deepEqual(person.complaints(), []);
  await person.leave();
}

test("a family of four finishes the first scenario in French on a phone", async () => {
  const { person, player } = await sit({ size: PHONE }, [{ kind: "me" }, ...bots(3)], "fr");
  const pictured = new Set();
  for (let taps = 0; ; taps++) {
    assert.ok(taps < MOST_TAPS, "the race does not end");
    await player.due();
    const what = await player.decide();
    if (!pictured.has(what)) {
      pictured.add(what);
      await person.picture(`oh-crab-phone-fr-${what.replace(/\P{L}+/gu, "-")}`);
      assert.ok((await person.overflow()) <= 0, `${what} scrolls sideways`);
    }
    if (what === "over") break;
  }
  assert.ok(pictured.has("Prêt") && pictured.has("space"), "cards were planned and spaces lit up");
  await content(person);
});

test("two people finish a game for two over a link", async () => {
  const {
    person: ada,
    page,
    player,
  } = await sit({ size: WIDE, dark: true }, [{ kind: "me" }, { kind: "friend" }]);
  const leo = await Person.arrive(home.browser, { lang: "fr-FR", size: SMALL_PHONE });
  await leo.page.goto(page.url());
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();
  const players = [player, new CrabPlayer(leo, "fr")];
  let pictured = false;
  for (let taps = 0; (await oneDecides(players)) !== "over"; taps++) {
    assert.ok(taps < MOST_TAPS, "the race does not end");
    if (taps > 120 && !pictured) {
      pictured = true;
      await ada.picture("oh-crab-two-wide-dark");
      await leo.picture("oh-crab-two-small-fr");
      assert.ok((await leo.overflow()) <= 0);
    }
  }
  await player.over.waitFor();
  await ada.picture("oh-crab-finish-wide-dark");
  await content(ada);
  await content(leo);
});

test("a planned card is changed while the other still thinks, and no record is offered", async () => {
  const { person: ada, page, player } = await sit({ size: WIDE }, [{ kind: "me" }, { kind: "friend" }]);
  const leo = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  await leo.page.goto(page.url());
  await leo.page.getByRole("button", { name: "Take this seat" }).click();
  const players = [player, new CrabPlayer(leo, "en")];
  // Crabs are placed in turn, then everybody plans: whose page is the first to say so taps no more.
  const cards = page.locator(".hand.large .held");
  const plans = () => Promise.all([page, leo.page].map((each) => each.locator(".hand.large").count()));
  for (let taps = 0; (await plans()).every((count) => count === 0); taps++) {
    assert.ok(taps < 200, "nobody plans");
    await oneDecides(players);
  }
  await cards.first().waitFor();
  const names = () => cards.evaluateAll((held) => held.map((card) => card.title));
  const before = await names();
  await cards.first().click();
  await page.getByRole("button", { name: "Ready" }).click();
  await page.getByRole("button", { name: "Planned" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Hint" }).isDisabled(), true, "nothing is due");
  assert.equal(await page.locator("aside.log .lf .btn").count(), 0, "a record would tell the Hands");
  assert.doesNotMatch(await page.title(), /Your turn/);
  await cards.first().click();
  await ada.picture("oh-crab-change-wide");
  await page.getByRole("button", { name: "Change it" }).click();
  await page.getByRole("button", { name: "Planned" }).waitFor();
  assert.deepEqual(
    (await names()).toSorted(),
    before.toSpliced(1, 1).toSorted(),
    "the second card lies there instead of the first",
  );
  await content(ada);
  await content(leo);
});

test("five seats fit on a small phone, and a spectator sees no Hand", async () => {
  const { person, page } = await sit({ size: SMALL_PHONE }, [{ kind: "me" }, ...bots(4)]);
  assert.ok((await person.overflow()) <= 0);
  const cut = await page
    .locator(".place .name > span")
    .evaluateAll((all) =>
      all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
    );
  assert.deepEqual(cut, [], "every name is read whole");
  await person.picture("oh-crab-five-small");
  const watcher = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  await watcher.page.goto(page.url());
  await watcher.page.getByRole("grid").waitFor();
  assert.equal(await watcher.page.locator(".hand button").count(), 0);
  await watcher.picture("oh-crab-watch-wide");
  await content(watcher);
  await content(person);
});

test("a space tells what it is with its clause, and the clause opens the rulebook", async () => {
  const { person, page } = await sit({ size: WIDE }, [{ kind: "me" }, ...bots(2)]);
  await page.locator('[data-cell="c8"]').click();
  const link = page.locator(".reason a");
  assert.match(await link.textContent(), /^O\d+$/);
  await link.click();
  await page.getByRole("dialog").waitFor();
  await content(person);
});

test("a turn can be played with the keyboard alone, taken back, and hinted", async () => {
  const { person, page, player } = await sit({ size: WIDE }, [{ kind: "me" }, ...bots(2)]);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Ready" }).waitFor();
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Add", exact: true }).waitFor();
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "End turn" }).waitFor();
  const { lit } = await player.look();
  if (lit.length > 0) {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (cell) =>
        /Red/.test(document.querySelector(`[data-cell="${cell}"]`).getAttribute("aria-label")) ||
        document.querySelector("[aria-selected=true]"),
      lit.at(0),
    );
  }
  const note = page.getByRole("status").locator(".hinted");
  for (let grade = 1, told = ""; grade <= 3; grade++) {
    await page.keyboard.press("h");
    await note.filter({ hasNotText: told || NOTHING }).waitFor();
    told = await note.textContent();
    assert.match(told, grade === 1 ? /Look at/ : new RegExp(`${grade} of 3.*O\\d+`));
  }
  await person.picture("oh-crab-hint-wide");
  const before = await player.look();
  await page.keyboard.press("u");
  await player.moved(before);
  await content(person);
});

test("the set-up knows four seats, the scenarios by name, and a board of one's own", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  const { page } = person;
  await page.goto(home.url);
  await page
    .getByRole("button", { name: /Oh Crab/ })
    .last()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.locator("button[form=set-up]").waitFor();
  assert.equal(await sheet.locator("fieldset select").count(), 4);
  await sheet.locator("summary").click();
  const option = (name) => sheet.locator("label.option").filter({ hasText: name }).locator("select");
  assert.match(await option("Scénario").locator("option").first().textContent(), /Première fuite/);
  await option("Tuiles du plateau").selectOption({ label: "Mon propre choix" });
  const places = sheet.locator(".places select");
  await places.nth(1).selectOption("4B");
  await places.nth(2).selectOption("3A");
  await person.picture("oh-crab-set-up-phone-fr");
  assert.ok((await person.overflow()) <= 0);
  await sheet.locator("button[form=set-up]").click();
  await page.getByRole("grid").waitFor();
  // What the stream of tile 4B does is told where it flows.
  await page.locator('[data-cell="d7"]').click();
  assert.match(await page.locator(".reason").textContent(), /Courant/);
  await content(person);
});

test("a line of the log shows the board of then, and the way back", async () => {
  const { person, page, player } = await sit({ size: WIDE }, [{ kind: "me" }, ...bots(2)]);
  for (let taps = 0; (await page.locator("aside.log li button").count()) < 4; taps++) {
    assert.ok(taps < 60, "the log stays empty");
    await player.decide();
  }
  await player.due();
  await page.locator("aside.log li button").first().click();
  const back = page.locator("footer.act .btn.pri");
  await page.locator("footer.act .at").waitFor();
  await person.picture("oh-crab-then-wide");
  await back.click();
  await player.due();
  await content(person);
});
