import { expect, test } from "vitest";
import { afterClose } from "./reconnect";

const wait = (tries: number, chance: number) => {
  const decision = afterClose(1006, tries, chance);
  return decision.again ? decision.wait : null;
};

test("the first try comes soon, each later one waits twice as long", () => {
  expect(wait(0, 1)).toBe(400);
  expect(wait(1, 1)).toBe(800);
  expect(wait(3, 1)).toBe(3200);
});

test("nobody waits longer than fifteen seconds", () => {
  expect(wait(8, 1)).toBe(15_000);
  expect(wait(5000, 1)).toBe(15_000);
});

test("chance spreads the tries over the upper half of the wait", () => {
  expect(wait(2, 0)).toBe(800);
  expect(wait(2, 0.5)).toBe(1200);
});

test("an unknown table is not asked for again", () => {
  expect(afterClose(4404, 0, 0.5)).toEqual({ again: false });
});

test("a dropped slow connection and a restarting server are", () => {
  for (const code of [1000, 1001, 1006, 1012, 1013]) expect(afterClose(code, 0, 0.5).again).toBe(true);
});
