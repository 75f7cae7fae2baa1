import { expect, test } from "vitest";
import type { Analysis, MoveJudged } from "../../wire/types";
import { certainty, isReproach, judgements, onwards, percent, signs, slipsOf } from "./judgements";

test("what is proven is said to be, a guess is a number", () => {
  expect(certainty(1, true)).toBe("won");
  expect(certainty(0, true)).toBe("lost");
  expect(certainty(0.5, true)).toBe("proven");
  expect(certainty(1, false)).toBe("guess");
  expect(percent(0.626)).toBe(63);
});

test("every judgement has a sign of its own, and only the last three are reproaches", () => {
  expect(new Set(Object.values(signs)).size).toBe(judgements.length);
  expect(judgements.filter(isReproach)).toEqual(["inaccuracy", "mistake", "blunder"]);
});

test("a line goes on after its first move, and not for ever", () => {
  const words = (move: string) => `${move}!`;
  expect(onwards(["a", "b", "c"], "notation", words)).toBe("b  c");
  expect(onwards([..."abcdefghij"], "notation", words)).toBe("b  c  d  e  f  g");
  expect(onwards(["a"], "notation", words)).toBe("");
});

test("a line is told in words to whoever reads the log so", () => {
  const words = (move: string) => `${move} takes it`;
  expect(onwards([..."abcdef"], "sentences", words)).toBe("b takes it; c takes it; d takes it");
  expect(onwards(["a"], "sentences", words)).toBe("");
});

test("dots are for moments, and for one's own mistakes while they are few", () => {
  const judged = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ number, seat: number % 2, judgement: "mistake" }));
  const analysis = (count: number) =>
    ({ judged: judged(count) as MoveJudged[], moments: [{ number: 1 }] }) as unknown as Analysis;
  expect(slipsOf(analysis(6), 0).map(({ number }) => number)).toEqual([0, 1, 2, 4]);
  expect(slipsOf(analysis(6), null).map(({ number }) => number)).toEqual([1]);
  expect(slipsOf(analysis(60), 0).map(({ number }) => number)).toEqual([1]);
});
