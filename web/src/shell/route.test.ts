import { expect, test } from "vitest";
import { placeOf, practicePath, rulesPath, tablePath } from "./route";

test("the root is the shelf", () => {
  expect(placeOf("/")).toEqual({ name: "shelf" });
});

test("a table's address names the table", () => {
  expect(placeOf("/t/kelp-42")).toEqual({ name: "table", table: "kelp-42" });
  expect(placeOf(tablePath("a b"))).toEqual({ name: "table", table: "a b" });
});

test("a rulebook's address names the game", () => {
  expect(placeOf("/rules/fish-and-chips")).toEqual({ name: "rules", game: "fish-and-chips" });
  expect(rulesPath("fish-and-chips", "F14")).toBe("/rules/fish-and-chips#F14");
});

test("a practice room's address names the game", () => {
  expect(placeOf(practicePath("icecool"))).toEqual({ name: "practice", game: "icecool" });
  expect(placeOf("/practice")).toEqual({ name: "lost" });
});

test("everything else is lost at sea", () => {
  for (const path of ["/t", "/t/a/b", "/rules", "/nowhere", "/t/%E0%A4%A"])
    expect(placeOf(path)).toEqual({ name: "lost" });
});
