/** One table of Urchins: what is in the hand, what is drafted, what is shown, what a tap does. */
import type { Action, KeyHelp, Legal, LogLine, Play, SeatLook, Table } from "../contract";
import type { LogEntry } from "../../wire/types";
import { listed } from "../listed";
import type { Why } from "../squares/bubble";
import { Drag, type Hands } from "../squares/drag.svelte";
import { boardKey, boardKeys } from "../squares/keys";
import { Squares } from "../squares/squares";
import { keepOn, wasOn } from "../squares/toggle";
import { actionsOf } from "./actions";
import { description } from "./describe";
import { whyNoCatch, winsOn } from "./fishing";
import { inWords, type Shining, shining } from "./hint";
import * as hands from "./interaction";
import { logLines, waitingLine } from "./log";
import { read, SKIP } from "./moves";
import { seatLook } from "./seats";
import { type Speaker, spokenEvents } from "./sentences";
import { UrchinShow } from "./show.svelte";
import { stepLooks } from "./steps";
import { eventsOf, openTurn, turnsOf } from "./turns";
import type { Cell, Colour, View } from "./view";
import { cellOf, whySentence } from "./why";

const THREATS = "urchins.threats";
const DECISIONS = { 1: "move", 2: "add", 3: "pawn" } as const;

export class UrchinPlay implements Play, Hands, Speaker {
  readonly table: Table;
  readonly show: UrchinShow;
  readonly drag: Drag;
  hand = $state.raw<hands.Hand>(hands.EMPTY_HAND);
  threatsOn = $state(wasOn(THREATS));
  /** The player wants to see the board again although the game is over. */
  looksBack = $state(false);
  /** A move that waits for the player's word: nothing is final before. */
  #draft = $state<string | null>(null);
  /** The player has read why the drafted cell wins nothing. */
  #draftRead = $state(false);
  #asked = $state.raw<{ move: string; at: Cell } | null>(null);
  /** What the player wants to do once the server has skipped step 1. */
  #wanted: { colour: Colour; cell: Cell | null } | null = null;
  #ply: number;

  constructor(table: Table) {
    this.table = table;
    this.#ply = table.state.ply;
    this.show = new UrchinShow(this);
    this.drag = new Drag(this);
  }

