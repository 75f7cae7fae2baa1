import { expect, test } from "vitest";
import { Trials } from "../../wire/trial.svelte";
import type { Analysis, MoveJudged } from "../../wire/types";
import { LearnSession } from "./session.svelte";

const judged = (number: number): MoveJudged => ({
  number,
  seat: 0,
  move: "played",
  judgement: "blunder",
  chance: 0.3,
  best_chance: 0.6,
  loss: 0.3,
  better: [{ move: "best", chance: 0.6, judgement: "best", exact: false, line: ["best", "then"] }],
  chances: [0.5, 0.5],
  exact: false,
});

/** A table that is at once where one looks. */
class Board {
  own = 0;
  lookingAt: number | null = null;
  trials = new Trials();
  lookAt(moves: number | null) {
    this.lookingAt = moves;
    this.trials.unmark();
  }
}

function sit(onBoard: boolean) {
  const analysis = { judged: [judged(3), judged(8), judged(12)] } as unknown as Analysis;
  const board = new Board();
  return { board, session: new LearnSession(board, analysis, onBoard) };
}
const marked = ({ trials }: Board, at: number) => trials.hint(at, 0)?.move ?? null;

test("each question is put on the board before the move, and a tap there answers it", () => {
  const { board, session } = sit(true);
  expect(board.lookingAt).toBe(3);
  expect(session.here).toBe(true);
  board.trials.answer("played");
  expect(session.now).toMatchObject({ phase: "tried", verdict: "played" });
  expect(marked(board, 3)).toBeNull();
  board.trials.answer("best");
  expect(session.now.phase).toBe("found");
  expect(marked(board, 3)).toBe("best");
  expect(board.trials.now).toBeNull(); // nothing is tried any more
  session.next();
  expect(board.lookingAt).toBe(8);
  expect(board.trials.now?.moves).toBe(8);
});

test("where the board takes no tap, moves are considered first and then chosen", () => {
  const { board, session } = sit(false);
  expect(board.trials.now).toBeNull();
  session.consider("played");
  expect(marked(board, 3)).toBe("played");
  session.answer("played");
  expect(session.considered).toBeNull();
  session.show();
  expect(marked(board, 3)).toBe("best");
});

test("at its end nothing is left on the board", () => {
  const { board, session } = sit(true);
  for (const _ of [3, 8, 12]) session.next();
  expect(session.lesson).toBeNull();
  expect(session.here).toBe(false);
  expect(board.trials.now).toBeNull();
  session.end();
  expect(marked(board, 12)).toBeNull();
});
