/** One table of Fish & Chips: what is in the hand, what is shown, what a tap does. */
import type { Action, KeyHelp, Legal, LogLine, Play, SeatLook, Table } from "../contract";
import type { LogEntry } from "../../wire/types";
import { listed } from "../listed";
import type { Hands } from "../squares/drag.svelte";
import { boardKey, boardKeys } from "../squares/keys";
import { keepOn, wasOn } from "../squares/toggle";
import { actionsOf } from "./actions";
import { colourOfSeat, ownerOf, seatOfColour } from "./colours";
import { dangers, lastPiles } from "./danger";
import { description } from "./describe";
import { inWords, type Shining, shining } from "./hint";
import * as hands from "./interaction";
import { logLines, waitingLine } from "./log";
import { DEAL } from "./moves";
import { eventsOf, finishedRounds, lastTrail, matchEnd, roundNumber } from "./rounds";
import { SEA } from "./sea";
import { seatLook } from "./seats";
import { spoken } from "./sentences";
import { FishShow } from "./show.svelte";
import type { Cell, Colour, Special, View } from "./view";
import { cellOf, type Why, whySentence } from "./why";

const DANGER = "fish-and-chips.danger";

export class FishPlay implements Play, Hands {
  readonly squares = SEA;
  readonly table: Table;
  readonly show: FishShow;
  hand = $state.raw<hands.Hand>(hands.EMPTY_HAND);
  /** The pile under the mouse, under the keyboard's cursor or under a long press. */
  looked = $state<Cell | null>(null);
  dangerOn = $state(wasOn(DANGER));
  /** The player wants to see the board again although the round is over. */
  looksBack = $state(false);
  #asked = $state.raw<{ move: string; at: Cell } | null>(null);

  constructor(table: Table) {
    this.table = table;
    this.show = new FishShow(this);
  }

  readonly view = $derived.by(() => this.table.state.view as View);
  readonly moves = $derived.by(() => this.table.state.moves);
  readonly solo = $derived.by(() => this.view.players === 1);
  readonly seated = $derived.by(() => this.table.state.seat !== null);
  readonly waiting = $derived.by(() => this.table.state.table.seats.some((seat) => seat.kind === "open"));
  /** The colour at the bottom of the table. */
  readonly own = $derived.by((): Colour => colourOfSeat(this.view, this.table.home));
  readonly round = $derived.by(() => roundNumber(this.table.log));
  readonly rounds = $derived.by(() => finishedRounds(this.table.log));
  readonly end = $derived.by(() => matchEnd(this.table.log));
  readonly movers = $derived.by(() => hands.movers(this.moves));
  readonly swapTurn = $derived.by(() => hands.inSwapTurn(this.moves));
  readonly held = $derived.by(() => hands.keepHand(this.view, this.moves, this.hand));
  readonly targets = $derived.by(() => hands.targets(this.view, this.moves, this.held));
  readonly endangered = $derived.by(() => dangers(this.view, this.own));
  readonly lastPiles = $derived.by(() => lastPiles(this.view));
  readonly trail = $derived.by(() => lastTrail(this.table.log));
  /** Solo is lost for good once no pile of the own colour is left (F29). */
  readonly soloLost = $derived.by(
    () => this.solo && !this.view.piles.some((pile) => ownerOf(pile) === this.own),
  );

  readonly hint = $derived.by((): Shining | null => {
    const { hint, say } = this.table;
    if (hint === null || hint.ply !== this.table.state.ply) return null;
    return shining(hint, say, (special) => hands.specialCell(this.view, special));
  });

  readonly why = $derived.by((): Why | null => {
    const { refused, say } = this.table;
    if (refused === null) return null;
    const why = whySentence(this.view, refused, say, (colour) => this.nameOf(colour));
    const at = this.#asked?.move === refused.move ? this.#asked.at : cellOf(refused);
    return { ...why, at };
  });

  /** The pile to fan out: the one looked at, else the one in the hand, else the last catch. A lone fish hides nothing. */
  readonly inspected = $derived.by(() => {
    const last = this.view.phase === "play" && this.trail && !this.trail.crossing ? this.trail.to : null;
    for (const cell of [this.looked, this.held.picked, last]) {
      const pile = cell === null ? null : hands.pileOn(this.view, cell);
      if (pile !== null && pile.fish.length > 1) return pile;
    }
    return null;
  });

  nameOf(colour: Colour): string {
    return this.solo
      ? this.table.say("colour-name", { colour })
      : this.table.name(seatOfColour(this.view, colour));
  }

  namesOf(seats: readonly number[]): string {
    return listed(
      this.table.lang,
      seats.map((seat) => this.table.name(seat)),
    );
  }

  // ------------------------------------------------------------ what the player does

  tap(cell: Cell): void {
    const watched = this.show.skip();
    const mayAsk = this.seated && !this.waiting;
    const step = hands.tap(this.view, this.moves, this.held, cell, { mayAsk });
    // A tap that ends the show must not also play or scold.
    if (watched && step.do !== "pick" && step.do !== "choose") return;
    this.#take(step);
  }

  legal(cell: Cell): Legal | undefined {
    if (this.decision === "") return undefined;
    const step = hands.tap(this.view, this.moves, this.held, cell, { mayAsk: false });
    if (step.do === "play") return "target";
    // A pile that cannot move may be picked up too, but leads to no move.
    const leads = step.do === "choose" || (step.do === "pick" && this.movers.has(cell));
    return leads ? "select" : undefined;
  }

