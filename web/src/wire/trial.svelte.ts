/** What is done with a board of the past besides looking: a move is marked on it, another one is tried. */
import type { Hint } from "./types";

/** A question put on the board of an earlier moment: what would you play here? */
export interface Trial {
  /** So many moves were played when the question came up. */
  moves: number;
  /** Told the first move of every tap that plays. */
  answer(move: string): void;
}

const NOWHERE: Hint["where"] = { kind: "plain", name: null, params: {} };

export class Trials {
  #trial = $state.raw<Trial | null>(null);
  #tries = $state(0);
  #marked = $state.raw<{ at: number; moves: readonly string[] } | null>(null);

  get now(): Trial | null {
    return this.#trial;
  }

  /** Counts up with every answer: the board of each try is a board of its own, on which nothing is in the hand. */
  get tries(): number {
    return this.#tries;
  }

  begin(trial: Trial): void {
    this.#trial = trial;
    this.#tries = 0;
  }

  end(): void {
    this.#trial = null;
  }

  answer(move: string): void {
    this.#tries += 1;
    this.#trial?.answer(move);
  }

  /** Shows a move, or the moves of a turn, as the last grade of a hint does: on the board after so many moves,
   *  for on any other it means nothing. */
  mark(at: number, ...moves: [string, ...string[]]): void {
    this.#marked = { at, moves };
  }

  unmark(): void {
    this.#marked = null;
  }

  /** What is marked on the board after so many moves, as a hint for its ply. */
  hint(at: number, ply: number): Hint | null {
    if (this.#marked?.at !== at) return null;
    const [move = "", ...more] = this.#marked.moves;
    return {
      type: "hint",
      ply,
      grade: 3,
      where: NOWHERE,
      kind: null,
      move,
      plan: [move, ...more],
      reason: null,
      winnable: null,
    };
  }
}
