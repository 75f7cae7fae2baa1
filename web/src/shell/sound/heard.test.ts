import { expect, test } from "vitest";
import { heard, type Moment } from "./heard";
import { SOUNDS } from "./tones";

const quiet: Moment = { moves: 3, due: false, over: false, won: false, refused: null };
const after = (changes: Partial<Moment>) => heard(quiet, { ...quiet, ...changes });

test("a table one comes to is silent, and so is one where nothing happens", () => {
  expect(heard(null, { ...quiet, due: true })).toBeNull();
  expect(after({})).toBeNull();
  expect(after({ moves: 2 })).toBeNull(); // taken back
});

test("of what happens at once the weightiest is heard", () => {
  expect(after({ moves: 4 })).toBe("move");
  expect(after({ moves: 4, due: true })).toBe("turn");
  expect(after({ refused: {} })).toBe("refused");
  expect(after({ moves: 4, over: true })).toBe("over");
  expect(after({ moves: 4, over: true, won: true, due: true })).toBe("won");
});

test("every sound is short and soft", () => {
  for (const tones of Object.values(SOUNDS)) {
    expect(Math.max(...tones.map(({ at, length }) => at + length))).toBeLessThan(1.5);
    expect(Math.max(...tones.map(({ loud }) => loud))).toBeLessThan(0.3);
  }
});
