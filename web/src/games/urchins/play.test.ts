import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { State } from "../../wire/types";
import {
  ADD_MOVES,
  added,
  captured,
  ended,
  entry,
  fishing,
  JUMP_MOVES,
  jumping,
  moved,
  PAWN_MOVES,
  placed,
  ReefTable,
  refused,
  skipped,
} from "./fixture";
import { notesOf } from "./notes";
import { UrchinPlay } from "./play.svelte";
import { verdict, whereTheyAre } from "./standing";
import type { View } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sit(
  view: View,
  moves: string[],
  changes: Partial<State> = {},
): { table: ReefTable; play: UrchinPlay } {
  const table = new ReefTable(view, moves, changes);
  return { table, play: new UrchinPlay(table) };
}

const big = (play: UrchinPlay) => play.actions.find((action) => action.primary);
const step = (play: UrchinPlay, number: number) => play.steps[number - 1]!;

describe("step 1", () => {
  test("is skipped by the big button", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    expect(big(play)).toMatchObject({ label: "Skip step 1", soft: true, key: "=" });
    big(play)?.run();
    expect(table.sent).toEqual(["="]);
  });

  test("two taps move an urchin at once: the step can be taken back", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    play.tap("c3");
    expect(play.targets).toHaveLength(6);
    play.tap("c5");
    expect(table.sent).toEqual(["c3-c5"]);
  });

  test("a tap on a pile skips the step, then holds the urchin", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    play.tap("r");
    expect(table.sent).toEqual(["="]);
    table.show(jumping({ step: 2 }), ADD_MOVES, [entry(0, "=", skipped())]);
    play.follow();
    expect(play.held.colour).toBe("r");
    expect(step(play, 1)).toMatchObject({ state: "done", text: "skipped" });
  });

  test("in a position that begins with the pawn, nobody has skipped the urchin", () => {
    const { play } = sit(jumping({ step: 3 }), ["*c3"]);
    expect(step(play, 2)).toMatchObject({ state: "done", text: "done" });
  });

  test("a pile dragged onto the board in step 1 is added as soon as the step is skipped", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    expect(play.lift("y")).toBe(true);
    play.letGo("y", "c4");
    table.show(jumping({ step: 2 }), ADD_MOVES, [entry(0, "=", skipped())]);
    play.follow();
    expect(table.sent).toEqual(["=", "y@c4"]);
  });

  test("the step may be skipped before the urchin is let go", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    play.lift("y");
    table.show(jumping({ step: 2 }), ADD_MOVES, [entry(0, "=", skipped())]);
    play.follow();
    play.letGo("y", "c4");
    expect(table.sent).toEqual(["=", "y@c4"]);
  });

  test("a skip that came to nothing does not swallow the next drag", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    play.tap("y");
    table.busy = false; // refused, or the line was lost
    expect(play.lift("c3")).toBe(true);
    play.letGo("c3", "c5");
    expect(table.sent).toEqual(["=", "c3-c5"]);
    table.show(jumping({ step: 2 }), ADD_MOVES, [entry(0, "c3-c5", moved("c3", "c5"))]);
    play.follow();
    expect(play.held.colour).toBeNull();
  });
});

