/** A whole match from the shelf to the score, and a match between friends that survives the end of its server. */
import { FishPlayer } from "./players/fish-and-chips";
import { playTogether } from "./players/together";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const shelfItem = (page: Person["page"]) => page.getByRole("article", { name: "Fish & Chips" });

test("a match against a bot is played to its end in French on a phone", async ({ open, server }) => {
  const person = await open({ lang: "fr-FR", viewport: PHONE, returning: true });
  const { page } = person;
  await person.goto("/");
  await expect(shelfItem(page).getByRole("button", { name: "Jouer" })).toBeEnabled();
  await person.expectNoSidewaysScroll("the shelf");
  await person.screenshot("phone-fr-shelf");

  await shelfItem(page)
    .getByRole("button", { name: /^Préparer une partie/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Place 2").selectOption("plankton");
  await dialog.getByText("Règles de cette partie").click();
  await dialog.getByLabel("Points pour gagner").selectOption("20");
  await dialog.getByRole("button", { name: "Commencer" }).click();
  await page.waitForURL(/\/t\//);

  const decisions = new Set<string>();
  await new FishPlayer(new Table(person, server)).playToEnd(200, async ({ phase, decision }) => {
    const what = phase === "over" ? "over" : decision;
    if (decisions.has(what)) return;
    decisions.add(what);
    await person.expectNoSidewaysScroll(what);
    await person.screenshot(`phone-fr-${what}`);
  });
  expect([...decisions]).toEqual(expect.arrayContaining(["swap", "capture", "over"]));
  await expect(page.locator("[data-result=match]")).toHaveAttribute("data-winners", /\d/);
  await expect(page.getByRole("button", { name: "Rejouer" })).toBeEnabled();
});

/** The cells with what lies on them in the person's language. */
const boardOf = (page: Person["page"]) =>
  page
    .locator("[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => `${cell.dataset.cell} ${cell.ariaLabel?.split(",")[1]}`));

/** The same without words, so that two languages can be compared. */
const numbersOf = async (page: Person["page"]) =>
  (await boardOf(page)).map((label) => label.replaceAll(/\D/g, ""));

test("a friend joins by link, the server is killed in mid-game, and both are where they were", async ({
  open,
  server,
}) => {
  const ada = await open({ viewport: DESKTOP });
  await ada.goto("/");
  await shelfItem(ada.page).getByRole("button", { name: "With friends" }).click();
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  await ada.page.waitForURL(/\/t\//);
  const adasTable = new Table(ada, server);
  expect((await adasTable.idle()).phase).toBe("waiting");
  await ada.screenshot("invite-wide");
  const link = ada.page.url();

  const leo = await open({ lang: "fr-FR", viewport: PHONE });
  await leo.goto(link);
  await leo.page.getByRole("button", { name: "Prendre cette place" }).click();
  for (const { page } of [ada, leo])
    await expect(page.locator("main[data-idle=true]")).toHaveAttribute("data-phase", "playing");
  const players = [new FishPlayer(adasTable), new FishPlayer(new Table(leo, server))];
  const movers = new Set<string>();
  await playTogether(players, 4, (_, { viewerSeat }) => {
    movers.add(viewerSeat);
  });
  expect([...movers].sort()).toEqual(["0", "1"]);
  expect(await numbersOf(ada.page)).toEqual(await numbersOf(leo.page));
  const before = [await boardOf(ada.page), await boardOf(leo.page)];
  const { ply } = await adasTable.idle();

  const watcher = await open({ viewport: DESKTOP, dark: true });
  const watched = new Table(watcher, server);
  await watched.open(adasTable.id);
  await expect(watcher.page.getByRole("grid")).toBeVisible();
  expect(await boardOf(watcher.page)).toEqual(before[0]);
  await watcher.screenshot("watch-wide-dark");

  for (const person of [ada, leo, watcher])
    person.allowConsole(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await server.kill();
  await expect(ada.page.getByText("The connection is gone")).toBeVisible();
  await ada.screenshot("lost-wide");
  await server.start();
  await Promise.all([...players.map(({ table }) => table), watched].map((table) => table.idle(ply)));
  expect([await boardOf(ada.page), await boardOf(leo.page)]).toEqual(before);

  await leo.page.reload();
  await playTogether(players, 2);
  await ada.screenshot("friends-wide");
  await leo.screenshot("friends-phone");
});
