import { expect, test } from "vitest";
import { asItWas } from "./past";
import type { Past, State } from "./types";

const now = {
  type: "state",
  seat: 1,
  ply: 40,
  moves: ["a"],
  to_move: [1],
  scores: [9, 9],
  winners: [],
  over: true,
  thinking: [0],
  undo: "free",
  undo_asked: 0,
  view: "now",
  log: [],
  log_from: 0,
  table: {},
} as unknown as State;
const past = (moves: number): Past => ({
  type: "past",
  moves,
  view: "then",
  legal: ["a", "b"],
  to_move: [0],
  scores: [1, 2],
  position: "then",
});

test("a board of the past shows what was, and there is nothing to do but to answer the others", () => {
  const then = asItWas(now, past(3));
  expect(then).toMatchObject({ view: "then", to_move: [0], scores: [1, 2] });
  expect(then).toMatchObject({ seat: null, moves: [], thinking: [], undo: "no", undo_asked: 0, over: false });
  expect(now.view).toBe("now");
});

test("each moment has a ply of its own, which no move can answer", () => {
  expect(asItWas(now, past(0)).ply).toBeLessThan(0);
  expect(asItWas(now, past(0)).ply).not.toBe(asItWas(now, past(1)).ply);
});
