import { expect, test } from "vitest";
import { around } from "./places";

test("one's own seat comes first, the rest in turn order", () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(2, 1)).toEqual([1, 0]);
  expect(around(1, 0)).toEqual([0]);
});