describe("step 3", () => {
  const log = [entry(0, "=", skipped()), entry(1, "r@c2", added("r", "c2"))];

  function toThePawn() {
    const { table, play } = sit(fishing(), PAWN_MOVES);
    table.show(fishing(), PAWN_MOVES, log);
    play.follow();
    return { table, play };
  }

  test("nothing is sent before the turn is confirmed", () => {
    const { table, play } = toThePawn();
    expect(play.steps.map((each) => [each.state, each.text])).toEqual([
      ["done", "skipped"],
      ["done", "red on c2"],
      ["now", "must move"],
    ]);
    expect(big(play)).toMatchObject({ label: "Place your pawn", disabled: true });
    play.tap("b2");
    expect(table.sent).toEqual([]);
    expect(step(play, 3).text).toBe("b2, wins 6");
    expect(big(play)).toMatchObject({ label: "Catch 6", key: "c" });
    play.tap("e2");
    expect(big(play)?.label).toBe("Catch 3");
    play.confirm();
    expect(table.sent).toEqual(["*e2"]);
  });

  test("a cell that wins nothing says why, and the turn may end there", () => {
    const { play } = toThePawn();
    play.tap("b4");
    expect(play.why).toMatchObject({
      title: "No catch here",
      text: "a4 and b5 differ in colour.",
      clause: "U20",
      at: "b4",
    });
    expect(big(play)?.label).toBe("End turn");
    play.quiet();
    expect(play.why).toBeNull();
    play.tap("d2");
    expect(play.why?.text).toMatch(/rival sits opposite d2/);
  });

  test("undo takes the drafted pawn up again before it takes back a step", () => {
    const { table, play } = toThePawn();
    expect(play.takeBack).toBeNull();
    play.tap("b2");
    play.takeBack?.();
    expect(play.draft).toBeNull();
    expect(play.takeBack).toBeNull();
    expect(table.sent).toEqual([]);
  });

  test("escape takes the pawn up again", () => {
    const { play } = toThePawn();
    play.tap("b2");
    expect(play.cancel()).toBe(true);
    expect(play.draft).toBeNull();
  });

  test("notes name what is won and the rulebook's three reasons", () => {
    const { play } = toThePawn();
    expect(notesOf(play).map((note) => note.letter ?? note.look)).toEqual(["good", "good", "B", "A"]);
    play.tap("b2");
    expect(notesOf(play).map((note) => note.letter ?? note.look)).toEqual(["good", "C", "B", "A"]);
  });

  test("a draft is gone when the step is taken back, and does not come again", () => {
    const { table, play } = toThePawn();
    play.tap("b2");
    table.show(jumping({ step: 2 }), ADD_MOVES, log.slice(0, 1));
    play.follow();
    table.show(fishing(), PAWN_MOVES, log);
    play.follow();
    expect(play.draft).toBeNull();
  });
});

test("with catches after every step an action that may end the turn waits for the player's word (U31)", () => {
  const { table, play } = sit(jumping({ step: 2, pawns: ["c4", "e3"] }), ADD_MOVES);
  table.state = { ...table.state, table: { ...table.state.table, options: { capture_timing: "immediate" } } };
  play.tap("y");
  play.tap("a1");
  expect(table.sent).toEqual([]);
  expect(big(play)?.label).toBe("Confirm");
  play.confirm();
  expect(table.sent).toEqual(["y@a1"]);
});

describe("refusals and waiting", () => {
  test("a grey cell asks, and the answer points at it while the urchin stays in the hand", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    play.tap("c4");
    play.tap("a1");
    expect(table.sent).toEqual(["?c4-a1"]);
    table.refused = refused("c4-a1", "diagonal", "U11", { origin: "c4", cell: "a1" });
    expect(play.why).toMatchObject({ clause: "U11", at: "a1" });
    expect(play.held.picked).toBe("c4");
  });

  test("while a move is on its way a tap waits", () => {
    const { table, play } = sit(jumping(), JUMP_MOVES);
    table.busy = true;
    play.tap("c3");
    expect(play.held.picked).toBeNull();
  });

  test("a spectator asks nothing", () => {
    const { table, play } = sit(jumping(), [], { seat: null });
    play.tap("c3");
    play.tap("y");
    expect(table.sent).toEqual([]);
    expect(big(play)).toMatchObject({ label: "Ada to move", disabled: true });
  });
});

describe("warnings", () => {
  const notes = (changes: Partial<View>) =>
    notesOf(sit(jumping(changes), JUMP_MOVES).play)
      .filter((note) => note.look === "warn")
      .map((note) => note.text);

  test("from two thirds on the quiet turns are counted, then adding is a duty", () => {
    expect(notes({ quiet: { turns: 3, limit: 6, left: 3, duty: false, stop: 12 } })).toEqual([]);
    expect(notes({ quiet: { turns: 4, limit: 6, left: 2, duty: false, stop: 12 } })).toEqual([
      "Adding is forced in 2 turns.",
    ]);
    expect(notes({ must_add: true, quiet: { turns: 6, limit: 6, left: 0, duty: true, stop: 12 } })).toEqual([
      "You must add an urchin this turn.",
    ]);
  });

  test("the end is announced with the leaders", () => {
    expect(notes({ ending: [{ colour: "y", left: 2, last_turn: false, leaders: [0, 1] }] })[0]).toMatch(
      /^Only 2 yellow urchins left.*share the lead/,
    );
    expect(notes({ ending: [{ colour: "y", left: 0, last_turn: true, leaders: [1] }] })[0]).toMatch(
      /this turn is the last/,
    );
  });
});