  readonly view = $derived.by(() => this.table.state.view as View);
  readonly moves = $derived.by(() => this.table.state.moves);
  readonly #columns = $derived.by(() => this.view.cols);
  readonly #rows = $derived.by(() => this.view.rows);
  readonly squares = $derived.by(() => new Squares(this.#columns, this.#rows));
  readonly seated = $derived.by(() => this.table.state.seat !== null);
  readonly waiting = $derived.by(() => this.table.state.table.seats.some((seat) => seat.kind === "open"));
  readonly movers = $derived.by(() => hands.movers(this.moves));
  readonly held = $derived.by(() => hands.keepHand(this.moves, this.hand));
  readonly targets = $derived.by(() => hands.targets(this.moves, this.held));
  readonly draft = $derived.by(() =>
    this.#draft !== null && this.moves.includes(this.#draft) ? this.#draft : null,
  );
  /** The cell to which the boat is drafted. */
  readonly drafted = $derived.by((): Cell | null => {
    const text = this.draft === null ? null : read(this.draft);
    return text?.kind === "pawn" ? text.cell : null;
  });
  readonly carried = $derived.by(() =>
    this.drag.at === null || this.drag.from === null ? null : hands.carriedFrom(this.view, this.drag.from),
  );
  readonly wins = $derived.by(() => (this.drafted === null ? 0 : winsOn(this.view, this.drafted)));
  readonly turns = $derived.by(() => turnsOf(this.table.log));
  readonly open = $derived.by(() =>
    this.view.over ? null : openTurn(this.turns, this.view.mover, this.view.step),
  );
  /** Fishing squares are judged for the pawn: they matter once it is to be put down. */
  readonly previews = $derived.by(
    () => this.view.step === 3 && this.moves.length > 0 && !this.show.stage.running,
  );

  readonly steps = $derived.by(() => {
    const { view, table } = this;
    const draft = this.draft === null ? null : { move: this.draft, wins: this.wins };
    const mustAdd = view.must_add || (this.moves.length > 0 && view.step === 2 && this.movers.size === 0);
    return stepLooks(
      { ...view, must_add: mustAdd },
      view.over ? (this.turns.at(-1) ?? null) : this.open,
      draft,
      view.over,
      table.say,
    );
  });

  readonly hint = $derived.by((): Shining | null => {
    const { hint, say, state } = this.table;
    return hint === null || hint.ply !== state.ply
      ? null
      : shining(hint, say, this.view.pawns[this.view.mover] ?? null);
  });

  readonly why = $derived.by((): Why | null => {
    const { refused, say } = this.table;
    if (refused === null)
      return this.drafted === null || this.#draftRead ? null : whyNoCatch(this.view, this.drafted, say);
    const why = whySentence(this.view, refused, say, (seat) => this.name(seat));
    return this.#asked?.move === refused.move
      ? { ...why, at: this.#asked.at }
      : { ...why, at: cellOf(refused) };
  });

  get say(): Table["say"] {
    return this.table.say;
  }

  name(seat: number): string {
    return this.table.name(seat);
  }

  names = (seats: readonly number[]): string => this.namesOf(seats);

  namesOf(seats: readonly number[]): string {
    return listed(
      this.table.lang,
      seats.map((seat) => this.table.name(seat)),
    );
  }

  // ------------------------------------------------------------ what the player does

  get situation(): hands.Situation {
    const { view, squares, moves, held: hand, drafted } = this;
    return { view, squares, moves, hand, drafted, mayAsk: this.seated && !this.waiting };
  }

  legal(cell: Cell): Legal | undefined {
    if (this.decision === "") return undefined;
    const step = hands.tap(this.situation, cell);
    if (step.do === "pick") return "select";
    if (step.do !== "play") return undefined;
    return this.held === hands.EMPTY_HAND ? "select" : "target";
  }

  legalPile(colour: Colour): Legal | undefined {
    if (this.decision === "") return undefined;
    const step = hands.tapPile(this.situation, colour);
    return step.do === "take" || step.do === "skip-and-take" ? "select" : undefined;
  }

  /** The urchins that the boat wins on a cell where it may go. */
  gain(cell: Cell): number | undefined {
    return this.view.step === 3 && this.legal(cell) ? winsOn(this.view, cell) : undefined;
  }

  /** A cell or a pile was tapped. */
  tap(at: string): void {
    const watched = this.show.skip();
    this.#forget();
    if (hands.isColour(at)) return this.#tapPile(at);
    const step = hands.tap(this.situation, at);
    // A tap that ends the show must not also scold, nor play what is sent at once.
    const sends = step.do === "play" && !this.#waitsForWord(step.move);
    if (watched && (sends || step.do === "ask")) return;
    this.#take(step);
  }

  #tapPile(colour: Colour): void {
    const step = hands.tapPile(this.situation, colour);
    if (step.do === "skip-and-take") this.#skipFor(colour);
    else if (step.do !== "ask" || (this.seated && !this.waiting)) this.#take(step);
  }

  #skipFor(colour: Colour): void {
    if (this.table.busy) return;
    this.send(SKIP);
    this.#wanted = { colour, cell: null };
  }

  /** A skip that was refused, or never sent, must not swallow what the player does next. */
  #forget(): void {
    if (!this.table.busy) this.#wanted = null;
  }

  /** Lifts a piece for a drag; false if nothing may be lifted here. */
  lift(from: string): boolean {
    if (this.table.busy) return false;
    this.#forget();
    if (hands.isColour(from)) {
      const step = hands.tapPile({ ...this.situation, hand: hands.EMPTY_HAND }, from);
      if (step.do === "skip-and-take") this.#skipFor(from);
      else if (step.do === "take") this.#take(step);
      return step.do !== "ask";
    }
    const hand = hands.lifted(this.situation, from);
    if (hand === null) return false;
    this.show.skip();
    this.quiet();
    this.hand = hand;
    return true;
  }

  letGo(from: string, to: Cell | null): void {
    this.#forget();
    if (this.#wanted !== null) {
      this.#wanted = { ...this.#wanted, cell: to };
      return;
    }
    const step = hands.letGo(this.situation, from, to);
    if (step.do === "play" && !this.#waitsForWord(step.move)) this.show.carried = step.move;
    this.#take(step);
  }

  look(): void {}

  cancel(): boolean {
    const had = this.held !== hands.EMPTY_HAND || this.draft !== null;
    const spoke = this.table.refused !== null || this.table.hint !== null;
    this.hand = hands.EMPTY_HAND;
    this.#draft = null;
    this.quiet();
    return had || spoke;
  }

  /** Undo with the boat drafted takes it up again; only then it takes back a step. */
  get takeBack(): (() => void) | null {
    return this.draft === null ? null : () => void this.cancel();
  }

  confirm(): void {
    const { draft } = this;
    if (draft === null || this.table.busy) return;
    this.send(draft);
    this.show.carried = draft;
  }

  send(move: string): void {
    if (this.table.busy) return;
    this.#wanted = null;
    this.show.skip();
    this.quiet();
    this.hand = hands.EMPTY_HAND;
    this.table.play(move);
  }

  setThreats(on: boolean): void {
    this.threatsOn = on;
    keepOn(THREATS, on);
  }

  /** The step that ends the turn: the boat, or an action after which a catch would end it at once (U31). */
  #waitsForWord(move: string): boolean {
    const { view, table } = this;
    if (read(move)?.kind === "pawn") return true;
    const atOnce = table.state.table.options.capture_timing === "immediate";
    return atOnce && view.step === 2 && (view.captured || view.pawns[view.mover] !== null);
  }

