/** The table of a puzzle. */
import { isOffline, ProblemError, puzzleSolution, tryPuzzle } from "../../wire/http";
import type { PuzzleBoard } from "../../wire/types";
import { type Told, TryTable } from "../trying/trying.svelte";

/** What somebody who keeps a diary wants to know. */
export interface Noted {
  /** An attempt has come to its end. */
  over(board: PuzzleBoard): void;
  /** A solution was asked for, and is shown. */
  shown(): void;
}

export class PuzzleTable extends TryTable<PuzzleBoard> {
  /** Once somebody asked for it. */
  #solution = $state.raw<readonly string[] | null>(null);
  /** Reached before the first move: how far somebody came is counted from here. */
  readonly start: number;

  constructor(
    game: string,
    readonly day: string,
    first: PuzzleBoard,
    told: Told,
    private readonly noted: Noted,
  ) {
    super(game, first, told);
    this.start = first.value;
  }

  protected ask(tried: { moves: string[]; why: string | null }): Promise<PuzzleBoard> {
    return tryPuzzle(this.game, this.day, tried);
  }

  get ended(): boolean {
    return this.board.over;
  }

  /** The next move of the solution that is shown; null where none is, or where the try has left it. */
  get due(): string | null {
    const { played, over } = this.board;
    if (this.#solution === null || over || !this.#isOnTheWay) return null;
    return this.#solution[played.length] ?? null;
  }

  get #isOnTheWay(): boolean {
    return this.board.played.every((move, number) => move === this.#solution?.[number]);
  }

  /** Marks a solution move by move, from where the try is on its way, else from the beginning. */
  async show(): Promise<void> {
    if (this.busy) return;
    try {
      this.#solution ??= (await puzzleSolution(this.game, this.day)).moves;
    } catch (error) {
      this.told.failed(isOffline(error) ? new ProblemError("needs-server") : error);
      return;
    }
    this.noted.shown();
    if (!this.#isOnTheWay) this.restart();
    else this.#markDue();
  }

  /** Plays the move that is marked. */
  step(): void {
    if (this.due !== null) this.play(this.due);
  }

  override takeBack(): void {
    super.takeBack();
    this.#markDue();
  }

  override restart(): void {
    super.restart();
    this.#markDue();
  }

  protected override played(): void {
    if (this.board.over) this.noted.over(this.board);
    this.#markDue();
  }

  #markDue(): void {
    if (this.due !== null) this.mark([this.due]);
  }
}
