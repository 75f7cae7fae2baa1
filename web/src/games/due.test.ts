import { expect, test } from "vitest";
import type { State } from "../wire/types";
import { isDue, mayRevise } from "./due";

test("whoever owes a decision is due", () => {
  const turn = { seat: 1, to_move: [1, 2], moves: ["a"] };
  expect(isDue(turn)).toBe(true);
  expect(mayRevise(turn)).toBe(false);
});

test("whoever has decided and may think again is not", () => {
  const turn = { seat: 0, to_move: [1, 2], moves: ["a"] };
  expect(isDue(turn)).toBe(false);
  expect(mayRevise(turn)).toBe(true);
});

test("others and spectators are neither", () => {
  for (const seat of [0, null]) {
    const turn = { seat, to_move: [1], moves: [] };
    expect(isDue(turn)).toBe(false);
    expect(mayRevise(turn)).toBe(false);
  }
});

test("nor is whoever a bot plays for", () => {
  const seats = [{ stands_in_for: "Ann" }, { stands_in_for: null }];
  const table = { seats } as unknown as State["table"];
  expect(isDue({ seat: 0, to_move: [0], moves: ["a"], table })).toBe(false);
  expect(mayRevise({ seat: 0, to_move: [1], moves: ["a"], table })).toBe(false);
  expect(isDue({ seat: 1, to_move: [1], moves: ["a"], table })).toBe(true);
});
