/** The living table: one socket, the last state, what was refused, hinted and asked. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../games/contract";
import type { Lang } from "../i18n/languages";
import { language, say, sayOr } from "../i18n/words.svelte";
import { withFilm } from "./films";
import { hasGap, mergeLog } from "./log";
import { nameOf } from "./names";
import { keep, rememberOver, tokenFor } from "./seats";
import { Line, type LineStatus } from "./socket";
import { asItWas } from "./past";
import { wholeView } from "./view";
import type { Answer, Fault, Hint, LogEntry, Past, Refused, State, UndoRefused } from "./types";

/** What the table has to say besides its state; the page shows it as a toast. */
export type Notice =
  | { kind: "fault"; code: Fault["code"] }
  | { kind: "undo"; reason: UndoRefused["reason"] }
  | { kind: "allowed"; move: string }
  | { kind: "offline" };

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export class LiveTable implements Table {
  #state = $state.raw<State | null>(null);
  #log = $state.raw<LogEntry[]>([]);
  #films = $state.raw<ReadonlyMap<number, ArrayBuffer>>(new Map());
  #refused = $state.raw<Refused | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #busy = $state(false);
  #hinting = $state(false);
  #status = $state<LineStatus>("joining");
  #until = $state<number | null>(null);
  /** When the time of whoever is to move is up: counted from the state that told it, not from the last look at it. */
  #clockEnds = $state<number | null>(null);
  /** What the views of this match have in common: the first state of a connection brings it. */
  #constants: unknown = null;
  /** The board of an earlier moment, while the player looks back at it. */
  #past = $state.raw<Past | null>(null);
  #shown = $derived(this.#past && this.#state ? asItWas(this.#state, this.#past) : this.#state);
  /** The moment asked for last, which may not have come yet. */
  #wanted: number | null = null;
  /** A moment was asked for and has not come yet: a key held down asks for the next one only then. */
  #asking = false;
  #gone = $state<"no-table" | "unreadable-table" | null>(null);
  #token: string | null;
  readonly #line: Line;

  constructor(
    readonly id: string,
    private readonly notice: (notice: Notice) => void,
  ) {
    this.#token = tokenFor(id);
    this.#line = new Line(id, {
      hello: () => ({
        type: "hello",
        token: this.#token,
        known: this.#log.length,
        known_ply: this.#state?.ply ?? -1,
      }),
      answer: (answer) => this.#take(answer),
      film: (entry, film) => {
        this.#films = withFilm(this.#films, entry, film);
      },
      status: (status, until) => {
        this.#status = status;
        this.#until = until;
        if (status !== "lost") return;
        this.#busy = this.#hinting = false;
        this.#notAnswered();
      },
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  retry(): void {
    this.#line.retry();
  }

  /** A seat was taken: the same page comes in again, now with its token. */
  sitDown(token: string): void {
    this.#token = token;
    this.#comeInAgain();
  }

  #comeInAgain(): void {
    this.#log = [];
    this.#asking = false;
    this.lookAt(null);
    this.#state = this.#state && { ...this.#state, ply: -1 };
    this.#line.close();
    this.#line.open();
  }

  // ---------------------------------------------------------------- what a game sees

  /** Only asked once a state has come: there is no board before. */
  get state(): State {
    if (!this.#shown) throw new Error("the table has not answered yet");
    return this.#shown;
  }

  get log(): readonly LogEntry[] {
    return this.#past ? this.#log.slice(0, this.#past.moves) : this.#log;
  }

  get films(): ReadonlyMap<number, ArrayBuffer> {
    return this.#films;
  }

  readonly say = say;

  get lang(): Lang {
    return language();
  }

  name(seat: number): string {
    return nameOf(this.state.table.seats, seat, this.own, { say, sayOr });
  }

  get home(): number {
    return this.#state?.seat ?? 0;
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

  get clockEnds(): number | null {
    return this.#past ? null : this.#clockEnds;
  }

  play(...moves: [string, ...string[]]): void {
    if (this.#busy || this.#past) return;
    this.quiet();
    this.#busy = this.#send({ type: "move", ply: this.state.ply, moves });
  }

  why(move: string): void {
    if (this.#past) return;
    this.quiet();
    this.#send({ type: "why", move });
  }

  quiet(): void {
    this.#refused = null;
    this.#hint = null;
  }

  // ---------------------------------------------------------------- what the frame sees besides

  /** The watcher's own seat, also while looking back; null for a spectator. */
  get own(): number | null {
    return this.#state?.seat ?? null;
  }

  /** The ply as it stands now, also while looking back. */
  get ply(): number {
    return this.#state?.ply ?? -1;
  }

  /** The match is over, also while looking back at it. */
  get over(): boolean {
    return this.#state?.over ?? false;
  }

  /** Moves of the match as it stands now. */
  get moves(): number {
    return this.#log.length;
  }

  /** So many moves were played when the board looked as it is shown; null: it is shown as it is now. */
  get lookingAt(): number | null {
    return this.#past?.moves ?? null;
  }

  /** Shows the board as it was after so many moves; null or all of them: as it is now. */
  lookAt(moves: number | null): void {
    this.quiet();
    this.#wanted = moves === null || moves >= this.#log.length ? null : Math.max(0, moves);
    if (this.#wanted === null) this.#past = null;
    else this.#askPast();
  }

  #askPast(): void {
    if (this.#asking || this.#wanted === null || this.#wanted === this.#past?.moves) return;
    this.#asking = this.#send({ type: "past", moves: this.#wanted });
    if (!this.#asking) this.#notAnswered();
  }

  /** The moment asked for will not come: one goes on from what is shown. */
  #notAnswered(): void {
    this.#asking = false;
    this.#wanted = this.#past?.moves ?? null;
  }

  /** On the way to the moment wanted those that come are shown too. */
  #takePast(past: Past): void {
    this.#asking = false;
    if (this.#wanted !== null && past.moves < this.#log.length)
      this.#past = { ...past, view: wholeView(this.#constants, past.view) };
    this.#askPast();
  }

  /** Some moves on, or back, from the moment asked for last. */
  lookOn(by: number): void {
    this.lookAt((this.#wanted ?? this.#log.length) + by);
  }

  get answered(): boolean {
    return this.#state !== null;
  }

  get status(): LineStatus {
    return this.#status;
  }

  /** Why there is no table to come back to. */
  get gone(): "no-table" | "unreadable-table" | null {
    return this.#gone;
  }

  get until(): number | null {
    return this.#until;
  }

  /** A hint is being thought about. */
  get hinting(): boolean {
    return this.#hinting;
  }

  /** Each question about the same position gets one grade more. */
  askHint(): void {
    const last = this.#hint?.ply === this.state.ply ? this.#hint.grade : 0;
    this.#refused = null;
    this.#hinting = this.#send({ type: "hint", grade: last === 0 ? 1 : last === 1 ? 2 : 3 });
  }

  askUndo(): void {
    this.quiet();
    this.#send({ type: "undo", ply: this.state.ply });
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: "undo_answer", ply: this.ply, agree });
  }

  skip(): void {
    this.#send({ type: "skip" });
  }

  rename(name: string): void {
    keep("name", name);
    if (this.#state?.seat != null) this.#send({ type: "rename", name });
  }

  #send(request: Parameters<Line["send"]>[0]): boolean {
    const sent = this.#line.send(request);
    if (!sent) this.notice({ kind: "offline" });
    return sent;
  }

  #take(answer: Answer): void {
    switch (answer.type) {
      case "state":
        return this.#takeState(answer);
      case "past":
        return this.#takePast(answer);
      case "presence":
        this.#state = this.#state && { ...this.#state, table: { ...this.#state.table, seats: answer.seats } };
        return;
      case "refused":
        if (!answer.asked) this.#busy = false;
        this.#refused = answer;
        return;
      case "allowed":
        return this.notice({ kind: "allowed", move: answer.move });
      case "hint":
        this.#hinting = false;
        if (answer.ply === this.#state?.ply) this.#hint = answer;
        return;
      case "undo_refused":
        return this.notice({ kind: "undo", reason: answer.reason });
      case "fault":
        return this.#takeFault(answer);
      case "pong":
        return;
    }
  }

  #takeFault({ code }: Fault): void {
    this.#busy = this.#hinting = false;
    this.#notAnswered();
    if (code === "no-table" || code === "unreadable-table") {
      this.#gone = code;
      this.#line.close();
      return;
    }
    this.notice({ kind: "fault", code });
    if (code === "token" && this.#token !== null) {
      // The seat is not ours any more: stay as a spectator rather than knock for ever.
      this.#token = null;
      this.#comeInAgain();
    }
  }

  #takeState(state: State): void {
    if (hasGap(this.#log, state.log_from)) return this.#comeInAgain();
    if (state.ply !== this.#state?.ply) {
      this.quiet();
      this.#hinting = false;
    }
    this.#log = mergeLog(this.#log, state.log_from, state.log);
    this.#constants = state.constants ?? this.#constants;
    this.#state = { ...state, view: wholeView(this.#constants, state.view) };
    this.#clockEnds = state.clock == null ? null : Date.now() + state.clock * 1000;
    if (state.seat !== null) rememberOver(this.id, state.over);
    this.#busy = false;
    if (this.#wanted !== null && this.#wanted >= this.#log.length) this.lookAt(null);
  }
}
