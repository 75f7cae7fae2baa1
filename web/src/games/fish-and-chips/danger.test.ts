import { expect, test } from "vitest";
import { dangers, lastPiles } from "./danger";
import { hunt, ownBlocks, pile, takes } from "./fixture";

test("a fin for every attacker's colour, none for what no rival can take", () => {
  expect([...dangers(hunt(), "R")]).toEqual([
    ["a1", ["P"]],
    ["f1", ["P"]],
  ]);
  expect([...dangers(hunt(), "P")]).toEqual([["d1", ["R"]]]);
});

test("two attackers of one colour are one fin, own piles are none", () => {
  const view = hunt({
    order: ["R", "P", "G"],
    piles: [
      pile("a1", "R5"),
      pile("a4", "P6", [takes("a1")]),
      pile("d1", "P7", [takes("a1")]),
      pile("b1", "R9", [ownBlocks("a1")]),
    ],
  });
  expect([...dangers(view, "R")]).toEqual([["a1", ["P"]]]);
});

test("one more purple pile left: with two owners on the board a sweep is near (F22)", () => {
  const view = hunt({ piles: [pile("a1", "R5"), pile("b2", "R6"), pile("d4", "P7")] });
  expect(lastPiles(view)).toEqual([{ colour: "P", sweeper: "R" }]);
});

test("with four players or alone there is no sweep to warn of", () => {
  expect(lastPiles(hunt({ players: 4 }))).toEqual([]);
  expect(lastPiles(hunt({ players: 1 }))).toEqual([]);
});
