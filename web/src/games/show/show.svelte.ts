/** What happened since a board was drawn last: steps in motion, a word on them, a moment's rest at the end. */
import type { LogEntry } from "../../wire/types";
import type { Table } from "../contract";
import { Stage, type Timed } from "./stage.svelte";

/** How a game takes its time. */
interface Pace {
  /** Milliseconds that a word stays over the board. */
  notice: number;
  /** Milliseconds that the last board stays before the count comes. */
  end: number;
  /** More news than this at once is a table come back to, not a move to watch. */
  tooMuch: number;
}

const USUAL: Pace = { notice: 2400, end: 1500, tooMuch: 12 };

type Timer = ReturnType<typeof setTimeout> | undefined;

export abstract class Show<View, Scene extends Timed, Notice = string> {
  readonly stage = new Stage<Scene>();
  notice = $state.raw<Notice | null>(null);
  #seen = $state(0);
  #holding = $state(false);
  #ply: number;
  #before: View;
  readonly #table: Table;
  readonly #pace: Pace;
  #noticeTimer: Timer;
  #holdTimer: Timer;

  constructor(table: Table, pace = USUAL) {
    this.#table = table;
    this.#pace = pace;
    this.#seen = table.log.length;
    this.#ply = table.state.ply;
    this.#before = table.state.view as View;
  }

  /** Shows what is new; `before` is the view that was drawn last. */
  protected abstract tell(before: View, fresh: readonly LogEntry[]): void;

  /** Everything that happened was shown. */
  get over(): boolean {
    return !this.#holding && !this.stage.running && this.#seen === this.#table.log.length;
  }

  /** Called by the board before it draws. Answers whether the position changed. */
  follow(): boolean {
    const { log, state } = this.#table;
    const before = this.#before;
    this.#before = state.view as View;
    // Told again, because somebody came or asked: the position is the same.
    if (log.length === this.#seen && state.ply === this.#ply) return false;
    const fresh = log.slice(this.#seen);
    this.#seen = log.length;
    this.#ply = state.ply;
    if (fresh.length === 0 || fresh.length > this.#pace.tooMuch) this.stage.skip();
    else this.tell(before, fresh);
    return true;
  }

  /** A short word over the board; null leaves the one that is there. */
  protected notify(notice: Notice | null): void {
    if (notice === null) return;
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), this.#pace.notice);
  }

  /** The board stays as it is for a moment. */
  protected hold(): void {
    this.#holding = true;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => (this.#holding = false), this.#pace.end);
  }

  /** Any tap or key ends the show. Answers whether there was one. */
  skip(): boolean {
    const running = this.stage.running;
    this.stage.skip();
    this.#holding = false;
    return running;
  }
}

/** The last two of some sentences. */
export const lastWords = (texts: readonly string[]): string | null => texts.slice(-2).join(" ") || null;
