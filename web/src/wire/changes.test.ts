import { expect, test } from "vitest";
import { changed, stateAfter } from "./changes";
import cases from "./changes.cases.json";
import type { Change, State } from "./types";

for (const { shows, old, change, new: after } of cases as {
  shows: string;
  old: unknown;
  change: unknown;
  new: unknown;
}[]) {
  test(`a change as the server writes it: ${shows}`, () => {
    const before = structuredClone(old);
    expect(changed(old, change)).toEqual(after);
    expect(old).toEqual(before);
  });
}

test("what did not change stays the same object", () => {
  const old = [{ a: { b: 1 } }, { a: { b: 2 } }];
  const after = changed(old, [1, { a: { b: [3] } }]) as typeof old;
  expect(after[0]).toBe(old[0]);
});

const state = {
  type: "state",
  number: 4,
  ply: 7,
  view: { a: 1, b: 2 },
  moves: ["x"],
  clock: 9,
} as unknown as State;
const change = (changes: Partial<Change>): Change => ({
  type: "change",
  number: 5,
  ply: 8,
  log_from: 0,
  log: [],
  ...changes,
});

test("fields that are not told are as they were, but for the clock, which is told while it runs", () => {
  expect(stateAfter(state, change({ view: { b: [5] } }))).toMatchObject({
    type: "state",
    number: 5,
    ply: 8,
    view: { a: 1, b: 5 },
    moves: ["x"],
    clock: null,
  });
});

test("a change that does not follow makes nothing", () => {
  expect(stateAfter(state, change({ number: 6 }))).toBeNull();
  expect(stateAfter(null, change({}))).toBeNull();
});
