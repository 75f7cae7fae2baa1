import { expect, test } from "vitest";
import type { TableSummary } from "../../wire/types";
import { allMatches, ownFirst, resultOf, tallies } from "./mine";

const match = (changes: Partial<TableSummary>): TableSummary => ({
  table: "t",
  game: "g",
  seat: 0,
  seats: [],
  to_move: [],
  over: true,
  round: 1,
  began: 0,
  moves: 9,
  scores: [5, 3],
  winners: [0],
  ...changes,
});

test("a match is running, won, shared, lost, or over with nobody ahead", () => {
  expect(resultOf(match({ over: false, winners: [] }))).toBe("running");
  expect(resultOf(match({}))).toBe("won");
  expect(resultOf(match({ winners: [0, 1] }))).toBe("shared");
  expect(resultOf(match({ winners: [1] }))).toBe("lost");
  expect(resultOf(match({ winners: [] }))).toBe("ended");
});

const ALONE = [{ seat: 0, kind: "person" as const, name: "Ann", here: true }];

test("alone one wins or loses, and what is counted then is no record among others", () => {
  const solo = match({ seats: ALONE, scores: [27], winners: [] });
  expect(resultOf(solo)).toBe("lost");
  expect(resultOf({ ...solo, winners: [0] })).toBe("won");
  expect(tallies([solo]).map(({ best }) => best)).toEqual([null]);
  expect(tallies([solo, match({})]).map(({ best }) => best)).toEqual([5]);
});

test("the own score is told first", () => {
  expect(ownFirst(match({ scores: [8, 27, 3], seat: 1 }))).toEqual([27, 8, 3]);
});

test("what the server tells goes before what is kept, and the newest comes first", () => {
  const told = [match({ table: "b", began: 2, moves: 1 })];
  const kept = [
    match({ table: "a", began: 1 }),
    match({ table: "b", began: 2 }),
    match({ table: "c", began: 3 }),
  ];
  expect(allMatches(told, kept).map(({ table, moves }) => [table, moves])).toEqual([
    ["c", 9],
    ["b", 1],
    ["a", 9],
  ]);
});

test("statistics count finished matches of each game, and wins in a row from the newest", () => {
  const all = [
    match({ table: "1", began: 1, winners: [1] }),
    match({ table: "2", began: 2, scores: [8, 1] }),
    match({ table: "3", began: 3 }),
    match({ table: "4", began: 4, over: false, winners: [] }),
    match({ table: "5", began: 5, game: "h", winners: [0, 1] }),
  ];
  expect(tallies(all)).toEqual([
    { game: "g", played: 3, won: 2, shared: 0, best: 8, inARow: 2 },
    { game: "h", played: 1, won: 0, shared: 1, best: 5, inARow: 0 },
  ]);
});
