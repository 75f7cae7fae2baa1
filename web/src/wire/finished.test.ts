import { expect, test } from "vitest";
import { withResults } from "./finished";
import type { TableSummary } from "./types";

const match = (table: string, began: number, moves = 0): TableSummary => ({
  table,
  game: "g",
  seat: 0,
  seats: [],
  to_move: [],
  over: true,
  round: 1,
  began,
  moves,
  scores: [],
  winners: [],
});

test("results are kept newest first, and a table is told once", () => {
  const have = [match("old", 1), match("again", 2, 7)];
  const all = withResults(have, [match("new", 3), match("again", 2, 9)]);
  expect(all.map(({ table, moves }) => [table, moves])).toEqual([
    ["new", 0],
    ["again", 9],
    ["old", 0],
  ]);
});

test("a browser does not keep them for ever", () => {
  const many = Array.from({ length: 500 }, (_, at) => match(String(at), at));
  const left = withResults(many, []);
  expect(left.length).toBe(400);
  expect(left[0]!.table).toBe("499");
});
