import { expect, test } from "vitest";
import { waitBefore } from "./reconnect";

test("the first try comes soon, each later one waits twice as long", () => {
  expect(waitBefore(0, 1)).toBe(400);
  expect(waitBefore(1, 1)).toBe(800);
  expect(waitBefore(3, 1)).toBe(3200);
});

test("nobody waits longer than fifteen seconds", () => {
  expect(waitBefore(8, 1)).toBe(15_000);
  expect(waitBefore(5000, 1)).toBe(15_000);
});

test("chance spreads the tries over the upper half of the wait", () => {
  expect(waitBefore(2, 0)).toBe(800);
  expect(waitBefore(2, 0.5)).toBe(1200);
});
