import { expect, test } from "vitest";
import { nextHere } from "./passing";

const turn = (...to_move: number[]) => ({ to_move, over: false });

test("the device goes round the table to whoever is waited for", () => {
  expect(nextHere(turn(1), [0, 1, 2], 0)).toBe(1);
  expect(nextHere(turn(0, 2), [0, 1, 2], 1)).toBe(2);
  expect(nextHere(turn(0), [0, 1, 2], 2)).toBe(0);
});

test("it stays where it is while its holder decides, or only others do", () => {
  expect(nextHere(turn(0, 1), [0, 1], 0)).toBeNull();
  expect(nextHere(turn(3), [0, 1], 0)).toBeNull();
  expect(nextHere({ to_move: [1], over: true }, [0, 1], 0)).toBeNull();
  expect(nextHere(turn(0), [0], null)).toBeNull();
});
