/** Several people at one device: it goes round the table, and nobody sees what is secret to another. */
import { FishPlayer } from "./players/fish-and-chips";
import { CrabPlayer } from "./players/oh-crab";
import { playTogether } from "./players/together";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import { PHONE, TABLET } from "./support/viewports";

useServer();

/** Opens the set-up from the shelf; `names` share this device. The dialog, for whatever else is to be chosen. */
async function setUpSharedTable(person: Person, game: string, players: number, names: string[]) {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("article", { name: game }).getByRole("button", { name: "With friends" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill(names[0]!);
  await dialog.getByRole("group", { name: "Players" }).getByText(String(players), { exact: true }).click();
  await dialog.getByText("On this device", { exact: true }).click();
  for (const [seat, name] of names.entries())
    if (seat > 0) await dialog.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  return dialog;
}

/** Whose seat is at the bottom of the screen. */
const holder = (person: Person) => person.page.locator(".seat1 .nm");

test("four people play Oh Crab! at one tablet, and each plans unseen", async ({ open, server }) => {
  const family = await open({ viewport: TABLET });
  const { page } = family;
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  const dialog = await setUpSharedTable(family, "Oh Crab!", 4, names);
  await family.screenshot("family-set-up");
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/t\//);
  const table = new Table(family, server);
  const player = new CrabPlayer(table);
  const holders: string[] = []; // four who plan, and the first to take a turn
  while (holders.length < 5) {
    const { screen, turn } = await table.idle();
    if (screen === "curtain") {
      await expect(page.locator(".hand, [role=grid], [data-cell], [data-card]")).toHaveCount(0);
      if (holders.length === 1) await family.screenshot("family-curtain");
      const look = page.getByRole("button", { name: /^It is me, / });
      holders.push((await look.innerText()).replace("It is me, ", "").trim());
      await look.click();
      await expect(page.locator("main")).toHaveAttribute("data-screen", "table");
      if (holders.length === 2) await family.screenshot("family-hand");
    } else if (turn === "own") {
      await player.decide();
    } else {
      await table.action("pass").click();
      await expect(page.locator("main")).toHaveAttribute("data-screen", "curtain");
    }
  }
  expect([...new Set(holders)].sort()).toEqual(names);

  // After a reload nobody knows who looks at the screen.
  await page.reload();
  expect((await table.idle()).screen).toBe("curtain");
  await expect(page.getByRole("button", { name: /^It is me, / })).toBeVisible();
});

/** Runs in the page: notes every seat whose person is away from now on, if only for a moment. */
function noteWhoIsAway() {
  const away: (string | null)[] = [];
  Object.assign(window, { away });
  const note = () => {
    for (const seat of document.querySelectorAll("[data-seat][data-status=away]")) away.push(seat.ariaLabel);
  };
  note();
  const attributeFilter = ["data-status"];
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter });
}

test("two at one device, one by link and a bot play Fish & Chips together", async ({ open, server }) => {
  const pair = await open({ viewport: TABLET });
  const dialog = await setUpSharedTable(pair, "Fish & Chips", 4, ["Ada", "Ben"]);
  await dialog.getByRole("combobox").nth(2).selectOption("friend");
  await dialog.getByRole("combobox").nth(3).selectOption("plankton");
  await dialog.getByRole("button", { name: "Make the table" }).click();
  await pair.page.waitForURL(/\/t\//);
  const table = new Table(pair, server);
  expect((await table.idle()).phase).toBe("waiting");
  await pair.screenshot("family-invite");

  const leo = await open({ lang: "fr-FR", viewport: PHONE });
  await leo.goto(pair.page.url());
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();
  for (const { page } of [pair, leo])
    await expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-phase", "playing");
  await expect(leo.page.locator("[data-seat]")).toHaveCount(4);
  await expect(leo.page.locator("[data-seat][data-status=away]")).toHaveCount(0);
  await leo.page.evaluate(noteWhoIsAway);

  const players = [new FishPlayer(table), new FishPlayer(new Table(leo, server))];
  const seats = new Set<string>();
  const holders = new Set<string>();
  await playTogether(players, 6, async (player, { viewerSeat }) => {
    seats.add(viewerSeat);
    if (player.table === table) holders.add(await holder(pair).innerText());
  });
  expect([...seats].sort()).toEqual(["0", "1", "2"]);
  expect([...holders].sort()).toEqual(["Ada", "Ben"]);
  const away = await leo.page.evaluate(() => (window as unknown as { away: string[] }).away);
  expect(away, "nobody who shares a device is away while it is handed on").toEqual([]);
  await pair.screenshot("family-turn");

  // A phrase is read by everybody in their own language.
  await leo.page.getByRole("button", { name: "Dire quelque chose" }).click();
  await leo.screenshot("phrases-phone-fr");
  await leo.page.getByRole("button", { name: "Bien joué" }).click();
  await expect(pair.page.getByRole("button", { name: /: Well played!$/ })).toBeVisible();
});

test("two at one device take back what either of them played", async ({ open, server }) => {
  const pair = await open({ viewport: PHONE });
  const dialog = await setUpSharedTable(pair, "Fish & Chips", 2, ["Ada", "Ben"]);
  await pair.screenshot("family-set-up-phone");
  await dialog.getByRole("button", { name: "Start" }).click();
  await pair.page.waitForURL(/\/t\//);
  const table = new Table(pair, server);
  const before = await table.ownTurn();
  const first = await holder(pair).innerText();
  expect(["Ada", "Ben"]).toContain(first);
  await new FishPlayer(table).decide();
  await expect(holder(pair)).toHaveText(first === "Ada" ? "Ben" : "Ada");
  await table.act(() => table.action("undo").click());
  await expect(holder(pair)).toHaveText(first);
  expect(await table.idle()).toMatchObject({
    moves: before.moves,
    viewerSeat: before.viewerSeat,
    turn: "own",
  });
});

test("the page of this computer lets phones of the network in, and shows them the link", async ({ open }) => {
  const ada = await open({ lang: "fr-FR", viewport: PHONE });
  const { page } = ada;
  // The server's own tests open it to a real network, which this machine may not have.
  const network = { address: null as string | null, may_switch: true };
  await page.route("**/api/network", async (route) => {
    const request = route.request().postDataJSON() as { open: boolean } | null;
    if (request !== null) network.address = request.open ? "http://192.168.1.20:8000/" : null;
    await route.fulfill({ json: network });
  });
  await ada.goto("/");
  await page
    .getByRole("article", { name: "Fish & Chips" })
    .getByRole("button", { name: "Entre amis" })
    .click();
  await page.getByRole("button", { name: "Laisser entrer les téléphones" }).click();
  await expect(page.getByText("http://192.168.1.20:8000/")).toBeVisible();
  await ada.screenshot("network-set-up-phone-fr");
  await page.getByRole("button", { name: "Dresser la table" }).click();
  await page.waitForURL(/\/t\//);
  const link = page.getByLabel("Lien de cette table", { exact: true });
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.20:8000\/t\//);
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  await ada.screenshot("network-invite-phone-fr");
  await ada.expectNoSidewaysScroll("the table");
  await page.getByRole("button", { name: "Ne plus les laisser entrer" }).click();
  await expect(page.getByRole("img", { name: /QR/ })).toHaveCount(0);
});
