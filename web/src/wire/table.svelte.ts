/** The living table: one socket, the last state, what was refused, hinted and asked. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../games/contract";
import type { Lang } from "../i18n/languages";
import { language, say, sayOr } from "../i18n/words.svelte";
import { chosenMotion } from "../theme/motion.svelte";
import { Analysed } from "./analysed.svelte";
import { stateAfter } from "./changes";
import { firstFingerprint } from "./fair";
import { withFilm } from "./films";
import { hasGap, mergeLog } from "./log";
import { nameOf } from "./names";
import { forgetSeat, keep, rememberOver, rememberSeat, tokenFor } from "./seats";
import { Line, type LineStatus } from "./socket";
import { asItMayBe, asItWas } from "./past";
import { Trials } from "./trial.svelte";
import { wholeView } from "./view";
import { toldTimes, type Times } from "./times";
import type {
  Again,
  Answer,
  Change,
  Fault,
  Hint,
  HintShown,
  LogEntry,
  Past,
  Refused,
  Said,
  State,
  UndoRefused,
} from "./types";

/** What the table has to say besides its state; the page shows it as a toast. */
export type Notice =
  | { kind: "fault"; code: Fault["code"]; params: Fault["params"] }
  | { kind: "hint-shown"; name: string; grade: HintShown["grade"]; move: string | null }
  | { kind: "again"; name: string }
  | { kind: "unseated" }
  | { kind: "undo"; reason: UndoRefused["reason"] }
  | { kind: "allowed"; move: string }
  | { kind: "not-then" }
  | { kind: "said"; seat: number; phrase: Said["phrase"] }
  | { kind: "offline" };

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export class LiveTable implements Table {
  /** As the server tells it: changes are changes of this. */
  #told: State | null = null;
  /** The same with the whole view. */
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
  /** Everybody's time, where people agreed on a clock. */
  #times = $state.raw<Times | null>(null);
  /** A further match was laid for who is here. */
  #again = $state.raw<Again | null>(null);
  /** What the views of this match have in common: the first state of a connection brings it. */
  #constants: unknown = null;
  /** The position line, and the ply it belongs to. */
  #position = $state.raw<{ ply: number; line: string } | null>(null);
  /** The board of an earlier moment, while the player looks back at it. */
  #past = $state.raw<Past | null>(null);
  #shown = $derived.by((): State | null => {
    if (!this.#past || !this.#state) return this.#state;
    return this.trials.now?.moves === this.#past.moves
      ? asItMayBe(this.#state, this.#past, this.trials.tries)
      : asItWas(this.#state, this.#past);
  });
  /** The moment asked for last, which may not have come yet. */
  #wanted: number | null = null;
  /** A moment was asked for and has not come yet: a key held down asks for the next one only then. */
  #asking = $state(false);
  /** The fingerprint of the seed that this browser saw first, while the seed was a secret. */
  #fingerprint = $state<string | null>(null);
  #gone = $state<"no-table" | "unreadable-table" | null>(null);
  #token: string | null;
  readonly #line: Line;
  /** Another seat's sight of the table is on its way. */
  #changes = false;
  /** The line was down: the server has forgotten what was asked of it. */
  #wasLost = false;
  /** Several people use this device: nobody is called "you" for long. */
  shared = $state(false);
  readonly trials = new Trials();
  readonly analysed = new Analysed((request) => this.#send(request));

  constructor(
    readonly id: string,
    private readonly notice: (notice: Notice) => void,
  ) {
    this.#token = tokenFor(id);
    this.#line = new Line(id, {
      hello: () => ({
        type: "hello",
        token: this.#token,
        known: this.#changes ? 0 : this.#log.length,
        known_ply: this.#changes ? -1 : (this.#told?.ply ?? -1),
      }),
      answer: (answer) => this.#take(answer),
      film: (entry, film) => {
        this.#films = withFilm(this.#films, entry, film);
      },
      status: (status, until) => {
        this.#status = status;
        this.#until = until;
        if (status !== "lost") return;
        this.#wasLost = true;
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

  /** Somebody else of this device has it now. What lies on the table stays as it is until their sight of it comes:
   *  it is the same table, and nothing of it is news. */
  changeSeat(token: string): void {
    this.#token = token;
    this.#changes = true;
    this.quiet();
    this.lookAt(null);
    this.#line.close();
    this.#line.open();
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
    this.#told = this.#told && { ...this.#told, ply: -1 };
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
    return nameOf(this.state.table.seats, seat, this.shared ? null : this.own, { say, sayOr });
  }

  get home(): number {
    return this.#state?.seat ?? 0;
  }

  get refused(): Refused | null {
    return this.#refused;
  }

  get hint(): Hint | null {
    return this.#past ? this.trials.hint(this.#past.moves, this.state.ply) : this.#hint;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** A move, a hint or a board of the past is on its way. */
  get pending(): boolean {
    return this.#busy || this.#hinting || this.#asking;
  }

  get reducedMotion(): boolean {
    return stillness.current || chosenMotion() === "none";
  }

  get clockEnds(): number | null {
    return this.#past ? null : this.#clockEnds;
  }

  play(...moves: [string, ...string[]]): void {
    if (this.#busy) return;
    this.quiet();
    if (this.#past) return this.trials.answer(moves[0]);
    this.#busy = this.#send({ type: "move", ply: this.state.ply, moves });
  }

  why(move: string): void {
    if (this.#past) {
      // The server would answer for the table as it stands now.
      if (this.trials.now) this.notice({ kind: "not-then" });
      return;
    }
    this.quiet();
    this.#send({ type: "why", move });
  }

  quiet(): void {
    this.#refused = null;
    this.#hint = null;
    this.trials.unmark();
  }

  // ---------------------------------------------------------------- what the frame sees besides

  /** The table as it stands now, also while looking back; only asked once a state has come. */
  get now(): State {
    if (!this.#state) throw new Error("the table has not answered yet");
    return this.#state;
  }

  /** What proves whose the seat is; null for a spectator. */
  get token(): string | null {
    return this.#token;
  }

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
    if (past.moves === this.#log.length) this.#position = { ply: this.ply, line: past.position };
    this.#asking = false;
    if (this.#wanted !== null && past.moves < this.#log.length)
      this.#past = { ...past, view: wholeView(this.#constants, past.view) };
    this.#askPast();
  }

  /** The moment asked for last: keys come faster than boards. */
  get headingFor(): number {
    return this.#wanted ?? this.#log.length;
  }

  /** Some moves on, or back, from the moment asked for last. */
  lookOn(by: number): void {
    this.lookAt(this.headingFor + by);
  }

  /** The position line of the board that is shown; "" while it was not asked for, and where there is none. */
  get position(): string {
    if (this.#past) return this.#past.position;
    return this.#position?.ply === this.#state?.ply ? (this.#position?.line ?? "") : "";
  }

  /** Few people look at it, so it is told on request: with the board after all moves. */
  askPosition(): void {
    if (this.#state) this.#line.send({ type: "past", moves: this.#log.length });
  }

  /** What the seed must have at the end, whatever the server says then; null: this browser came too late. */
  get fingerprint(): string | null {
    return this.#fingerprint;
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

  /** Everybody's time, where people agreed on a clock; not while looking back. */
  get times(): Times | null {
    return this.#past ? null : this.#times;
  }

  /** The match that follows this one. */
  get again(): Again | null {
    return this.#again;
  }

  /** A bot plays on a seat until whose it is takes it back: on the own one, or of somebody who is long away. */
  handOver(seat: number): void {
    this.#send({ type: "hand_over", seat });
  }

  takeBack(): void {
    this.#send({ type: "take_back" });
  }

  /** The seat is given up, to whoever comes or to a bot. */
  leaveSeat(to: "open" | "bot"): void {
    this.#send({ type: "leave", to });
  }

  /** Whoever opened the table wants somebody else there. */
  clearSeat(seat: number): void {
    this.#send({ type: "clear", seat });
  }

  /** Another bot plays on a bot's seat. */
  changeBot(seat: number, bot: string): void {
    this.#send({ type: "change_bot", seat, bot });
  }

  askAgain(): void {
    this.#send({ type: "again" });
  }

  skip(): void {
    this.#send({ type: "skip" });
  }

  /** To everybody at the table; it comes back as what one has said oneself. */
  speak(phrase: Said["phrase"]): void {
    this.#send({ type: "say", phrase });
  }

  rename(name: string, avatar: string): void {
    keep("name", name);
    if (this.#state?.seat != null) this.#send({ type: "rename", name, avatar });
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
      case "change":
        return this.#takeChange(answer);
      case "past":
        return this.#takePast(answer);
      case "presence":
        this.#told = this.#told && { ...this.#told, table: { ...this.#told.table, seats: answer.seats } };
        this.#state = this.#state && this.#told && { ...this.#state, table: this.#told.table };
        return;
      case "said":
        return this.notice({ kind: "said", seat: answer.seat, phrase: answer.phrase });
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
      case "hint_shown":
        return this.notice({
          kind: "hint-shown",
          name: this.name(answer.seat),
          grade: answer.grade,
          move: answer.move,
        });
      case "again":
        if (answer.token != null) rememberSeat(answer.table, answer.token);
        this.#again = answer;
        if (answer.asked_by !== this.own) this.notice({ kind: "again", name: this.name(answer.asked_by) });
        return;
      case "analysis":
      case "analysis_progress":
        return this.analysed.take(answer);
      case "undo_refused":
        return this.notice({ kind: "undo", reason: answer.reason });
      case "fault":
        return this.#takeFault(answer);
      case "pong":
        return;
    }
  }

  #takeFault(fault: Fault): void {
    const { code } = fault;
    if (code === "no-analysis") return this.analysed.refuse(fault);
    if (code === "too-many") this.analysed.notNow();
    this.#busy = this.#hinting = false;
    this.#notAnswered();
    if (code === "no-table" || code === "unreadable-table") {
      this.#gone = code;
      this.#line.close();
      return;
    }
    this.notice({ kind: "fault", code, params: fault.params });
    if (code === "token" && this.#token !== null) {
      // The seat is not ours any more: stay as a spectator rather than knock for ever.
      this.#token = null;
      this.#comeInAgain();
    }
  }

  /** A change of a state that the page does not have is not guessed at: the whole is asked for. */
  #takeChange(change: Change): void {
    const state = stateAfter(this.#told, change);
    if (state === null) this.#send({ type: "state" });
    else this.#takeState(state);
  }

  #takeState(state: State): void {
    if (hasGap(this.#log, state.log_from)) return this.#comeInAgain();
    if (state.seat === null && this.#state?.seat != null && this.#token !== null) {
      // Given up, or given away by whoever opened the table.
      this.#token = null;
      forgetSeat(this.id);
      this.notice({ kind: "unseated" });
    }
    if (state.ply !== this.#state?.ply) {
      this.quiet();
      this.#hinting = false;
      this.analysed.forget();
    }
    this.#changes = false;
    if (this.#wasLost) this.analysed.askAgain();
    this.#wasLost = false;
    this.#log = mergeLog(this.#log, state.log_from, state.log);
    this.#constants = state.constants ?? this.#constants;
    const { seed, seed_hash } = state.table;
    this.#fingerprint ??= firstFingerprint(this.id, seed_hash, seed === null);
    this.#told = { ...state, log: [], constants: undefined };
    this.#state = { ...state, view: wholeView(this.#constants, state.view) };
    this.#clockEnds = state.clock == null ? null : Date.now() + state.clock * 1000;
    this.#times = toldTimes(state, Date.now());
    if (state.seat !== null) rememberOver(this.id, state.over);
    this.#busy = false;
    if (this.#wanted !== null && this.#wanted >= this.#log.length) this.lookAt(null);
  }
}