  #take(step: hands.Step): void {
    if (this.table.busy) return;
    if (step.do === "ask") {
      this.#asked = { move: step.move, at: step.at };
      this.#draftRead = true;
      return this.table.why(step.move);
    }
    this.quiet();
    if (step.do === "play" && this.#waitsForWord(step.move)) {
      this.#draft = step.move;
      this.#draftRead = false;
      this.hand = hands.EMPTY_HAND;
    } else if (step.do === "play") this.send(step.move);
    if (step.do === "pick") this.hand = { picked: step.cell, colour: null };
    if (step.do === "take") this.hand = { picked: null, colour: step.colour };
    if (step.do === "pick" || step.do === "take" || step.do === "drop") this.#draft = null;
    if (step.do === "drop") this.hand = hands.EMPTY_HAND;
  }

  /** Takes refusal, hint and explanation off the board. */
  quiet(): void {
    this.#asked = null;
    this.#draftRead = true;
    if (this.table.refused !== null || this.table.hint !== null) this.table.quiet();
  }

  /** Called by the board before it draws: shows what happened since it drew last. */
  follow(): void {
    this.show.follow();
    if (this.table.state.ply === this.#ply) return;
    this.#ply = this.table.state.ply;
    this.hand = hands.EMPTY_HAND;
    this.#draft = null;
    this.looksBack = false;
    this.#takeWanted();
  }

  #takeWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null || this.view.step !== 2 || this.moves.length === 0) return;
    const step = hands.letGo(this.situation, wanted.colour, wanted.cell);
    if (step.do === "play" || step.do === "ask" || hands.mayAdd(this.moves, wanted.colour)) this.#take(step);
  }

  // ------------------------------------------------------------ what the frame asks

  readonly still = $derived.by(() => this.show.over);
  readonly animating = $derived.by(() => !this.show.over);

  readonly decision = $derived.by((): "move" | "add" | "pawn" | "confirm" | "" => {
    if (this.moves.length === 0 || this.waiting || this.table.ended) return "";
    if (this.draft !== null) return "confirm";
    return DECISIONS[this.view.step];
  });

  readonly screen = $derived.by((): "board" | "score" =>
    this.view.over && this.show.over && !this.looksBack ? "score" : "board",
  );

  readonly subtitle = $derived.by(() => {
    const turn = this.turns.length + (this.view.over || this.open !== null ? 0 : 1);
    return this.table.say("round-title", { round: Math.ceil(turn / this.view.pawns.length) });
  });

  readonly refusal = $derived.by(() => this.why);
  readonly hinted = $derived.by(() => this.hint?.note ?? null);
  readonly actions = $derived.by((): Action[] => actionsOf(this));

  readonly logLines = $derived.by((): LogLine[] => {
    const { state, say } = this.table;
    const lines = logLines(this.turns, this.open, this);
    const due = this.moves.length > 0 && this.open === null && !state.over;
    return due ? [...lines, waitingLine(this.view.mover, say)] : lines;
  });

  readonly description = $derived.by(() => description(this));

  spoken(entry: LogEntry): string {
    return spokenEvents(eventsOf(entry), this);
  }

  inWords(move: string): string {
    return inWords(move, this.say);
  }

  seat(seat: number): SeatLook {
    return seatLook(this, seat);
  }

  get keys(): KeyHelp[] {
    const { say } = this;
    return [
      ...boardKeys(say),
      { key: "y / r", label: say("key-pile") },
      { key: "=", label: say("key-skip") },
      { key: "c", label: say("key-confirm") },
    ];
  }

  /** Set by the board: puts the keyboard's cursor on it. */
  focusBoard: () => void = () => {};

  onKey(event: KeyboardEvent): boolean {
    const done = boardKey(this, event);
    if (done !== null) return done;
    if (!hands.isColour(event.key) || this.moves.length === 0) return false;
    this.tap(event.key);
    return true;
  }
}
