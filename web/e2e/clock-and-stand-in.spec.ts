/** Two people agree on a clock; one lends a seat to a bot and takes it back, the other leaves or stays away. */
import { expect, test, useServer } from "./support/fixtures";
import { Table, whenIdle } from "./support/table";
import { FRIEND, ME } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

test("a clock is agreed on, a seat is lent, taken back and left", async ({ open, server }) => {
  const ann = await open({ viewport: DESKTOP });
  await ann.goto("/");
  await ann.page
    .getByRole("article", { name: "Urchins" })
    .getByRole("button", { name: "With friends" })
    .click();
  await ann.page.getByLabel("Time to think").selectOption({ label: "5 minutes a player, +5 s a turn" });
  await ann.screenshot("places-set-up-wide");
  await ann.page.getByRole("button", { name: "Make the table" }).click();
  await ann.page.waitForURL(/\/t\//);
  const table = new Table(ann, server);
  await table.idle();

  const ben = await open({ lang: "fr-FR", viewport: PHONE });
  await ben.goto(ann.page.url());
  await ben.page.getByRole("button", { name: "Prendre cette place" }).click();
  for (const { page } of [ann, ben]) await expect(page.getByRole("timer")).toHaveText(/^[45]:\d\d$/);

  const standIn = ann.page.locator("[data-panel=stand-in]");
  await table.action("menu").click();
  await ann.page.getByRole("dialog").getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(standIn).toContainText("plays for you");
  await ann.screenshot("places-menu-wide");
  await ann.page.keyboard.press("Escape");
  await expect(ben.page.getByText(/pour (Invité|invité)/).first()).toBeVisible();
  await ben.screenshot("places-stand-in-phone");
  await ann.screenshot("places-stand-in-wide");
  await standIn.getByRole("button", { name: "I play again" }).click();
  await expect(standIn).toHaveCount(0);
  await expect(ben.page.getByText(/pour (Invité|invité)/)).toHaveCount(0);

  await ben.page.getByRole("button", { name: "Menu", exact: true }).click();
  await ben.page.getByRole("dialog").getByRole("button", { name: "Quitter la table" }).click();
  await ben.screenshot("places-leave-phone");
  await ben.page.getByRole("button", { name: "Quitter : ma place est libre" }).click();
  await expect(ben.page.getByRole("button", { name: "Prendre cette place" })).toBeVisible();
  await expect(ann.page.getByText("One seat is free")).toBeVisible();
  expect((await whenIdle(ben.page)).viewerSeat).toBe("none");
  await ben.expectNoSidewaysScroll();
});

test("somebody who stays away is waited for, then a bot is offered", async ({ open, server }) => {
  const started = await server.createTable({ game: "urchins", name: "Ann", seats: [FRIEND, ME] });
  const ann = await open({ seats: [started] });
  const { page } = ann;
  // The clock of Ann's page stands still until the test moves it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const table = new Table(ann, server);
  await table.open(started.table);

  const ben = await open();
  await ben.goto(`/t/${started.table}`);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Take this seat" }).click();
  await expect(page.getByRole("button", { name: "Ben to move" })).toBeVisible();
  const away = page.locator("[data-seat][data-status=away]");
  await expect(away).toHaveCount(0);
  await ben.context.close();
  await expect(away).toHaveCount(1);
  const offer = page.getByRole("button", { name: "Let a bot play for Ben" });
  await expect(offer, "Ben may come back at once").toHaveCount(0);
  await page.clock.fastForward("01:10");
  await page.clock.resume();
  await expect(offer).toBeVisible();
  await table.idle();
  await expect(offer).toBeEnabled();
  await ann.screenshot("places-absent-phone");
});
