/** Every screen that is not a table in play: axe finds nothing, nothing scrolls sideways, and on a phone
 *  everything is large enough for a finger.
 */
import { checkScreen } from "./support/accessibility";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import { FRIEND, ME, PLANKTON, type TableRequest } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const DEVICES = {
  phone: { lang: "fr-FR", viewport: PHONE },
  desktop: { lang: "en-GB", viewport: DESKTOP, dark: true },
};
const GAMES = ["urchins", "fish-and-chips", "icecool", "oh-crab"];
const PUZZLES = ["urchins", "fish-and-chips", "oh-crab"];
const DAY = "2026-03-01";

/** Follows a link to a screen, and checks it once it is there. */
async function visit(person: Person, path: string, ready: string, zoomed = false) {
  await person.follow(path);
  await expect(person.page.locator(ready).first()).toBeVisible();
  await checkScreen(person, path, { zoomed });
}

/** Checks a dialog that a button opens. */
async function checkDialog(person: Person, button: string, name: string, inside = ".body", zoomed = false) {
  await person.page.locator(button).first().click();
  await expect(person.page.locator(`dialog[data-dialog=${name}] ${inside}`).first()).toBeVisible();
  await checkScreen(person, `the dialog ${name}`, { zoomed });
}

async function closeDialog({ page }: Person) {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

for (const [device, options] of Object.entries(DEVICES)) {
  const isDesktop = device === "desktop";

  test(`on a ${device}: the shelf and its dialogs, lessons, practice, puzzles, rulebooks, lost pages`, async ({
    open,
  }) => {
    const person = await open(options);
    const { page } = person;
    await person.goto("/");
    await expect(page.locator(".daily")).toBeVisible();
    await checkScreen(person, "the shelf", { zoomed: isDesktop });
    await page.getByRole("button", { name: /Toi et cette page|You and this page/ }).click();
    await expect(page.locator("dialog[data-dialog=settings] .body")).toBeVisible();
    await checkScreen(person, "the settings");
    await closeDialog(person);
    await checkDialog(person, "article [data-action=play]", "new-here", ".answers");
    await closeDialog(person);
    await checkDialog(person, "article [data-action=friends]", "set-up");
    await closeDialog(person);
    await checkDialog(
      person,
      "article[data-game=oh-crab] [data-action=set-up]",
      "set-up",
      ".body",
      isDesktop,
    );
    await closeDialog(person);

    for (const game of GAMES)
      await visit(person, `/learn/${game}`, `main[data-exercise=lesson][data-game=${game}][data-idle=true]`);
    await visit(person, "/practice/icecool", "main[data-exercise=practice] .school svg");
    await visit(person, "/puzzles", "main[data-screen=puzzles] h2");
    for (const game of PUZZLES)
      await visit(
        person,
        `/puzzle/${game}/${DAY}`,
        `main[data-exercise=puzzle][data-game=${game}][data-idle=true]`,
      );
    for (const game of GAMES)
      await visit(
        person,
        `/rules/${game}`,
        `main[data-screen=rulebook][data-game=${game}] .example > .live`,
        isDesktop && game === "urchins",
      );

    person.allowConsole(/404|422|400|WebSocket/);
    for (const path of ["/deal/fish-and-chips/not-a-number", "/nowhere", "/t/nosuchtable1"]) {
      await person.goto(path);
      await expect(page.locator("main[data-screen=lost] h1")).toBeVisible();
      await checkScreen(person, path);
    }
  });

  test(`on a ${device}: an invitation, the dialogs of a table, the log, a shared device`, async ({
    open,
    server,
  }) => {
    const seats = [ME, PLANKTON, FRIEND];
    const started = await server.createTable({ game: "fish-and-chips", name: "Ada", options: {}, seats });
    const person = await open({ ...options, seats: [started] });
    const { page } = person;
    const table = new Table(person, server);
    await table.open(started.table);
    await expect(page.locator("[data-panel=invite]")).toBeVisible();
    await checkScreen(person, "an invitation");
    await checkDialog(person, "[data-action=menu]", "menu", ".body", isDesktop);
    await checkDialog(person, "dialog [data-action=keys]", "keys");
    await closeDialog(person);
    await table.action("menu").click();
    await checkDialog(person, "dialog [data-action=rules]", "rules", ":is(h2, h3):not(header *)");
    await closeDialog(person);
    if (!isDesktop) {
      await table.action("log").click();
      await expect(page.locator("[data-panel=log]")).toBeVisible();
      await checkScreen(person, "the log");
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-panel=log]")).toHaveCount(0);
    }

    const guest = await open(options);
    await new Table(guest, server).open(started.table);
    await expect(guest.page.locator("[data-panel=take-seat]")).toBeVisible();
    await checkScreen(guest, "a free seat");

    await person.follow("/");
    await page.locator("article[data-game=oh-crab] [data-action=friends]").click();
    const dialog = page.locator("dialog[data-dialog=set-up]");
    await dialog.getByText(isDesktop ? "On this device" : "Sur cet appareil", { exact: true }).click();
    await checkScreen(person, "setting up a match on a shared device");
    await page.locator('button[form="set-up"]').click();
    await expect(page.locator("main[data-screen=curtain][data-idle=true]")).toBeVisible();
    await checkScreen(person, "the curtain");
  });
}

test("after a match: scores, analysis, learning from it, replay, my matches", async ({ open, server }) => {
  const seats = [ME, PLANKTON];
  const requests: TableRequest[] = [
    { game: "urchins", seats },
    { game: "fish-and-chips", seats, options: { target: 20 } },
    { game: "icecool", seats, options: { rounds: 1, clock: 0, first_catcher: 1 } },
    { game: "oh-crab", seats, options: { short: true } },
    // Alone mistakes are proved.
    { game: "fish-and-chips", seats: [ME] },
  ];
  const matches = await Promise.all(
    requests.map((request) => server.createTable({ name: "Ada", options: {}, ...request }, { over: true })),
  );
  const solo = matches.at(-1)!;
  for (const options of Object.values(DEVICES)) {
    const person = await open({ ...options, seats: matches });
    const { page } = person;
    const table = new Table(person, server);
    await person.goto("/matches");
    await expect(page.locator("main[data-screen=matches] article")).toHaveCount(matches.length);
    await checkScreen(person, "my matches");
    for (const [number, { game }] of requests.entries())
      if (matches[number] !== solo)
        await visit(
          person,
          `/t/${matches[number]!.table}`,
          `main[data-game=${game}][data-phase=over][data-idle=true] [data-result=match]`,
        );
    await table.open(solo.table);
    await checkDialog(person, "[data-action=analyse]", "analysis", "[role=slider]");
    await page.getByRole("button", { name: /^(Learn from|Apprendre d)/ }).click();
    await expect(page.locator(".dock section")).toBeVisible();
    await checkScreen(person, "learning from a mistake");
    await person.goto(`/t/${solo.table}/3`);
    await expect(page.locator("main[data-viewed-move='3'][data-idle=true]")).toBeVisible();
    await checkScreen(person, "the replay");
  }
});
