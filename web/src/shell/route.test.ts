import { expect, test } from "vitest";
import { learnPath, momentPath, placeOf, practicePath, puzzlePath, rulesPath, tablePath } from "./route";

test("the root is the shelf", () => {
  expect(placeOf("/")).toEqual({ name: "shelf" });
});

test("a table's address names the table", () => {
  expect(placeOf("/t/kelp-42")).toEqual({ name: "table", table: "kelp-42", at: null });
  expect(placeOf(tablePath("a b"))).toEqual({ name: "table", table: "a b", at: null });
});

test("every moment of a match has an address", () => {
  expect(placeOf(momentPath("kelp-42", 12))).toEqual({ name: "table", table: "kelp-42", at: 12 });
  expect(momentPath("kelp-42", null)).toBe(tablePath("kelp-42"));
  for (const path of ["/t/kelp-42/x", "/t/kelp-42/-1", "/t/kelp-42/1/2"])
    expect(placeOf(path)).toEqual({ name: "lost" });
});

test("one's matches, the puzzles, and the puzzle of a day", () => {
  expect(placeOf("/matches")).toEqual({ name: "matches" });
  expect(placeOf("/puzzles")).toEqual({ name: "puzzles" });
  expect(placeOf(puzzlePath("urchins", "2026-03-01"))).toEqual({
    name: "puzzle",
    game: "urchins",
    day: "2026-03-01",
  });
});

test("a rulebook's address names the game", () => {
  expect(placeOf("/rules/fish-and-chips")).toEqual({ name: "rules", game: "fish-and-chips" });
  expect(rulesPath("fish-and-chips", "F14")).toBe("/rules/fish-and-chips#F14");
});

test("a practice room's address names the game", () => {
  expect(placeOf(practicePath("icecool"))).toEqual({ name: "practice", game: "icecool" });
  expect(placeOf("/practice")).toEqual({ name: "lost" });
});

test("a game's lessons have an address", () => {
  expect(placeOf(learnPath("urchins"))).toEqual({ name: "learn", game: "urchins" });
});

test("everything else is lost at sea", () => {
  for (const path of ["/t", "/t/a/b", "/rules", "/nowhere", "/t/%E0%A4%A"])
    expect(placeOf(path)).toEqual({ name: "lost" });
});