describe("the end", () => {
  const caught = captured("b2", [
    ["b2", ["y", "r"]],
    ["b3", ["r", "y"]],
    ["c2", ["r"]],
    ["c3", ["y"]],
  ]);

  test("the last board stays a moment, then the count comes; the board can be seen again", () => {
    const { table, play } = sit(fishing(), PAWN_MOVES);
    const over = fishing({
      over: true,
      step: 1,
      squares: [],
      scores: [10, 4],
      pile: { y: 0, r: 9 },
      end: "U27",
    });
    table.show(over, [], [entry(0, "*b2", placed("b2", "a1"), caught, ended([0], [10, 4]))], {
      over: true,
      winners: [0],
      scores: [10, 4],
    });
    play.follow();
    expect(play.show.notice).toBe("You catch 6 urchins! A colour is used up: the game is over.");
    expect(play.screen).toBe("board");
    vi.advanceTimersByTime(1600);
    expect(play.screen).toBe("score");
    expect(big(play)).toMatchObject({ id: "again" });
    expect(verdict(play)).toMatchObject({
      title: "You win with 10 urchins!",
      text: "Yellow is used up.",
      seats: [0],
      clause: "U27",
    });
    expect(whereTheyAre(play)).toMatchObject({ won: 14, pile: 9 });
    play.actions[0]?.run();
    expect(play.screen).toBe("board");
  });

  test("equal scores share the win (U29)", () => {
    const { play } = sit(fishing({ over: true, scores: [9, 9], end: "U27" }), [], {
      over: true,
      winners: [0, 1],
    });
    expect(verdict(play)).toMatchObject({
      title: "You and Mona win together with 9 urchins each!",
      clause: "U29",
    });
  });
});

describe("the decision, and what a tap may do for it", () => {
  const legal = (play: UrchinPlay) =>
    play.squares.cells.flatMap((cell) => (play.legal(cell) ? [`${cell} ${play.legal(cell)}`] : []));
  const [first, second] = [jumping(), jumping({ step: 2, must_add: true })];

  test.each<[string, View, string[], Partial<State>, string]>([
    ["step 1", first, JUMP_MOVES, {}, "move"],
    ["step 2", second, ADD_MOVES, {}, "add"],
    ["step 3", fishing(), PAWN_MOVES, {}, "pawn"],
    ["somebody else's turn", first, [], { to_move: [1] }, ""],
    ["the end", jumping({ over: true }), [], { over: true }, ""],
  ])("%s", (_, view, moves, changes, decision) => {
    const { play } = sit(view, moves, changes);
    expect(play.decision).toBe(decision);
    expect(legal(play).length > 0).toBe(decision !== "");
  });

  test("an urchin is picked up, then its targets are lit", () => {
    const { play } = sit(first, JUMP_MOVES);
    expect(legal(play)).toEqual(["c4 select", "c3 select"]);
    play.tap("c4");
    expect(legal(play)).toEqual(["c5 target", "b4 target", "d4 target", "c3 select"]);
  });

  test("a pile is open in steps 1 and 2, and its cells are lit", () => {
    const { play } = sit(second, ADD_MOVES);
    expect([play.legalPile("y"), play.legalPile("r")]).toEqual(["select", "select"]);
    play.tap("y");
    expect(play.legalPile("y")).toBeUndefined();
    expect(legal(play)).toEqual(["c4 target", "a1 target"]);
    expect(sit(first, JUMP_MOVES).play.legalPile("r")).toBe("select");
    expect(sit(fishing(), PAWN_MOVES).play.legalPile("r")).toBeUndefined();
  });

  test("a cell for the boat says what it wins, and waits for the player's word", () => {
    const { play } = sit(fishing(), PAWN_MOVES);
    expect([play.gain("b2"), play.gain("a4"), play.gain("e5")]).toEqual([6, 0, undefined]);
    play.tap("b2");
    expect(play.decision).toBe("confirm");
    play.cancel();
    expect(play.decision).toBe("pawn");
  });
});
