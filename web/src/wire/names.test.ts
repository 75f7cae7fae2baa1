import { expect, test } from "vitest";
import { nameOf } from "./names";
import type { SeatFacts } from "./types";

const words = { say: (key: string) => `<${key}>`, sayOr: (key: string) => `<${key}>` };
const seat = (kind: SeatFacts["kind"], name: string, seat: number): SeatFacts => ({
  seat,
  kind,
  name,
  here: true,
});
const seats = [seat("person", "Ada", 0), seat("bot", "orca", 1), seat("bot", "orca", 2), seat("open", "", 3)];
const names = (own: number | null) => seats.map((_, number) => nameOf(seats, number, own, words));

test("one's own seat is You, for everybody else it has the name", () => {
  expect(names(0)[0]).toBe("<you>");
  expect(names(null)[0]).toBe("Ada");
});

test("two bots of one kind are numbered", () => {
  expect(names(0).slice(1, 3)).toEqual(["<bot-orca> 1", "<bot-orca> 2"]);
  expect(nameOf(seats.slice(0, 2), 1, 0, words)).toBe("<bot-orca>");
});

test("an empty chair and a person without a name have words too", () => {
  expect(names(0)[3]).toBe("<seat-open>");
  expect(nameOf([seat("person", "", 0)], 0, null, words)).toBe("<guest>");
});

test("several people without a name are told apart by the same numbers for everybody", () => {
  const numbered = {
    ...words,
    say: (key: string, params?: { number?: number }) => `<${key}> ${params?.number}`,
  };
  const guests = [seat("person", "", 0), seat("person", "Ada", 1), seat("person", "", 2)];
  expect(nameOf(guests, 2, 0, numbered)).toBe("<guest-number> 2");
  expect(nameOf(guests, 0, 1, numbered)).toBe("<guest-number> 1");
});
