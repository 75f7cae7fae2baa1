import { expect, test } from "vitest";
import { hasGap, mergeLog } from "./log";
import type { LogEntry } from "./types";

const entry = (number: number, move: string): LogEntry => ({ number, seat: 0, move, events: [] });
const have = [entry(0, "ok"), entry(1, "ok"), entry(2, "a1xb1")];

test("news is appended", () => {
  expect(mergeLog(have, 3, [entry(3, "c1xc2")]).map((e) => e.move)).toEqual(["ok", "ok", "a1xb1", "c1xc2"]);
});

test("an undo cuts the log back", () => {
  expect(mergeLog(have, 1, []).map((e) => e.move)).toEqual(["ok"]);
});

test("a fresh start replaces everything", () => {
  expect(mergeLog(have, 0, [entry(0, "O<>d3")]).map((e) => e.move)).toEqual(["O<>d3"]);
});

test("the entries before are untouched and not shared", () => {
  const merged = mergeLog(have, 3, []);
  expect(merged).toEqual(have);
  expect(merged).not.toBe(have);
});

test("a state that builds on unknown entries is a gap", () => {
  expect(hasGap(have, 3)).toBe(false);
  expect(hasGap(have, 4)).toBe(true);
});
