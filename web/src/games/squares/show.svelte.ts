/** What happened since a board was drawn last: steps in motion, a word on them, a moment's rest at the end. */
import type { LogEntry } from "../../wire/types";
import type { Table } from "../contract";
import { Stage, type Timed } from "./stage.svelte";

// Milliseconds.
const NOTICE = 2400;
/** The last board stays a moment before the count comes. */
const END = 1500;
/** More news than this at once is a table come back to, not a move to watch. */
const TOO_MUCH = 12;

type Timer = ReturnType<typeof setTimeout> | undefined;

export abstract class Show<View, Scene extends Timed> {
  readonly stage = new Stage<Scene>();
  notice = $state("");
  #seen = $state(0);
  #holding = $state(false);
  #ply: number;
  #before: View;
  readonly #table: Table;
  #noticeTimer: Timer;
  #holdTimer: Timer;

  constructor(table: Table) {
    this.#table = table;
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
    if (fresh.length === 0 || fresh.length > TOO_MUCH) this.stage.skip();
    else this.tell(before, fresh);
    return true;
  }

  /** A short word over the board: the last two of these. */
  protected notify(texts: readonly string[]): void {
    if (texts.length === 0) return;
    this.notice = texts.slice(-2).join(" ");
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** The board stays as it is for a moment. */
  protected hold(): void {
    this.#holding = true;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => (this.#holding = false), END);
  }

  /** Any tap or key ends the show. Answers whether there was one. */
  skip(): boolean {
    const running = this.stage.running;
    this.stage.skip();
    this.#holding = false;
    return running;
  }
}
