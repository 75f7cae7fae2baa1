/** A table at which something is tried: a lesson, a puzzle. Every tap sends the whole try to the server, which plays it by the
 *  rules; what was tried can be put back without asking. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../../games/contract";
import type { Lang } from "../../i18n/languages";
import { language, say, sayOr } from "../../i18n/words.svelte";
import { nameOf } from "../../wire/names";
import type { Hint, LessonBoard, LogEntry, PuzzleBoard, Refused, State } from "../../wire/types";
import { filmsOf, wholeState } from "./boards";

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** What the page hears of a try. */
export interface Told {
  /** A move that was asked about is allowed. */
  allowed(move: string): void;
  failed(error: unknown): void;
}

export abstract class TryTable<Board extends LessonBoard | PuzzleBoard> implements Table {
  /** The boards of this try: the last one is shown. */
  #boards = $state.raw<readonly Board[]>([]);
  /** Counts up with every board, also where one is put back: nothing stays in the hand. */
  #ply = $state(0);
  #state = $state.raw<State>() as State;
  #films = $state.raw<ReadonlyMap<number, ArrayBuffer>>(new Map());
  #refused = $state.raw<Refused | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #busy = $state(false);
  readonly say = say;
  readonly clockEnds = null;

  constructor(
    readonly game: string,
    first: Board,
    protected readonly told: Told,
  ) {
    this.#show([first]);
  }

  /** Where a try leads. */
  protected abstract ask(tried: { moves: string[]; why: string | null }): Promise<Board>;

  /** Nothing more may be played in this try. */
  abstract get ended(): boolean;

  /** A move was played, and its board is shown. */
  protected played(): void {}

  get board(): Board {
    return this.#boards.at(-1)!;
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

  get lang(): Lang {
    return language();
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

  /** Something was played that can be put back. */
  get begun(): boolean {
    return this.#boards.length > 1;
  }

  name(seat: number): string {
    return nameOf(this.#state.table.seats, seat, this.home, { say, sayOr });
  }

  play(...moves: [string, ...string[]]): void {
    if (this.ended) return;
    void this.#asking({ moves: [...this.board.played, ...moves], why: null }, (board) => {
      if (board.refused !== null) {
        this.#refused = board.refused;
        return;
      }
      this.#show([...this.#boards, board]);
      this.played();
    });
  }

  why(move: string): void {
    if (this.ended) return;
    void this.#asking({ moves: this.board.played, why: move }, ({ refused }) => {
      if (refused === null) this.told.allowed(move);
      else this.#refused = refused;
    });
  }

  quiet(): void {
    this.#refused = null;
    this.#hint = null;
  }

  takeBack(): void {
    if (this.begun && !this.#busy) this.#show(this.#boards.slice(0, -1));
  }

  /** From the beginning, as often as one likes. */
  restart(): void {
    if (!this.#busy) this.#show(this.#boards.slice(0, 1));
  }

  /** Marks moves on the board as the last grade of a hint does; they are still to be played. */
  protected mark(moves: readonly string[]): void {
    this.quiet();
    const [move = "", ...more] = moves;
    this.#hint = {
      type: "hint",
      ply: this.#ply,
      grade: 3,
      where: { kind: "plain", name: null, params: {} },
      kind: null,
      move,
      plan: [move, ...more],
      reason: null,
      winnable: null,
    };
  }

  #show(boards: readonly Board[]): void {
    this.#boards = boards;
    this.#ply += 1;
    this.#films = filmsOf(this.board.films);
    this.#state = { ...wholeState(this.board.state), ply: this.#ply };
    this.quiet();
  }

  async #asking(tried: { moves: string[]; why: string | null }, take: (board: Board) => void): Promise<void> {
    if (this.#busy) return;
    this.quiet();
    this.#busy = true;
    try {
      take(await this.ask(tried));
    } catch (error) {
      this.told.failed(error);
    } finally {
      this.#busy = false;
    }
  }
}
