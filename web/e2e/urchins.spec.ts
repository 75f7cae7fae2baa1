/** Urchins with two bots, on a phone in French and on a desktop in English; a turn by drag and keys. */
import type { Page } from "@playwright/test";
import { UrchinsPlayer } from "./players/urchins";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { sitDown, Table } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const LAST_TURN = 3; // decisions: step 1, 2 and 3

/** Sets up a match for three with two easy bots, and starts it. */
async function setUpMatch({ page }: Person, title: string) {
  await page.goto("/");
  await page.getByRole("article", { name: title }).locator(".tune").click();
  await page.getByRole("radio", { name: "3" }).check({ force: true });
  const seats = page.locator("#set-up fieldset select");
  for (const seat of [1, 2]) await seats.nth(seat).selectOption("plankton");
  await page.locator('button[form="set-up"]').click();
  await page.waitForURL(/\/t\//);
}

/** Decides until all three kinds of decisions were asked or the match is over. The page never scrolls sideways. */
async function playThroughAllSteps(person: Person, player: UrchinsPlayer, name: string) {
  const asked = new Set<string>();
  while (asked.size < LAST_TURN) {
    const { phase, decision } = await player.table.ownTurn();
    if (phase === "over") break;
    if (!asked.has(decision)) await person.screenshot(`urchins-${name}-${decision}`);
    await person.expectNoSidewaysScroll(decision);
    asked.add(decision);
    await player.decide();
  }
  return asked;
}

test("a match that was set up on a phone in French asks for all three steps", async ({ open, server }) => {
  const person = await open({ lang: "fr", viewport: PHONE });
  await setUpMatch(person, "Oursins");
  const player = new UrchinsPlayer(new Table(person, server));
  expect(await playThroughAllSteps(person, player, "phone-fr")).toEqual(new Set(["add", "pawn", "move"]));
});

for (const { lang, viewport, name } of [
  { lang: "fr", viewport: PHONE, name: "phone-fr-last" },
  { lang: "en", viewport: DESKTOP, name: "desktop-en-last" },
])
  test(`the last turn of a match leads to the score (${name})`, async ({ open, server }) => {
    const request = { game: "urchins", seats: [ME, PLANKTON, PLANKTON] };
    const { person, page, table } = await sitDown(
      open,
      server,
      request,
      { left: LAST_TURN },
      { lang, viewport },
    );
    const player = new UrchinsPlayer(table);
    const asked = await playThroughAllSteps(person, player, name);
    expect(asked).toContain("add");
    await player.playToEnd(LAST_TURN);
    await expect(page.locator("[data-result=match] ul.nets")).toBeVisible();
    await expect(table.action("again")).toBeVisible();
    await person.screenshot(`urchins-${name}-score`);
    await person.expectNoSidewaysScroll("the score");
  });

async function drag(page: Page, from: string, to: string) {
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

test("a turn is dragged, taken back step by step, and played by keys", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, motion: true });
  const { page } = person;
  await setUpMatch(person, "Urchins");
  const table = new Table(person, server);
  await table.idle();
  const step = (number: number) => page.locator(".strip li").nth(number - 1);

  await table.act(() => drag(page, '[data-pile="y"]', '[data-cell="c3"]'));
  await expect(step(2)).toContainText("yellow on c3");
  await table.act(() => page.keyboard.press("u"));
  await expect(step(2)).toContainText("must add");

  for (const key of ["r", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  await table.act(() => page.keyboard.press("Enter"));
  await expect(step(2)).toContainText("red on d3");
  await page.keyboard.press("Enter");
  await expect(step(3)).toContainText("to d3");
  await page.keyboard.press("Escape");
  await expect(step(3)).toContainText("put down");
  await drag(page, '[data-cell="d3"]', '[data-cell="a1"]'); // nothing to carry
  await table.cell("a1").click();
  await expect(page.getByRole("status").filter({ hasText: "U17" }).first()).toBeVisible();
  await table.cell("d3").click();
  await table.act(() => page.keyboard.press("c"));
  await expect(page.getByRole("gridcell", { name: "d3, red, your pawn" })).toBeVisible();
});
