/** Going through one's mistakes at the table: puts each on the board, takes what is tried there, shows the answer. */
import type { LiveTable } from "../../wire/table.svelte";
import type { Analysis, MoveJudged } from "../../wire/types";
import { begin, goOn, isOpen, type Learning, lessonOf, lessonsOf, showMe, tryMove } from "./learning";

type Board = Pick<LiveTable, "own" | "lookAt" | "lookingAt" | "trials">;

export class LearnSession {
  #now = $state.raw<Learning>() as Learning;
  /** Where moves are offered as buttons: the one that is marked on the board and not chosen yet. */
  #considered = $state<string | null>(null);

  constructor(
    private readonly table: Board,
    readonly analysis: Analysis,
    /** Moves can be tried on the board itself. */
    readonly onBoard: boolean,
  ) {
    this.#now = begin(lessonsOf(analysis, table.own));
    this.#ask();
  }

  get now(): Learning {
    return this.#now;
  }

  get lesson(): MoveJudged | null {
    return lessonOf(this.#now);
  }

  /** The question may still be answered. */
  get open(): boolean {
    return isOpen(this.#now);
  }

  /** The board of the lesson has come. */
  get here(): boolean {
    return this.lesson !== null && this.table.lookingAt === this.lesson.number;
  }

  get considered(): string | null {
    return this.#considered;
  }

  consider(move: string): void {
    this.#considered = move;
    if (this.lesson !== null) this.table.trials.mark(this.lesson.number, move);
  }

  answer = (move: string): void => {
    this.#now = tryMove(this.#now, move);
    this.#tell();
  };

  show(): void {
    this.#now = showMe(this.#now);
    this.#tell();
  }

  next(): void {
    this.#now = goOn(this.#now);
    this.#ask();
  }

  end(): void {
    this.#considered = null;
    this.table.trials.end();
    this.table.trials.unmark();
  }

  #ask(): void {
    const { lesson } = this;
    this.end();
    if (lesson === null) return;
    this.table.lookAt(lesson.number);
    if (this.onBoard) this.table.trials.begin({ moves: lesson.number, answer: this.answer });
  }

  /** What is found or told is marked, and nothing is tried any more. */
  #tell(): void {
    const { lesson } = this;
    const best = lesson?.better[0];
    if (this.open) this.#considered = null;
    if (this.open || lesson === null || best === undefined) return;
    this.end();
    this.table.trials.mark(lesson.number, best.move);
  }
}
