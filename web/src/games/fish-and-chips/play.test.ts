import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  capture,
  entry,
  FishTable,
  HUNT_MOVES,
  hunt,
  pass,
  pile,
  refused,
  SWAP_MOVES,
  swapTurn,
} from "./fixture";
import { FishPlay } from "./play.svelte";
import { verdict } from "./standing";
import type { GameEvent, View } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sit(view: View, moves: string[], changes = {}): { table: FishTable; play: FishPlay } {
  const table = new FishTable(view, moves, changes);
  return { table, play: new FishPlay(table) };
}

const big = (play: FishPlay) => play.actions.find((action) => action.primary);
const roundOver: GameEvent = {
  kind: "round_over",
  order: ["R", "P"],
  points: [9, 7],
  totals: [24, 21],
  piles: [],
  clause: "F20",
};

describe("a hunt", () => {
  test("pick, then take: two taps play the move", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    expect(big(play)).toMatchObject({ label: "Choose a fish", disabled: true });
    play.tap("a1");
    expect(big(play)?.label).toBe("Choose a target");
    play.tap("d1");
    expect(table.sent).toEqual(["a1xd1"]);
    expect(play.held.picked).toBeNull();
  });

  test("a grey target asks why and keeps the pile in the hand; the answer points at the target", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    play.tap("a1");
    play.tap("a4");
    expect(table.sent).toEqual(["?a1xa4"]);
    table.refused = refused("a1xa4", "too-strong", "F14", { value: 10, target: 12 });
    expect(play.why).toMatchObject({
      title: "Too strong",
      text: "10 can’t take 12.",
      clause: "F14",
      at: "a4",
    });
    expect(play.held.picked).toBe("a1");
    expect(play.cancel()).toBe(true);
    expect(play.why).toBeNull();
  });

  test("while a move is on its way a tap waits", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    table.busy = true;
    play.tap("a1");
    expect(play.held.picked).toBeNull();
  });

  test("a pile picked before another's turn is not in the hand after it", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    play.tap("a1");
    table.show(hunt({ mover: "P" }), [], [entry(0, "f1xf2")]);
    play.follow();
    table.show(hunt(), HUNT_MOVES, [entry(0, "f1xf2"), entry(1, "--", pass("P"))]);
    play.follow();
    expect(play.held.picked).toBeNull();
  });

  test("the pile inspector shows what is looked at, but never a lone fish", () => {
    const { play } = sit(hunt(), HUNT_MOVES);
    play.looked = "a1";
    expect(play.inspected).toBeNull();
    play.looked = "a4";
    expect(play.inspected?.fish).toHaveLength(2);
  });

  test("a pass, which the server makes for whoever is blocked, is told", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    table.show(hunt(), HUNT_MOVES, [
      entry(0, "a1xd1", capture("a1", "d1", "R10", "P7")),
      entry(1, "--", pass("P")),
    ]);
    play.follow();
    expect(play.show.notice).toBe("Purple is blocked and passes.");
  });

  test("the same position told again takes nothing out of the hand and out of sight", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    play.tap("a1");
    play.looked = "a4";
    play.looksBack = true;
    const held = play.held;
    table.show(hunt(), HUNT_MOVES, []);
    play.follow();
    expect(play).toMatchObject({ held, looked: "a4", looksBack: true });
  });
});

describe("a swap turn", () => {
  test("choose by button, swap by tap, end by the big button", () => {
    const { table, play } = sit(swapTurn(), SWAP_MOVES);
    play.choose("O");
    play.tap("d3");
    big(play)?.run();
    expect(table.sent).toEqual(["O<>d3", "ok"]);
    expect(big(play)?.label).toBe("Keep as is");
    expect(play.seat(0)).toMatchObject({
      colour: "red",
      mark: "mark-red",
      score: 15,
      outOf: 60,
      note: "swap?",
    });
  });

  test("a forbidden partner names the rival it would threaten", () => {
    const { table, play } = sit(swapTurn(), SWAP_MOVES);
    play.choose("O");
    play.tap("b5");
    table.refused = refused("O<>b5", "threatens", "F11", { special: "O", cell: "b5", threatened: "b6" });
    expect(play.why).toMatchObject({ title: "Not beside an octopus", at: "b5", threatened: "b6" });
  });
});

