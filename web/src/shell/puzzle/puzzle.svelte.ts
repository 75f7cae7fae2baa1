/** A puzzle as a table: the same boards play it. Every tap asks the server, which judges by the rules. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../../games/contract";
import { language, say, sayOr } from "../../i18n/words.svelte";
import { tryPuzzle } from "../../wire/http";
import { nameOf } from "../../wire/names";
import type { LogEntry, PuzzleBoard, Refused, SeatFacts, State } from "../../wire/types";
import { wholeView } from "../../wire/view";

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Who the others are does not matter: they do not move. */
const sitting = (seat: number, own: number): SeatFacts =>
  seat === own
    ? { seat, kind: "person", name: "", here: true }
    : { seat, kind: "bot", name: "rival", here: true };

const stateOf = (board: PuzzleBoard, ply: number): State => ({
  type: "state",
  number: ply,
  table: {
    table: "",
    game: board.game,
    players: board.players,
    options: board.options,
    seats: Array.from({ length: board.players }, (_, seat) => sitting(seat, board.seat)),
    terms: {},
    rules_version: board.rules_version,
    first_rules_version: board.rules_version,
    hidden: true,
    seed_hash: "",
    seed: null,
  },
  seat: board.seat,
  ply,
  log_from: 0,
  log: [],
  view: wholeView(board.constants, board.view),
  moves: board.moves,
  to_move: board.over ? [] : board.to_move,
  scores: board.scores,
  winners: [],
  over: false,
  thinking: [],
  undo: "no",
  undo_asked: null,
});

export class PuzzleTable implements Table {
  /** What was reached so far, board by board: the last one is shown. */
  #boards = $state.raw<readonly PuzzleBoard[]>([]);
  /** Counts up with every board, also where one is put back: nothing stays in the hand. */
  #ply = $state(0);
  #state = $state.raw<State>() as State;
  #refused = $state.raw<Refused | null>(null);
  #busy = $state(false);
  readonly films: ReadonlyMap<number, ArrayBuffer> = new Map();
  readonly hint = null;
  readonly clockEnds = null;
  readonly say = say;

  constructor(
    readonly game: string,
    readonly day: string,
    first: PuzzleBoard,
    private readonly told: {
      /** An attempt has come to its end. */
      over(board: PuzzleBoard): void;
      allowed(move: string): void;
      failed(error: unknown): void;
    },
  ) {
    this.#show([first]);
  }

  #show(boards: readonly PuzzleBoard[]): void {
    this.#boards = boards;
    this.#ply += 1;
    this.#state = stateOf(this.board, this.#ply);
    this.quiet();
  }

  get board(): PuzzleBoard {
    return this.#boards.at(-1)!;
  }

  get state(): State {
    return this.#state;
  }

  get log(): readonly LogEntry[] {
    return this.board.log;
  }

  get lang(): "en" | "fr" {
    return language();
  }

  get home(): number {
    return this.board.seat;
  }

  get refused(): Refused | null {
    return this.#refused;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get reducedMotion(): boolean {
    return stillness.current;
  }

  get canTakeBack(): boolean {
    return this.#boards.length > 1;
  }

  name(seat: number): string {
    return nameOf(this.state.table.seats, seat, this.home, { say, sayOr });
  }

  play(...moves: [string, ...string[]]): void {
    void this.#ask({ moves: [...this.board.played, ...moves] }, (board) => {
      if (board.refused !== null) {
        this.#refused = board.refused;
        return;
      }
      this.#show([...this.#boards, board]);
      if (board.over) this.told.over(board);
    });
  }

  why(move: string): void {
    void this.#ask({ moves: this.board.played, why: move }, ({ refused }) => {
      if (refused === null) this.told.allowed(move);
      else this.#refused = refused;
    });
  }

  quiet(): void {
    this.#refused = null;
  }

  takeBack(): void {
    if (this.canTakeBack) this.#show(this.#boards.slice(0, -1));
  }

  /** From the beginning once more. */
  restart(): void {
    this.#show(this.#boards.slice(0, 1));
  }

  async #ask(tried: { moves: string[]; why?: string }, take: (board: PuzzleBoard) => void): Promise<void> {
    if (this.#busy) return;
    this.quiet();
    this.#busy = true;
    try {
      take(await tryPuzzle(this.game, this.day, { why: null, ...tried }));
    } catch (error) {
      this.told.failed(error);
    } finally {
      this.#busy = false;
    }
  }
}
