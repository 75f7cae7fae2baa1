import { expect, test } from "vitest";
import { asTime, secondsLeft, shownSeat, toldTimes } from "./times";

const told = { times: [60, 12.5, null], clock: 12.5, to_move: [1, 2] };

test("where people agreed on no clock there are no times", () => {
  expect(toldTimes({ to_move: [0] }, 0)).toBeNull();
});

test("time runs on for who is to move and is timed, from when it was told", () => {
  const times = toldTimes(told, 1000)!;
  expect(times.running).toEqual([1]);
  expect([0, 1, 2].map((seat) => secondsLeft(times, seat, 4000))).toEqual([60, 10, null]);
  expect(secondsLeft(times, 1, 100_000)).toBe(0);
});

test("while nobody is there to play it stands still", () => {
  const times = toldTimes({ ...told, clock: null }, 1000)!;
  expect(secondsLeft(times, 1, 9000)).toBe(13);
  expect(shownSeat(times, 1)).toBeNull();
});

test("one sees the own time, or else the one that is up first", () => {
  const times = toldTimes({ times: [60, 12, 30], clock: 12, to_move: [0, 1, 2] }, 0)!;
  expect([0, 2, null].map((own) => shownSeat(times, own))).toEqual([0, 2, 1]);
});

test("a time in minutes and seconds", () => {
  expect([0, 9, 83, 600].map(asTime)).toEqual(["0:00", "0:09", "1:23", "10:00"]);
});
