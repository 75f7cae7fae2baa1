import { expect, test } from "vitest";
import type { SeatFacts, State } from "../../wire/types";
import { absent, hintsAllowed, rightsOn } from "./seat-rights";

const person = (seat: number, here = true): SeatFacts => ({ seat, kind: "person", name: "Ann", here });
const lent = (seat: number): SeatFacts => ({
  seat,
  kind: "bot",
  name: "seal",
  here: true,
  stands_in_for: "Ann",
});
const table = (seats: SeatFacts[], own: number | null, host: number | null = 0, over = false) =>
  ({ seat: own, over, table: { players: seats.length, seats, terms: { host } } }) as unknown as State;

test("the own seat can be lent, taken back and left", () => {
  expect(rightsOn(table([person(0), person(1)], 1), 1, true)).toEqual(["hand-over", "leave"]);
  expect(rightsOn(table([person(0), lent(1)], 1), 1, true)).toEqual(["take-back", "leave"]);
});

test("for who is away a bot may play", () => {
  expect(rightsOn(table([person(0), person(1, false)], 0), 1, true)).toEqual(["hand-over"]);
  expect(rightsOn(table([person(0), person(1)], 0), 1, true)).toEqual([]);
});

test("somebody is missed once nobody else may decide", () => {
  const waits = (to_move: number[], own: number | null = 0) =>
    absent({ ...table([person(0), person(1, false), person(2)], own), to_move });
  expect(waits([1])).toBe(1);
  expect(waits([1], null)).toBe(null);
  expect([waits([0]), waits([2]), waits([1, 2]), waits([0, 1]), waits([])]).toEqual(Array(5).fill(null));
});

test("whoever opened the table shows somebody the door before the start", () => {
  const seats = [person(0), person(1), lent(2), { ...person(3), kind: "open" } as SeatFacts];
  expect([1, 2, 3].map((seat) => rightsOn(table(seats, 0), seat, false))).toEqual([["clear"], ["clear"], []]);
  expect(rightsOn(table(seats, 1), 0, false)).toEqual([]);
});

test("whoever plays against bots alone may have others", () => {
  const bot: SeatFacts = { ...lent(1), stands_in_for: null };
  expect(rightsOn(table([person(0), bot], 0), 1, true)).toEqual(["change-bot"]);
  expect(rightsOn(table([person(0), bot, person(2)], 0), 1, true)).toEqual([]);
  expect(rightsOn(table([person(0), bot, lent(2)], 0), 1, true)).toEqual([]);
});

test("spectators, people alone and finished matches have nothing to change", () => {
  expect(rightsOn(table([person(0), person(1, false)], null), 1, false)).toEqual([]);
  expect(rightsOn(table([person(0)], 0), 0, false)).toEqual([]);
  expect(rightsOn(table([person(0), person(1)], 0, 0, true), 0, true)).toEqual([]);
});

test("among people hints are given where they agreed to", () => {
  const facts = (seats: SeatFacts[], hints: boolean) => ({ seats, terms: { hints } }) as State["table"];
  expect(hintsAllowed(facts([person(0), person(1)], true))).toBe(true);
  expect(hintsAllowed(facts([person(0), lent(1)], false))).toBe(false);
  expect(hintsAllowed(facts([person(0), { ...lent(1), stands_in_for: null }], false))).toBe(true);
});
