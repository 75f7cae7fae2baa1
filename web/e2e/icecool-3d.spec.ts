/** ICECOOL in 3D, drawn in software: only that the picture shows what happens. The rest is tested on the plan. */
import type { Page } from "@playwright/test";
import { WEBGL_ARGS } from "./players/icecool";
import { expect, test, useServer } from "./support/fixtures";
import { colouredSpots, type Spot } from "./support/pixels";
import { Table } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";

test.use({
  launchOptions: {
    executablePath: process.env.SEABOARD_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: WEBGL_ARGS,
  },
});
useServer();

/** Green is no colour of the floor. */
const GREEN_HUES: [number, number] = [100, 145];
/** A small desktop: every pixel is drawn by the processor. */
const VIEWPORT = { width: 900, height: 600 };
/** The school without the seats on the left. */
const SCHOOL = { x: 256, y: 60, width: 640, height: 540 };
const SAME_PLACE = 25; // pixels

async function greenSpots(page: Page): Promise<Spot[]> {
  await expect(page.locator("[data-scene=still]")).toBeVisible();
  return colouredSpots(page, await page.screenshot({ clip: SCHOOL }), GREEN_HUES);
}

test("a flick moves the penguin, and its fish leaves the door: seen in the pixels", async ({
  open,
  server,
}) => {
  // Blue is the Catcher, so green begins.
  const options = { clock: 0, first_catcher: 1, noise: "off" };
  const seats = [PLANKTON, PLANKTON, ME, PLANKTON];
  const started = await server.createTable({ game: "icecool", name: "Ada", options, seats });
  const person = await open({ viewport: VIEWPORT, seats: [started] });
  const { page } = person;
  const table = new Table(person, server);
  await table.open(started.table);
  expect((await table.ownTurn()).decision).toBe("flick");
  await page.getByRole("radio", { name: "From above" }).click();
  await expect(page.locator(".tags")).toBeVisible();
  // One penguin, the largest spot, and a fish on each of three doors.
  const before = await greenSpots(page);
  expect(before).toHaveLength(4);
  await table.act(() => table.action("flick").click());
  const after = await greenSpots(page);
  const isAt = (one: Spot) => (other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE;
  const gone = before.filter((spot) => !after.some(isAt(spot)));
  expect(gone, "the penguin and the fish of one door").toHaveLength(2);
  expect(gone, "the penguin moved").toContain(before[0]);
  await person.screenshot("icecool-above");
});