  /** The rival fish that a capture on this cell brings. */
  gain(cell: Cell): number | undefined {
    return this.targets.find(({ to, takes }) => takes && to === cell)?.gain;
  }

  letGo(from: Cell, to: Cell | null): void {
    const step = hands.letGo(this.moves, this.held, from, to);
    this.#take(step);
    if (step.do === "play" && to !== null) this.show.carried = { from, to, move: step.move };
  }

  /** Lifts a pile or special fish for a drag; false if nothing may be lifted here. */
  lift(cell: Cell): boolean {
    if (this.table.busy) return false;
    const hand = hands.dragged(this.view, this.moves, cell);
    if (hand === null) return false;
    this.show.skip();
    this.#quiet();
    this.hand = hand;
    return true;
  }

  look(cell: Cell | null): void {
    this.looked = cell;
  }

  choose(special: Special): void {
    if (!this.swapTurn) return;
    this.#quiet();
    if (this.held.special === special) this.hand = hands.EMPTY_HAND;
    else if (hands.canChoose(this.view, special)) this.hand = { picked: null, special };
    else this.#ask(`${special}<>${this.view.buoy}`, this.view.buoy);
  }

  cancel(): boolean {
    const had = this.held !== hands.EMPTY_HAND && (this.held.picked !== null || this.held.special !== null);
    const spoke = this.table.refused !== null || this.table.hint !== null;
    this.hand = hands.EMPTY_HAND;
    this.#quiet();
    return had || spoke;
  }

  send(move: string): void {
    if (this.table.busy) return;
    this.show.skip();
    this.#quiet();
    this.hand = hands.EMPTY_HAND;
    this.table.play(move);
  }

  setDanger(on: boolean): void {
    this.dangerOn = on;
    keepOn(DANGER, on);
  }

  #take(step: hands.Step): void {
    if (this.table.busy) return;
    if (step.do === "ask") return this.#ask(step.move, step.at);
    this.#quiet();
    if (step.do === "play") this.send(step.move);
    if (step.do === "pick") this.hand = { picked: step.cell, special: null };
    if (step.do === "choose") this.hand = { picked: null, special: step.special };
    if (step.do === "drop") this.hand = hands.EMPTY_HAND;
    if (step.do === "look") this.looked = step.cell;
  }

  #ask(move: string, at: Cell): void {
    if (this.held.picked === null) this.looked = at;
    this.#asked = { move, at };
    this.table.why(move);
  }

  #quiet(): void {
    this.#asked = null;
    if (this.table.refused !== null || this.table.hint !== null) this.table.quiet();
  }

  /** Called by the board before it draws: shows what happened since it drew last. */
  follow(): void {
    if (!this.show.follow()) return;
    this.hand = this.held;
    this.looked = null;
    this.looksBack = false;
    this.show.carried = null;
  }

  // ------------------------------------------------------------ what the frame asks

  readonly still = $derived.by(() => this.show.over);
  readonly animating = $derived.by(() => !this.show.over);

  readonly decision = $derived.by((): "swap" | "capture" | "deal" | "" => {
    if (this.waiting || this.table.ended) return "";
    if (this.moves.includes(DEAL)) return "deal";
    if (this.swapTurn) return "swap";
    return hands.mayCapture(this.moves) ? "capture" : "";
  });

  readonly screen = $derived.by((): "board" | "score" => {
    return this.view.phase === "done" && this.show.over && !this.looksBack ? "score" : "board";
  });

  readonly subtitle = $derived.by(() => {
    const { say } = this.table;
    if (this.solo) return say("solo-title");
    return say(this.view.phase === "swap" ? "round-swaps" : "round-title", { round: this.round });
  });

  readonly refusal = $derived.by(() => this.why);
  readonly hinted = $derived.by(() => this.hint?.note ?? null);

  readonly actions = $derived.by((): Action[] => actionsOf(this));

  readonly logLines = $derived.by((): LogLine[] => {
    const { say, state } = this.table;
    const lines = logLines(this.table.log, { say, view: this.view, names: (seats) => this.namesOf(seats) });
    const mine = this.seated && state.to_move.includes(state.seat!) && this.view.phase !== "done";
    if (!mine || state.over) return lines;
    return [...lines, waitingLine(this.view.mover, say("turn-yours"))];
  });

  readonly description = $derived.by(() => description(this.view, this.moves, this.round, this.table));

  spoken(entry: LogEntry): string {
    return eventsOf(entry)
      .map((event) => spoken(event, this.view, this.table.say, (seats) => this.namesOf(seats)))
      .join(" ");
  }

  inWords(move: string): string {
    return inWords(move, this.table.say);
  }

  seat(seat: number): SeatLook {
    return seatLook(this, seat);
  }

  get keys(): KeyHelp[] {
    const { say } = this.table;
    return this.solo ? boardKeys(say) : [...boardKeys(say), { key: "o / s", label: say("key-special") }];
  }

  /** Set by the board: puts the keyboard's cursor on it. */
  focusBoard: () => void = () => {};

  onKey(event: KeyboardEvent): boolean {
    const done = boardKey(this, event);
    if (done !== null) return done;
    const special = event.key.toUpperCase();
    if (this.swapTurn && (special === "O" || special === "S")) {
      this.choose(special);
      return true;
    }
    return false;
  }
}