describe("the end", () => {
  const done = hunt({ phase: "done" });

  test("the last board stays a moment, then the count comes, and any tap brings it at once", () => {
    const { table, play } = sit(hunt(), HUNT_MOVES);
    table.show(done, ["deal"], [entry(0, "a1xd1", capture("a1", "d1", "R10", "P7"), roundOver)], {
      to_move: [0, 1],
    });
    expect(play.screen).toBe("board");
    play.follow();
    expect(play.screen).toBe("board");
    vi.advanceTimersByTime(1600);
    expect(play.screen).toBe("score");
    expect(big(play)).toMatchObject({ label: "Deal round 2" });
    play.actions[0]?.run();
    expect(play.screen).toBe("board");
  });

  test("a round's winner and the leader", () => {
    const { table, play } = sit(done, ["deal"]);
    table.show(done, ["deal"], [entry(0, "a1xd1", roundOver)]);
    expect(verdict(play, play.rounds[0]!)).toMatchObject({
      title: "You won the round with 9.",
      text: "You lead, 36 short of 60.",
    });
  });

  test("a sweep wins the match at once (F22)", () => {
    const { table, play } = sit(done, []);
    const end: GameEvent = { kind: "match_over", winners: [1], sweep: true, clause: "F22" };
    table.show(done, [], [entry(0, "a1xd1", roundOver, end)], { over: true, winners: [1] });
    expect(verdict(play, play.rounds[0]!)).toMatchObject({
      title: "Mona wins the match!",
      crowned: true,
      clause: "F22",
      seats: [1],
    });
    expect(big(play)).toMatchObject({ id: "again" });
  });

  test("solo tells at once when the last own fish is lost (F29)", () => {
    const { play } = sit(
      hunt({ players: 1, order: ["G", "Y", "P", "R"], piles: [pile("a1", "P9>R8"), pile("a3", "G9")] }),
      ["a1xa3"],
    );
    expect(play.soloLost).toBe(true);
    expect(play.seat(0)).toMatchObject({ colour: "red", outOf: 2 });
  });
});

test("a spectator looks, and nothing is asked", () => {
  const { table, play } = sit(hunt(), [], { seat: null });
  play.tap("a4");
  expect(table.sent).toEqual([]);
  expect(play.inspected?.cell).toBe("a4");
});

describe("the decision, and what a tap may do for it", () => {
  const legal = (play: FishPlay) =>
    play.squares.cells.flatMap((cell) => (play.legal(cell) ? [`${cell} ${play.legal(cell)}`] : []));

  test.each<[string, View, string[], object, string]>([
    ["a swap", swapTurn(), SWAP_MOVES, {}, "swap"],
    ["a capture", hunt(), HUNT_MOVES, {}, "capture"],
    ["the next round", hunt({ phase: "done" }), ["deal"], {}, "deal"],
    ["somebody else's turn", hunt(), [], { to_move: [1] }, ""],
    ["the end", hunt({ phase: "done" }), [], { over: true, to_move: [] }, ""],
  ])("%s", (_, view, moves, changes, decision) => {
    expect(sit(view, moves, changes).play.decision).toBe(decision);
  });

  test("a pile that can take is picked up, then what it can take is lit", () => {
    const { play } = sit(hunt(), HUNT_MOVES);
    expect(legal(play)).toEqual(["a1 select"]);
    play.tap("a1");
    expect(legal(play)).toEqual(["d1 target"]);
    expect([play.gain("d1"), play.gain("a4")]).toEqual([1, undefined]);
  });

  test("a special fish is chosen, then its partners are lit", () => {
    const { play } = sit(swapTurn(), SWAP_MOVES);
    expect(legal(play)).toEqual(["f2 select", "f1 select"]);
    play.tap("f2");
    expect(legal(play)).toEqual(["b5 target", "d3 target"]);
  });
});
