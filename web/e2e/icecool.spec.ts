/** ICECOOL on the plan, without WebGL; `icecool-3d.spec.ts` has what needs it. */
import { IcecoolPlayer } from "./players/icecool";
import { expect, test, useServer } from "./support/fixtures";
import { sitDown, Table } from "./support/table";
import { ME, PLANKTON, type SeatRequest } from "./support/test-server";
import { DESKTOP, PHONE, SMALL_PHONE } from "./support/viewports";

useServer();

const request = (others: SeatRequest[], options: Record<string, unknown> = {}) => ({
  game: "icecool",
  name: "Ada",
  options: { clock: 0, ...options },
  seats: [ME, ...others],
});

/** Before the end of the first round, in which seat 0 is asked for every kind of decision soon. */
const LATE_IN_FIRST_ROUND = 14;

test("every kind of decision is asked on a phone, from one round to the next", async ({ open, server }) => {
  const two = request([PLANKTON]);
  const progress = { plies: LATE_IN_FIRST_ROUND };
  const { person, table } = await sitDown(open, server, two, progress, { viewport: PHONE });
  const player = new IcecoolPlayer(table);
  const asked = new Set<string>();
  for (let decisions = 0; decisions < 20 && !asked.has("next-round"); decisions++) {
    const { decision } = await table.ownTurn();
    if (!asked.has(decision)) {
      await person.screenshot(`icecool-${decision}-phone`);
      await person.expectNoSidewaysScroll(decision);
    }
    asked.add(decision);
    await player.decide();
  }
  expect([...asked].toSorted()).toEqual(["flick", "line", "next-round", "skates"]);
});

test("at the end of a match all cards lie open", async ({ open, server }) => {
  const three = request([PLANKTON, PLANKTON], { rounds: 1 });
  const { person, page, table } = await sitDown(open, server, three, { left: 1 }, { viewport: PHONE });
  await new IcecoolPlayer(table).playToEnd(20);
  await expect(page.locator("[data-result=match] li")).toHaveCount(3);
  expect(await page.locator("[data-result=match] .cards .ice").count()).toBeGreaterThan(4);
  await person.screenshot("icecool-score-phone");
  await person.expectNoSidewaysScroll("the score");
});

test("the plan is played on by keyboard alone, in French on a small phone", async ({ open, server }) => {
  const two = request([PLANKTON], { first_catcher: 0 });
  const device = { lang: "fr-FR", viewport: SMALL_PHONE };
  const { person, page, table, state } = await sitDown(open, server, two, {}, device);
  const { keyboard } = page;
  expect(state.decision).toBe("place");
  await expect(page.getByRole("button", { name: "Guetter ici" })).toBeEnabled();
  await person.expectNoSidewaysScroll("place");
  await keyboard.press("ArrowRight");
  await table.act(() => keyboard.press("Enter"));
  expect((await table.ownTurn()).decision).toBe("flick");
  await expect(page.locator("canvas")).toHaveCount(0);
  await person.expectNoSidewaysScroll("flick");
  for (const key of ["ArrowLeft", "w", "d", "j"]) await keyboard.press(key);
  await expect(page.locator("section.hush").last()).toHaveText(/force 52, sur la tête, 5 sur 100/);
  await person.screenshot("icecool-plan-small-phone-fr");
  await table.act(() => keyboard.press("Enter"));
});

test("a match that was set up on the shelf fills a desktop window", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP });
  const { page } = person;
  await person.goto("/");
  await page.getByRole("article", { name: "ICECOOL" }).locator(".tune").click();
  // The style of the dialog is here before that of the table.
  await expect(page.getByRole("link", { name: "Practice room" })).toBeVisible();
  await page.locator('button[form="set-up"]').click();
  await page.waitForURL(/\/t\//);
  await new Table(person, server).idle();
  expect(await page.locator(".boardwrap").boundingBox()).toEqual({ x: 0, y: 0, ...DESKTOP });
  await person.screenshot("icecool-set-up-desktop");
});

test("a flick without room for the finger is explained with its clause", async ({ open, server }) => {
  const two = request([PLANKTON], { first_catcher: 0 });
  const { person, page, table } = await sitDown(open, server, two, {}, { viewport: DESKTOP, dark: true });
  await table.act(() => page.getByRole("button", { name: "Wait here" }).click());
  await table.ownTurn();
  await page.keyboard.press("/");
  await page.keyboard.type("flick phi=1.0 power=2 side=0 height=0");
  await page.keyboard.press("Enter");
  await expect(page.locator(".reason[data-refusal] a")).toHaveText("I80");
  await person.screenshot("icecool-why-desktop-dark");
});

test("practice goes straight through the fish door", async ({ open }) => {
  const person = await open({ viewport: PHONE });
  const { page } = person;
  await person.goto("/practice/icecool");
  await page.getByRole("button", { name: "Flick", exact: true }).click();
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(page.getByRole("button", { name: /Curl/ })).toHaveAttribute("aria-pressed", "true");
  await person.expectNoSidewaysScroll();
});
