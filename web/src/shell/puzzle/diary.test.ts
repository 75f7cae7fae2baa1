import { expect, test } from "vitest";
import { asDay, daysBefore } from "./days";
import { type Diary, keyOf, streak, withSolution, withTry } from "./diary";

const TODAY = "2026-03-01";
const solved = (day: string, on = day): Diary => ({ [keyOf("urchins", day)]: { tries: 1, solved: on } });

test("a day is written as in an address, and the one before the first of March is the last of February", () => {
  expect(asDay(new Date(2026, 2, 1, 23, 59))).toBe(TODAY);
  expect(daysBefore(TODAY, 1)).toBe("2026-02-28");
  expect(daysBefore(TODAY, 60)).toBe("2025-12-31");
});

test("tries count until a puzzle is solved", () => {
  const key = keyOf("urchins", TODAY);
  const once = withTry({}, key, false, TODAY);
  expect(once[key]).toEqual({ tries: 1, solved: null });
  const twice = withTry(once, key, true, TODAY);
  expect(twice[key]).toEqual({ tries: 2, solved: TODAY });
  expect(withTry(twice, key, false, "2026-03-02")).toBe(twice);
});

test("whoever was shown a solution solves it no more, and whoever had found one keeps it", () => {
  const key = keyOf("urchins", TODAY);
  const shown = withSolution(withTry({}, key, false, TODAY), key);
  expect(shown[key]).toEqual({ tries: 1, solved: null, shown: true });
  expect(withTry(shown, key, true, TODAY)).toBe(shown);
  expect(streak(shown, TODAY)).toBe(0);
  const found = solved(TODAY);
  expect(withSolution(found, key)).toBe(found);
});

test("a streak is of days in a row, and today may still come", () => {
  const yesterday = solved("2026-02-28");
  expect(streak({}, TODAY)).toBe(0);
  expect(streak(yesterday, TODAY)).toBe(1);
  expect(streak({ ...yesterday, ...solved(TODAY) }, TODAY)).toBe(2);
  expect(streak({ ...solved("2026-02-27"), ...solved(TODAY) }, TODAY)).toBe(1);
  expect(streak(solved("2026-02-27"), TODAY)).toBe(0);
});

test("what is solved later, out of the archive, makes no streak", () => {
  expect(streak(solved("2026-02-28", TODAY), TODAY)).toBe(0);
});
