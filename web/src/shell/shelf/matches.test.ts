import { expect, test } from "vitest";
import type { TableSummary } from "../../wire/types";
import { inOrder } from "./matches";

const match = (table: string, to_move: number[], over = false): TableSummary => ({
  table,
  game: "g",
  seat: 0,
  seats: [],
  to_move,
  over,
  round: 1,
  began: 0,
  moves: 0,
  scores: [],
  winners: [],
});

test("matches that wait for me come first, finished ones are gone", () => {
  const all = [match("theirs", [1]), match("done", [], true), match("mine", [0]), match("both", [0, 1])];
  expect(inOrder(all).map((each) => each.table)).toEqual(["mine", "both", "theirs"]);
});
