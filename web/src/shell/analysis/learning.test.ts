import { expect, test } from "vitest";
import type { Analysis, MoveJudged } from "../../wire/types";
import { begin, candidates, goOn, lessonOf, lessonsOf, showMe, tryMove, verdictOn } from "./learning";

const judged = (
  number: number,
  judgement: MoveJudged["judgement"],
  changes: Partial<MoveJudged> = {},
): MoveJudged => ({
  number,
  seat: 0,
  move: "played",
  judgement,
  chance: 0.3,
  best_chance: 0.6,
  loss: 0.3,
  better: ["best", "near", "far"].map((move, place) => ({
    move,
    chance: [0.6, 0.56, 0.45][place]!,
    judgement: (["best", "good", "mistake"] as const)[place]!,
    exact: false,
    line: [move],
  })),
  chances: [0.5, 0.5],
  exact: false,
  ...changes,
});

const analysis = (...moves: MoveJudged[]): Analysis => ({
  type: "analysis",
  game: "g",
  players: 2,
  moves: 20,
  bot: "orca",
  chances: [],
  judged: moves,
  seats: [],
  moments: [],
});

const numbers = (lessons: readonly MoveJudged[]): number[] => lessons.map(({ number }) => number);

test("one learns from one's own mistakes and blunders, in the order of the match", () => {
  const found = lessonsOf(
    analysis(
      judged(1, "mistake"),
      judged(2, "blunder", { seat: 1 }),
      judged(3, "inaccuracy"),
      judged(4, "blunder"),
      judged(5, "good"),
      judged(6, "mistake"),
    ),
    0,
  );
  expect(numbers(found)).toEqual([1, 4, 6]);
});

test("where there are few, inaccuracies count too", () => {
  const found = lessonsOf(analysis(judged(1, "inaccuracy"), judged(3, "good"), judged(4, "blunder")), 0);
  expect(numbers(found)).toEqual([1, 4]);
});

test("nobody is asked for what the analysis does not know, and a spectator for nothing", () => {
  expect(lessonsOf(analysis(judged(1, "blunder", { better: [] })), 0)).toEqual([]);
  expect(lessonsOf(analysis(judged(1, "blunder")), null)).toEqual([]);
});

test("a move within good of the best is good, one below it only better", () => {
  const lesson = judged(1, "blunder");
  expect(["best", "near", "far", "played", "else"].map((move) => verdictOn(lesson, move))).toEqual([
    "best",
    "good",
    "better",
    "played",
    "unknown",
  ]);
});

test("a question is asked before anything is told, and stands until it is answered", () => {
  const asked = begin([judged(1, "blunder"), judged(4, "mistake")]);
  expect(asked).toMatchObject({ phase: "asking", tried: null, verdict: null, found: 0 });
  const wrong = tryMove(asked, "far");
  expect(wrong).toMatchObject({ phase: "tried", tried: "far", verdict: "better", found: 0 });
  const right = tryMove(wrong, "near");
  expect(right).toMatchObject({ phase: "found", verdict: "good", found: 1 });
  expect(tryMove(right, "best")).toBe(right);
  expect(showMe(right)).toBe(right);
});

test("whoever asks is shown, and that counts as not found", () => {
  const told = showMe(begin([judged(1, "blunder")]));
  expect(told.phase).toBe("told");
  expect(tryMove(told, "best")).toBe(told);
  expect(goOn(told)).toMatchObject({ phase: "over", found: 0 });
});

test("a lesson may be skipped; the next one begins afresh, and after the last it is over", () => {
  const tried = tryMove(begin([judged(1, "blunder"), judged(4, "mistake")]), "played");
  const next = goOn(tried);
  expect(next).toMatchObject({ at: 1, phase: "asking", tried: null, verdict: null });
  expect(lessonOf(next)?.number).toBe(4);
  const over = goOn(next);
  expect(over.phase).toBe("over");
  expect(lessonOf(over)).toBeNull();
  expect(tryMove(over, "best")).toBe(over);
});

test("without mistakes there is nothing to begin with", () => {
  expect(begin([]).phase).toBe("over");
});

test("moves to choose from are the played one and the better ones, each once and not always in one order", () => {
  const [first, second] = [candidates(judged(4, "blunder")), candidates(judged(5, "blunder"))];
  expect(first.toSorted()).toEqual(["best", "far", "near", "played"]);
  expect(second).not.toEqual(first);
});
