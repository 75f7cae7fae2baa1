import { describe, expect, test } from "vitest";
import { Squares } from "../squares/squares";
import { ADD_MOVES, fishing, JUMP_MOVES, jumping, PAWN_MOVES } from "./fixture";
import {
  EMPTY_HAND,
  type Hand,
  jumped,
  keepHand,
  letGo,
  lifted,
  movers,
  type Situation,
  tap,
  tapPile,
  targets,
} from "./interaction";

const board = new Squares(5, 5);
const holding = (picked: string): Hand => ({ picked, colour: null });
const yellow: Hand = { picked: null, colour: "y" };
const at = (changes: Partial<Situation> = {}): Situation => ({
  view: jumping(),
  squares: board,
  moves: JUMP_MOVES,
  hand: EMPTY_HAND,
  drafted: null,
  mayAsk: true,
  ...changes,
});

describe("moving", () => {
  test("the server's list says who can move and where to", () => {
    expect([...movers(JUMP_MOVES)]).toEqual(["c3", "c4"]);
    expect(targets(JUMP_MOVES, holding("c4"))).toEqual(["b4", "c5", "d4"]);
  });

  test("only what lies on the way to a lit cell is jumped", () => {
    expect([...jumped(board, jumping(), "c3", targets(JUMP_MOVES, holding("c3")))]).toEqual(["c4"]);
  });

  test("tap and tap: pick, then go", () => {
    expect(tap(at(), "c3")).toEqual({ do: "pick", cell: "c3" });
    expect(tap(at({ hand: holding("c3") }), "c5")).toEqual({ do: "play", move: "c3-c5" });
    expect(tap(at({ hand: holding("c3") }), "c3")).toEqual({ do: "drop" });
  });

  test("another urchin that can move is picked instead; anything else asks why", () => {
    expect(tap(at({ hand: holding("c3") }), "c4")).toEqual({ do: "pick", cell: "c4" });
    expect(tap(at({ hand: holding("c3") }), "e3")).toEqual({ do: "ask", move: "c3-e3", at: "e3" });
    expect(tap(at({ hand: holding("c4") }), "a1")).toEqual({ do: "ask", move: "c4-a1", at: "a1" });
  });

  test("a frozen urchin and an empty cell explain themselves", () => {
    expect(tap(at(), "e3")).toEqual({ do: "ask", move: "e3-d3", at: "e3" });
    expect(tap(at(), "a1")).toEqual({ do: "ask", move: "a1-b1", at: "a1" });
  });

  test("a drag lifts only what can move", () => {
    expect(lifted(at(), "c3")).toEqual(holding("c3"));
    expect(lifted(at(), "e3")).toBeNull();
    expect(letGo(at({ hand: holding("c3") }), "c3", "c5")).toEqual({ do: "play", move: "c3-c5" });
    expect(letGo(at({ hand: holding("c3") }), "c3", null)).toEqual({ do: "pick", cell: "c3" });
    expect(letGo(at({ hand: holding("c3") }), "c3", "d4")).toEqual({ do: "ask", move: "c3-d4", at: "d4" });
  });
});

describe("adding", () => {
  const step2 = (changes: Partial<Situation> = {}) =>
    at({ view: jumping({ step: 2 }), moves: ADD_MOVES, ...changes });

  test("a pile is taken, then a cell; the same pile puts it back", () => {
    expect(tapPile(step2(), "y")).toEqual({ do: "take", colour: "y" });
    expect(targets(ADD_MOVES, yellow)).toEqual(["a1", "c4"]);
    expect(tap(step2({ hand: yellow }), "c4")).toEqual({ do: "play", move: "y@c4" });
    expect(tap(step2({ hand: yellow }), "c3")).toEqual({ do: "ask", move: "y@c3", at: "c3" });
    expect(tapPile(step2({ hand: yellow }), "y")).toEqual({ do: "drop" });
  });

  test("a pile can be dragged onto the board", () => {
    expect(letGo(step2(), "r", "b1")).toEqual({ do: "play", move: "r@b1" });
    expect(letGo(step2(), "r", "c4")).toEqual({ do: "ask", move: "r@c4", at: "c4" });
    expect(letGo(step2(), "r", null)).toEqual({ do: "take", colour: "r" });
  });

  test("in step 1 a pile skips the step first; on another's turn it asks", () => {
    expect(tapPile(at(), "y")).toEqual({ do: "skip-and-take", colour: "y" });
    expect(tapPile(at({ moves: [] }), "y")).toMatchObject({ do: "ask", move: "y@c3" });
  });
});

describe("the pawn", () => {
  const step3 = (changes: Partial<Situation> = {}) => at({ view: fishing(), moves: PAWN_MOVES, ...changes });

  test("goes where it may, asks where not, and can be taken up again", () => {
    expect(tap(step3(), "b2")).toEqual({ do: "play", move: "*b2" });
    expect(tap(step3(), "e1")).toEqual({ do: "ask", move: "*e1", at: "e1" });
    expect(tap(step3({ drafted: "b2" }), "b2")).toEqual({ do: "drop" });
  });

  test("is dragged from where it stands or was put", () => {
    expect(lifted(step3(), "a1")).toEqual(EMPTY_HAND);
    expect(lifted(step3({ drafted: "b2" }), "b2")).toEqual(EMPTY_HAND);
    expect(lifted(step3({ drafted: "b2" }), "a1")).toBeNull();
    expect(letGo(step3(), "a1", "c3")).toEqual({ do: "play", move: "*c3" });
  });
});

test("a spectator only looks; a player who waits may ask", () => {
  expect(tap(at({ moves: [], mayAsk: false }), "c3")).toEqual({ do: "look", cell: "c3" });
  expect(tap(at({ moves: [] }), "c3")).toEqual({ do: "ask", move: "c3-d3", at: "c3" });
});

test("what can no longer be played leaves the hand", () => {
  expect(keepHand(["c4-b4"], holding("c3"))).toBe(EMPTY_HAND);
  expect(keepHand(["c4-b4"], holding("c4"))).toEqual(holding("c4"));
  expect(keepHand(ADD_MOVES, yellow)).toBe(yellow);
});
