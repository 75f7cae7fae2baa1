import { expect, test } from "vitest";
import { withSeat } from "./seats";

test("the newest seat comes last and replaces an older one of the same table", () => {
  expect(Object.entries(withSeat({ a: "1", b: "2" }, "a", "3"))).toEqual([["b", "2"], ["a", "3"]]);
});

test("sixty seats are remembered, then the oldest goes", () => {
  let seats: Record<string, string> = {};
  for (let table = 0; table < 70; table++) seats = withSeat(seats, `t${table}`, "x");
  expect(Object.keys(seats).length).toBe(60);
  expect(Object.keys(seats)[0]).toBe("t10");
});
