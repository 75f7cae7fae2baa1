/** The Adventure Pack: a short race with all four modules, and what its cards say when they are tapped. */
import type { Locator } from "@playwright/test";
import { CrabPlayer } from "./players/oh-crab";
import { expect, test, useServer } from "./support/fixtures";
import { sitDown } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const TOKENS = 6; // three on each of two Beach tiles
const allModules = (options: Record<string, unknown>) => ({
  game: "oh-crab",
  options: { modules: "1 2 3 4", ...options },
  seats: [ME, PLANKTON, PLANKTON],
});

/** The match in which the bot "greedy" plays for everybody: after so many plies seat 0 has a surprise in reach. */
const SURPRISE_IN_REACH = 41;

test("an Event, the Challenge and a surprise are shown on the beach, and the surprise is found", async ({
  open,
  server,
}) => {
  const { person, page, table } = await sitDown(
    open,
    server,
    allModules({ short: true }),
    { plies: SURPRISE_IN_REACH },
    { viewport: DESKTOP },
  );
  const tokens = page.locator('.beach use[href^="#token-"]');
  await expect(tokens).toHaveCount(TOKENS);
  await expect(page.locator(".pill.challenge")).toBeVisible();
  await expect(page.locator(".pill.now, .pill.lasting")).toBeVisible();
  const surprise = page.getByRole("gridcell", { name: /surprise/ }).and(table.legalCells("select"));
  await person.screenshot("oh-crab-pack-desktop");
  await table.act(() => surprise.first().click());
  await expect(page.locator(".log")).toContainText(/Red finds /);
  await expect(tokens).toHaveCount(TOKENS - 1);
});

test("a short race with all modules ends, and its log tells what was found, revealed and counted", async ({
  open,
  server,
}) => {
  const { person, page, table } = await sitDown(
    open,
    server,
    allModules({ short: true }),
    { left: 2 },
    { viewport: DESKTOP },
  );
  await new CrabPlayer(table).playToEnd(40);
  await expect(page.locator("[data-result=match]")).toBeVisible();
  await person.screenshot("oh-crab-pack-score-desktop");
  await page.getByRole("button", { name: "Beach", exact: true }).click();
  await table.idle();
  const left = await page.locator('.beach use[href^="#token-"]').count();
  await page.getByRole("button", { name: "Show the notation" }).click(); // it has each thing once
  const log = await page.locator(".log").innerText();
  const found = log.match(/\b(Red|Orange|Blue) finds /g) ?? [];
  const hidden = log.match(/A treasure is hidden on [a-g]\d/g) ?? [];
  expect(found.length, "every token that is gone was turned, and the log tells it").toBe(
    TOKENS + hidden.length - left,
  );
  expect(log, "an Event was revealed").toMatch(/Event: \S/);
  expect(log, "a Challenge was counted for everybody").toMatch(/Challenge: .+ \(You \d+, /);
  expect(log, "the crabs have their cards").toMatch(/(Red|Orange|Blue) is The \w+/);
});

test("cards, banners and tokens explain themselves on a tap, in French on a phone", async ({
  open,
  server,
}) => {
  const request = allModules({ events: "crystal" });
  const { person, page, table } = await sitDown(
    open,
    server,
    request,
    {},
    { lang: "fr-FR", viewport: PHONE },
  );
  const dialog = page.getByRole("dialog");
  const expectExplained = async (button: Locator, text: RegExp) => {
    await button.click();
    await expect(dialog.locator("a[href*='#O']").first()).toBeVisible();
    await expect(dialog).toHaveText(text);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await expectExplained(page.locator(".pill.challenge"), /Défi[\s\S]*qui est en tête[\s\S]*Carte Récompense/);
  await expectExplained(page.locator(".pill.ball"), /Boule de cristal[\s\S]*Événement/);
  await expectExplained(page.locator(".lying.event").last(), /Un Événement caché[\s\S]*O133/);
  await page.locator("[data-offer][data-legal=select]").first().click();
  await table.act(() => page.getByRole("button", { name: "La garder" }).click());
  await table.ownTurn();
  await expectExplained(page.locator(".ability").nth(1), /Carte Asymétrie[\s\S]*Pince/);
  await person.expectNoSidewaysScroll();
});
