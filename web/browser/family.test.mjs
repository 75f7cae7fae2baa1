/** A family at one device: it goes round the table, and nobody sees what is another's. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FishPlayer } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { CrabPlayer } from "./oh-crab.mjs";
import { Person, PHONE } from "./people.mjs";

const TABLET = { width: 820, height: 1180 };
const home = openHome();

/** Lays a table by the shelf: `names` share this device, whoever is laid besides is chosen by `more`. */
async function layForFamily(page, game, players, names, more = async () => {}) {
  const sheet = page.getByRole("dialog");
  await page.getByRole("article", { name: game }).getByRole("button", { name: "With friends" }).click();
  await sheet.getByLabel("Your name").fill(names[0]);
  await sheet.getByRole("group", { name: "Players" }).getByText(String(players), { exact: true }).click();
  await sheet.getByText("On this device", { exact: true }).click();
  await more(sheet);
  for (const [seat, name] of names.entries())
    if (seat > 0) await sheet.getByLabel(`Name at seat ${seat + 1}`).fill(name);
}

/** Read in the page: everybody has come. */
const someSeatsAndNobodyAway = () =>
  document.querySelector(".seat") !== null && document.querySelector(".seat.away, .seat.open") === null;

/** Done in the page: writes down everybody who is away from now on, if only for a moment. */
function watchForAnybodyAway() {
  window.everAway = [];
  const write = () => {
    for (const seat of document.querySelectorAll(".seat.away")) window.everAway.push(seat.ariaLabel);
  };
  new MutationObserver(write).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["class"],
  });
}

test("a family of four plays Oh Crab! at one tablet, and each plans unseen", async () => {
  const family = await Person.arrive(home.browser, { lang: "en-GB", size: TABLET });
  const { page } = family;
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  await page.goto(home.url);
  await layForFamily(page, "Oh Crab!", 4, names);
  await family.picture("family-set-up");
  await page.getByRole("button", { name: "Start" }).click();
  const crab = new CrabPlayer(family, "en");
  const look = page.getByRole("button", { name: /^It is me/ });
  const held = [];
  for (let decision = 0; new Set(held).size < 4 || held.length < 6; decision++) {
    assert.ok(decision < 80, `the device went to ${held} only`);
    const due = await Promise.any([look.waitFor().then(() => null), crab.due()]);
    if (due !== null) {
      await crab.decide(due);
      continue;
    }
    assert.equal(await page.locator(".hand, [role=grid]").count(), 0, "nothing lies behind the curtain");
    if (held.length === 1) await family.picture("family-curtain");
    held.push((await look.textContent()).replace("It is me, ", "").trim());
    await look.click();
    await page.getByRole("grid").waitFor();
    if (held.length === 2) await family.picture("family-hand");
  }
  assert.deepEqual(new Set(held), new Set(names));

  // Whoever opens the page again finds the curtain closed.
  await page.reload();
  await look.waitFor();
  assert.deepEqual(family.complaints(), []);
  await family.leave();
});

test("two at one device, one by link and a bot play Fish & Chips together", async () => {
  const pair = await Person.arrive(home.browser, { lang: "en-GB", size: TABLET });
  await pair.page.goto(home.url);
  await layForFamily(pair.page, "Fish & Chips", 4, ["Ada", "Ben"], async (sheet) => {
    await sheet.getByRole("combobox").nth(2).selectOption("friend");
    await sheet.getByRole("combobox").nth(3).selectOption("plankton");
  });
  await pair.page.getByRole("button", { name: "Make the table" }).click();
  await pair.page.waitForURL(/\/t\//);
  await pair.page.getByRole("grid").waitFor();
  await pair.picture("family-invite");

  const leo = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  await leo.page.goto(pair.page.url());
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();

  const players = [new FishPlayer(pair, "en"), new FishPlayer(leo, "fr")];
  await leo.page.waitForFunction(someSeatsAndNobodyAway);
  await leo.page.evaluate(watchForAnybodyAway);
  const holders = new Set();
  for (let turn = 0; turn < 8; turn++) {
    const index = await Promise.any(players.map((player, i) => player.due().then(() => i)));
    if (index === 0) holders.add(await pair.page.locator(".seat1 .nm").textContent());
    await players[index].decide();
  }
  assert.deepEqual(holders, new Set(["Ada", "Ben"]), "the board turns to whoever is to move");
  const everAway = await leo.page.evaluate(() => window.everAway);
  assert.deepEqual(everAway, [], "nobody who shares a device is away, not even while it is handed on");

  await pair.picture("family-turn");

  // Each reads what is said in their own language.
  await leo.page.getByRole("button", { name: "Dire quelque chose" }).click();
  await leo.picture("phrases-phone-fr");
  await leo.page.getByRole("button", { name: "Bien joué" }).click();
  await pair.page.getByRole("button", { name: /: Well played!$/ }).waitFor();
  for (const person of [pair, leo]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});

test("two at one device take back what either of them played", async () => {
  const pair = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  const { page } = pair;
  await page.goto(home.url);
  await layForFamily(page, "Fish & Chips", 2, ["Ada", "Ben"]);
  await pair.picture("family-set-up-phone");
  await page.getByRole("button", { name: "Start" }).click();
  const fish = new FishPlayer(pair, "en");
  const mine = (name) => page.locator(".seat1 .nm", { hasText: name });
  await fish.due();
  const first = await page.locator(".seat1 .nm").textContent();
  await fish.decide();
  await mine(first === "Ada" ? "Ben" : "Ada").waitFor();
  await fish.due();
  await page.getByRole("button", { name: "Undo" }).click();
  await mine(first).waitFor();
  assert.deepEqual(pair.complaints(), []);
  await pair.leave();
});

test("the machine's own page lets phones of the network in, and shows them the way", async () => {
  const ada = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  const { page } = ada;
  // Whether this machine has a network is not the journey's business: the server's tests open a real door.
  const told = { address: null, may_switch: true };
  await page.route("**/api/network", async (route) => {
    const wish = route.request().postDataJSON();
    if (wish !== null) told.address = wish.open ? "http://192.168.1.20:8000/" : null;
    await route.fulfill({ json: told });
  });
  await page.goto(home.url);
  const fish = page.getByRole("article", { name: "Fish & Chips" });
  await fish.getByRole("button", { name: "Entre amis" }).click();
  await page.getByRole("button", { name: "Laisser entrer les téléphones" }).click();
  await page.getByText("http://192.168.1.20:8000/").waitFor();
  await ada.picture("network-set-up-phone-fr");
  await page.getByRole("button", { name: "Dresser la table" }).click();
  await page.waitForURL(/\/t\//);
  const link = page.getByLabel("Lien de cette table", { exact: true });
  assert.match(await link.inputValue(), /^http:\/\/192\.168\.1\.20:8000\/t\//);
  await page.getByRole("img", { name: /QR/ }).waitFor();
  await ada.picture("network-invite-phone-fr");
  assert.ok((await ada.overflow()) <= 0, "the table scrolls sideways");
  await page.getByRole("button", { name: "Ne plus les laisser entrer" }).click();
  await page.getByRole("img", { name: /QR/ }).waitFor({ state: "detached" });
  assert.deepEqual(ada.complaints(), []);
  await ada.leave();
});
