/** Each game is played by keyboard alone, with a screen reader: from the shelf through the first decisions of every
 *  kind, and from shortly before the end to the score. */
import { expect, test, useServer } from "./support/fixtures";
import { KeyboardUser } from "./support/keyboard-user";
import type { PageState } from "./support/table";
import { ME, PLANKTON } from "./support/test-server";

useServer();

const MAX_DECISIONS = 40;

/** Leads on from what is asked, without a mouse. `decisions` were made so far. */
type Decide = (user: KeyboardUser, state: PageState, decisions: number) => Promise<void>;

/** Plays until all of these kinds of decisions were made, or to the end of the match. */
async function play(user: KeyboardUser, decide: Decide, ...kinds: string[]): Promise<PageState> {
  const open = new Set(kinds);
  let asked: string | null = null;
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const state = await user.table.ownTurn();
    if (asked !== null && asked !== state.decision) open.delete(asked);
    if (state.phase === "over" || (kinds.length > 0 && open.size === 0)) {
      expect([...open], "kinds of decisions that were never asked").toEqual([]);
      await user.expectAllAnnounced();
      return state;
    }
    asked = state.decision;
    if (asked !== "next-round") await user.expectCalled();
    await decide(user, state, decisions);
  }
  throw new Error(`not asked for ${[...open].join(", ")}`);
}

/** Begins on the shelf, and plays until all of these kinds of decisions were made. */
async function playFromShelf(user: KeyboardUser, decide: Decide, ...kinds: string[]) {
  await play(user, decide, ...kinds);
  expect(user.movesOfOthers, "others have played").toBeGreaterThan(0);
}

async function playToScore(user: KeyboardUser, decide: Decide) {
  await play(user, decide);
  await expect(user.page.locator("[data-result=match]")).toBeVisible();
}

const BY_TAB = 6; // decisions by Tab and Enter; then by the shorter keys

const urchins: Decide = async (user, { decision }, decisions) => {
  const isShort = decisions >= BY_TAB;
  if (decision === "move") await (isShort ? user.press("=") : user.pressPrimary());
  else if (decision === "confirm") await (isShort ? user.press("c") : user.pressPrimary());
  else if (decision === "add") {
    const colour = await user.page.locator("[data-pile][data-legal]").evaluateAll((piles: HTMLElement[]) => {
      const [fullest] = piles.sort((a, b) => Number(b.dataset.count) - Number(a.dataset.count));
      return fullest!.dataset.pile!;
    });
    if (isShort) await user.press(colour);
    else {
      await user.tabTo(`[data-pile=${colour}]`);
      await user.press("Enter");
    }
    const free = await user.legalCells("target");
    await user.walkTo(free[Math.floor(free.length / 2)]!);
    await user.press("Enter");
  } else {
    const [cell] = await user.legalCells("select");
    await user.walkTo(cell!);
    await user.press(isShort ? "Enter" : " ");
  }
};

test("Urchins is played by keyboard", async ({ open, server }) => {
  const user = await KeyboardUser.begin(open, server, "Urchins");
  await playFromShelf(user, urchins, "add", "pawn", "move", "confirm");
  const request = { game: "urchins", seats: [ME, PLANKTON] };
  await playToScore(await KeyboardUser.sitDown(open, server, request, { left: 3 }), (...args) =>
    urchins(args[0], args[1], BY_TAB),
  );
});

const fish: Decide = async (user, { decision }) => {
  if (decision !== "capture") return user.pressPrimary();
  for (const kind of ["select", "target"] as const) {
    await user.walkTo((await user.legalCells(kind))[0]!);
    await user.press("Enter");
  }
};

test("Fish & Chips is played by keyboard", async ({ open, server }) => {
  const user = await KeyboardUser.begin(open, server, "Fish & Chips");
  await playFromShelf(user, fish, "swap", "capture");
  const request = { game: "fish-and-chips", seats: [ME, PLANKTON] };
  await playToScore(await KeyboardUser.sitDown(open, server, request, { left: 2 }), fish);
});

const ohCrab: Decide = async (user, { decision }) => {
  const { page, table } = user;
  const lit = await user.legalCells("select");
  const isAimed = (await table.legalCells("target").count()) > 0;
  const isUseful =
    (await page.locator("footer.act .btn.pri:not(:disabled):not([data-action=end])").count()) > 0;
  const things = ["[data-pile]", "[data-card]", "[data-chip]:not([data-cost])"].map(
    (thing) => `${thing}[data-legal=select]`,
  );
  const isCrabPicked = decision === "crab" && isUseful;
  if (lit.length > 0 && !isAimed && !isCrabPicked) {
    // From beside the beach an arrow goes to a space that is lit.
    if ((await user.focusedCell()) !== null) await user.press("Tab");
    await user.press("ArrowUp");
    await user.press("Enter");
  } else if (isUseful) await user.press("e");
  else if ((await page.locator(things.join()).count()) > 0) {
    await user.tabTo(things.join());
    await user.press("Enter");
  } else await user.pressPrimary();
};

test("Oh Crab! is played by keyboard", async ({ open, server }) => {
  const user = await KeyboardUser.begin(open, server, "Oh Crab!");
  await playFromShelf(user, ohCrab, "plan", "start", "menu");
  const request = { game: "oh-crab", seats: [ME, PLANKTON, PLANKTON] };
  const rest = await KeyboardUser.sitDown(open, server, request, { plies: 65 });
  await play(rest, ohCrab, "card", "pile");
  await playToScore(await KeyboardUser.sitDown(open, server, request, { left: 2 }), ohCrab);
});

const icecool: Decide = async (user, { decision }, decisions) => {
  if (decision === "flick") {
    // As proposed; where there is no room for the finger, somewhere else.
    const isRefused = (await user.page.locator("[data-refusal]").count()) > 0;
    const isInField = await user.page.evaluate(() => document.activeElement!.matches("input, body"));
    if (isInField) await user.press("Tab");
    for (let turn = 0; isRefused && turn < 9; turn++) await user.press("ArrowLeft");
    await user.press(decisions % 2 === 0 ? "w" : "s");
  }
  await user.pressPrimary();
};

test("ICECOOL is played by keyboard", async ({ open, server }) => {
  const user = await KeyboardUser.begin(open, server, "ICECOOL");
  await playFromShelf(user, icecool, "flick");
  const request = (options: Record<string, unknown>) => ({
    game: "icecool",
    options: { clock: 0, ...options },
    seats: [ME, PLANKTON],
  });
  const late = await KeyboardUser.sitDown(open, server, request({}), { plies: 14 });
  await play(late, icecool, "line", "flick", "skates", "next-round");
  const last = await KeyboardUser.sitDown(open, server, request({ rounds: 1 }), { left: 2 });
  await playToScore(last, icecool);
});
