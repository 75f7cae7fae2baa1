/** The table of a lesson: a try goes to the server whole, and comes back played and judged by the rules. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../../games/contract";
import type { Lang } from "../../i18n/languages";
import { language, say, sayOr } from "../../i18n/words.svelte";
import { tryLesson } from "../../wire/http";
import { nameOf } from "../../wire/names";
import type { Hint, LessonBoard, LessonFacts, LogEntry, Refused, State } from "../../wire/types";
import { wholeView } from "../../wire/view";

type Verdict = LessonBoard["verdict"];

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

/** A board as the rules left it, with the whole view. */
export const wholeState = (state: State): State => ({
  ...state,
  view: wholeView(state.constants, state.view),
});

export class LessonTable implements Table {
  readonly #first: LessonBoard;
  #state = $state.raw<State>() as State;
  #verdict = $state<Verdict>("open");
  #films = $state.raw<ReadonlyMap<number, ArrayBuffer>>(new Map());
  #refused = $state.raw<Refused | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #busy = $state(false);
  /** The moves of this try. */
  #moves: readonly string[] = [];

  constructor(
    readonly game: string,
    readonly lesson: LessonFacts,
    first: LessonBoard,
    private readonly failed: (error: unknown) => void,
  ) {
    this.#first = first;
    this.#take(first);
  }

  readonly say = say;

  get lang(): Lang {
    return language();
  }

  get state(): State {
    return this.#state;
  }

  get log(): readonly LogEntry[] {
    return this.#state.log;
  }

  get films(): ReadonlyMap<number, ArrayBuffer> {
    return this.#films;
  }

  name(seat: number): string {
    return nameOf(this.#state.table.seats, seat, this.#state.seat, { say, sayOr });
  }

  get home(): number {
    return this.#state.seat ?? 0;
  }

  get refused(): Refused | null {
    return this.#refused;
  }

  get hint(): Hint | null {
    return this.#hint;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get reducedMotion(): boolean {
    return stillness.current;
  }

  readonly clockEnds = null;

  /** What the rules say of the try so far. */
  get verdict(): Verdict {
    return this.#verdict;
  }

  /** Something was played that can be taken back. */
  get begun(): boolean {
    return this.#state.ply !== this.#first.state.ply;
  }

  play(...moves: [string, ...string[]]): void {
    if (this.#busy || this.#verdict !== "open") return;
    this.quiet();
    const tried = [...this.#moves, ...moves];
    void this.#ask(tried, null, (board) => {
      if (board.refused) return;
      this.#moves = tried;
      this.#take(board);
    });
  }

  why(move: string): void {
    if (this.#busy || this.#verdict !== "open") return;
    this.quiet();
    void this.#ask(this.#moves, move, () => {});
  }

  quiet(): void {
    this.#refused = null;
    this.#hint = null;
  }

  /** From the beginning, as often as one likes. */
  again(): void {
    if (this.#busy) return;
    this.quiet();
    this.#moves = [];
    this.#take(this.#first);
  }

  /** Marks the next move of the solution on the board; it is still the learner who plays it. */
  show(): void {
    const { solution } = this.lesson;
    if (this.#moves.some((move, number) => move !== solution[number])) this.again();
    this.#refused = null;
    const [move = "", ...more] = solution.slice(this.#moves.length);
    this.#hint = {
      type: "hint",
      ply: this.#state.ply,
      grade: 3,
      where: { kind: "plain", name: null, params: {} },
      kind: null,
      move,
      plan: [move, ...more],
      reason: null,
      winnable: null,
    };
  }

  async #ask(
    moves: readonly string[],
    why: string | null,
    then: (board: LessonBoard) => void,
  ): Promise<void> {
    this.#busy = true;
    try {
      const board = await tryLesson(this.game, { lesson: this.lesson.name, moves: [...moves], why });
      this.#refused = board.refused;
      then(board);
    } catch (error) {
      this.failed(error);
    } finally {
      this.#busy = false;
    }
  }

  #take(board: LessonBoard): void {
    this.#films = new Map(
      Object.entries(board.films).map(([number, film]) => [Number(number), bytesOf(film)] as const),
    );
    this.#state = wholeState(board.state);
    this.#verdict = board.verdict;
  }
}
