/** One table of Oh Crab!: what is picked, what is shown, what a tap does. */
import type { Action, KeyHelp, Legal, LogLine, Play, SeatLook, Table } from "../contract";
import { isDue } from "../due";
import type { LogEntry } from "../../wire/types";
import { listed } from "../listed";
import { boardKeys } from "../squares/keys";
import { actionsOf } from "./actions";
import { Beach } from "./beach/beach";
import { answersOf, chainOf, type Intent, intentOf, type Turns } from "./chain";
import * as choose from "./choose";
import { description, newsOf } from "./describe";
import { followUp } from "./follow-up";
import { inWords, type Shining, shining } from "./hint";
import { logLines } from "./log";
import { Names } from "./names";
import { PackPlay } from "./pack/pack.svelte";
import { type Prompt, promptOf } from "./prompt";
import { seatLook } from "./seats";
import { CrabShow } from "./show.svelte";
import { touch } from "./touch";
import type { CardId, Cell, Face, Question, Seat, View } from "./view";
import { freshCard } from "./turns";
import { aboutAction, aboutSpace, lookedAt, type Why, whySentence } from "./why";

export type Pane = "hand" | "market" | "piles";
export type Side = "left" | "right";

export class CrabPlay implements Play {
  readonly table: Table;
  readonly show: CrabShow;
  readonly names: Names;
  readonly pack = new PackPlay();
  /** What the player picked: a chip, a card, a pile, a crab, a side. */
  picked = $state<string | null>(null);
  /** The space a push is aimed at, and the directions turned by hand. */
  aimed = $state<Cell | null>(null);
  turns = $state.raw<Turns>({});
  side = $state<Side | null>(null);
  /** What the dock shows on a phone. */
  pane = $state<Pane>("hand");
  /** Looking at the whole beach at once. */
  whole = $state(false);
  /** The end of the turn was asked for although something is left. */
  warned = $state(false);
  looked = $state<Cell | null>(null);
  /** A card or a tile that is looked at, and the card of the Hand under the mouse. */
  told = $state<string | null>(null);
  hovered = $state<CardId | null>(null);
  /** Where the keyboard is on the beach. */
  cursor = $state<Cell | null>(null);
  /** The panels stand beside the beach instead of below it; set by the board. */
  wide = $state(false);
  /** The beach has still to glide to the crab that is followed; set by the board. */
  scrolls = $state(true);
  looksBack = $state(false);
  #asked = $state.raw<{ move: string; at: Cell | null } | null>(null);
  #intent: Intent | null = null;
  /** A tap with all its answers was sent and is not answered yet: its first word, and what else it meant. */
  #together: { word: string; answers: string[]; intent: Intent } | null = null;

  constructor(table: Table) {
    this.table = table;
    this.names = new Names(table);
    this.show = new CrabShow(this);
  }

  readonly view = $derived.by(() => this.table.state.view as View);
  readonly moves = $derived.by(() => this.table.state.moves);
  readonly seated = $derived.by(() => this.table.state.seat !== null);
  readonly waiting = $derived.by(() => this.table.state.table.seats.some((seat) => seat.kind === "open"));
  readonly home = $derived.by((): Seat => this.view.seats[this.table.home]!);
  /** What is printed is the same in every state of a match: the beach is drawn once, and when somebody digs. */
  readonly #rows = $derived.by(() => this.view.rows);
  readonly #tiles = $derived.by(() => this.view.tiles);
  readonly #spaces = $derived.by(() => this.view.spaces);
  readonly #dug = $derived.by(() => (this.view.dug ?? []).join(" "));
  readonly beach = $derived.by(
    () => new Beach({ rows: this.#rows, tiles: this.#tiles, spaces: this.#spaces }, this.#dug.split(" ")),
  );
  readonly #faces = $derived.by(() => new Map(this.view.faces.map((face) => [face.card, face])));
  readonly planning = $derived.by(() => this.view.question.kind === "plan");
  /** Something is asked of the player: in the own turn, or in somebody else's by the Adventure Pack. */
  readonly myTurn = $derived.by(() => !this.planning && isDue(this.table.state));

  face(card: CardId): Face {
    return this.#faces.get(card) ?? { card, main: "F", left: ["", ""], right: ["", ""] };
  }

  /** What is in the hand: the pick while it is legal, else what the page proposes. */
  readonly held = $derived.by((): string | null => {
    if (this.picked === choose.NOTHING) return null;
    if (this.picked !== null && this.moves.includes(this.picked)) return this.picked;
    return this.moves.length > 0 ? choose.proposal(this.view) : null;
  });
  readonly lit = $derived.by(() =>
    this.moves.length > 0 && !this.planning ? choose.litSpaces(this.view, this.held) : [],
  );
  readonly litCrabs = $derived.by(() => choose.litCrabs(this.view));
  readonly aim = $derived.by(() => this.lit.find((lit) => lit.cell === this.aimed) ?? null);
  readonly chain = $derived.by(() => {
    const choice = this.aim && choose.choiceOf(this.view, this.aim.word);
    return this.aim && choice ? chainOf(this.view.arrows ?? [], this.aim.way, this.turns) : null;
  });
  /** The card that joined the own Trail in this turn. */
  readonly fresh = $derived.by(() => freshCard(this.table.log, this.table.home));
  readonly offers = $derived.by(() => choose.offers(this.view));

  /** The card whose halves are tried at the Trail: the one under the mouse, else the one picked. */
  readonly considered = $derived.by((): CardId | null =>
    this.hovered !== null && this.moves.includes(this.hovered) ? this.hovered : this.held,
  );
  /** The card that would join the Trail: picked in planning, laid down, or chosen for Doping. */
  readonly joining = $derived.by((): CardId | null => {
    const { question } = this.view;
    const down = this.home.down ?? null;
    if (question.asks === "DOPE_SIDE") return question.card ?? null;
    if (question.asks === "PLAN" || question.asks === "DOPE_CARD") return this.considered ?? down;
    return question.kind === "start" && this.myTurn ? down : null;
  });
  readonly fit = $derived.by(() => this.view.fits?.find((fit) => fit.card === this.joining) ?? null);
  /** The end where it would go: as the player says, else where more halves fit. */
  readonly end = $derived.by((): Side => {
    if (this.side !== null) return this.side;
    return (this.fit?.left.length ?? 0) > (this.fit?.right.length ?? 0) ? "left" : "right";
  });

  readonly hint = $derived.by((): Shining | null => {
    const { hint } = this.table;
    return hint === null || hint.ply !== this.table.state.ply ? null : shining(hint, this);
  });

  readonly why = $derived.by((): Why | null => {
    const { refused } = this.table;
    if (refused !== null)
      return {
        ...whySentence(this, refused),
        ...(this.#asked?.move === refused.move && this.#asked.at !== null
          ? { at: this.#asked.at, about: aboutSpace(this, this.#asked.at) }
          : {}),
      };
    if (this.told !== null) return aboutAction(this, this.told);
    return this.looked === null ? null : lookedAt(this, this.looked);
  });

  namesOf(seats: readonly number[]): string {
    return listed(
      this.table.lang,
      seats.map((seat) => this.table.name(seat)),
    );
  }

  // ------------------------------------------------------------ what the player does

  legal(cell: Cell): Legal | undefined {
    if (this.decision === "") return undefined;
    const lit = this.lit.find((each) => each.cell === cell);
    if (lit) return this.aimed === cell || lit.word === this.picked ? "target" : "select";
    const crab = choose.crabOn(this.view, cell);
    return crab ? this.legalWord(this.litCrabs.get(crab.letter)) : undefined;
  }

  /** A chip, a card or a pile: one that is picked already is played by the big button. */
  legalWord(word: string | undefined): Legal | undefined {
    return word !== undefined && this.decision !== "" && this.moves.includes(word) && this.held !== word
      ? "select"
      : undefined;
  }

  tap(cell: Cell): void {
    if (this.show.skip() || this.table.busy) return;
    const mayAsk = isDue(this.table.state) && !this.waiting;
    const option = this.chain?.options.find((arrow) => arrow.cell === cell);
    if (option) return this.turn(option.origin, option.word);
    const step = touch(this.view, this.held, cell, mayAsk);
    const again = this.looked === cell;
    if (step.do === "ask" && !again) return this.ask(step.move, cell);
    this.#quiet();
    if (step.do === "go") this.go(step.lit);
    else if (step.do === "aim" && this.aimed === cell) this.go(step.lit);
    else if (step.do === "aim") this.#aimAt(cell);
    else if (step.do === "pick") this.pick(step.word);
    else if (!again) this.looked = cell;
  }

  /** Points at a choice; a second time puts it down, or does it where nothing else is to be chosen. */
  pick(word: string): void {
    if (this.show.skip() || this.table.busy) return;
    if (!this.moves.includes(word)) return this.ask(word, null);
    this.#quiet();
    if (choose.isPlain(this.view, word)) return this.send(word);
    const ways = choose.choiceOf(this.view, word)?.ways?.length;
    if (this.held === word && this.picked !== null) return ways ? this.#pickAgain() : this.send(word);
    this.#clear();
    this.picked = word;
  }

  /** Says what a card or a tile does; a second time puts it away. */
  tell(word: string): void {
    const again = this.told === word;
    this.#quiet();
    this.told = again ? null : word;
  }

  #pickAgain(): void {
    this.#clear();
    this.picked = choose.NOTHING;
  }

  #aimAt(cell: Cell): void {
    this.aimed = cell;
    this.turns = {};
  }

  /** Sends the crab on a space another way. */
  turn(origin: Cell, word: string): void {
    this.turns = { ...this.turns, [origin]: word };
  }

  go(lit: choose.Lit): void {
    const choice = choose.choiceOf(this.view, lit.word);
    const chain =
      choice && lit.way.pushes
        ? chainOf(this.view.arrows ?? [], lit.way, this.aimed === lit.cell ? this.turns : {})
        : { links: [], options: [] };
    const intent = intentOf(lit.way, chain);
    // Where the way itself is the answer, only the pushes are still to be told.
    const rest = lit.word === lit.way.word ? { ...intent, way: null } : intent;
    const answers = choice ? answersOf(choice, lit.way, chain) : [];
    this.#intent = answers.length > 0 ? null : rest;
    this.#together = answers.length > 0 ? { word: lit.word, answers, intent: rest } : null;
    this.table.quiet();
    this.table.play(lit.word, ...answers);
  }

  /** Something else is asked in between, a card to pay with or an ability to use: then the answers wait
   *  until their questions come. True if the tap is played on in that way. */
  #oneByOne(): boolean {
    const { refused } = this.table;
    const tap = this.#together;
    if (tap === null || refused === null || refused.asked) return false;
    // Of "N N" the page cannot tell which one was refused: the first alone is refused again if it was that.
    if (refused.move === tap.word && !tap.answers.includes(tap.word)) return false;
    this.#together = null;
    this.#intent = tap.intent;
    this.table.quiet();
    this.table.play(tap.word);
    return true;
  }

  /** The left or the right end of the Trail. */
  turnTo(side: Side): void {
    this.side = side;
    this.#quiet();
  }

  send(word: string): void {
    if (this.table.busy) return;
    this.show.skip();
    this.#intent = this.#together = null;
    this.table.quiet();
    this.table.play(word);
  }

  ask(move: string, at: Cell | null): void {
    this.told = null;
    this.looked = at;
    this.#asked = { move, at };
    this.table.why(move);
  }

  cancel(): boolean {
    const had =
      this.picked !== null ||
      this.aimed !== null ||
      this.warned ||
      this.why !== null ||
      this.table.hint !== null ||
      this.whole;
    this.#clear();
    this.whole = false;
    this.#quiet();
    return had;
  }

  #clear(): void {
    this.picked = null;
    this.aimed = null;
    this.turns = {};
    this.warned = false;
  }

  #quiet(): void {
    this.#asked = null;
    this.looked = null;
    this.told = null;
    if (this.table.refused !== null || this.table.hint !== null) this.table.quiet();
  }

  /** Called by the board before it draws: shows what happened since it drew last. */
  follow(): void {
    if (this.#oneByOne() || !this.show.follow()) return;
    this.#together = null;
    const kept =
      this.planning && this.picked !== null && this.moves.includes(this.picked) ? this.picked : null;
    this.#clear();
    this.picked = kept;
    // While everybody plans, somebody else's "ready" does not interrupt who reads.
    if (!this.planning) {
      this.looked = null;
      this.told = null;
    }
    this.hovered = this.planning ? this.hovered : null;
    this.looksBack = false;
    this.whole = false;
    if (!this.planning && this.view.question.kind !== "start") this.side = null;
    if (this.view.question.kind === "pile" && this.moves.length > 0) this.pane = "hand";
    this.#goOn();
  }

  /** Answers what the last tap has already answered. */
  #goOn(): void {
    if (this.#intent === null) return;
    const { play, rest } = followUp(this.view, this.moves, this.#intent);
    this.#intent = rest;
    if (play !== null) this.table.play(play);
  }

  // ------------------------------------------------------------ what the frame asks

  readonly still = $derived.by(() => this.show.over);
  readonly animating = $derived.by(
    () => !this.show.over || (this.screen === "board" && !this.whole && this.scrolls),
  );

  readonly decision = $derived.by((): Question["kind"] | "" =>
    this.moves.length === 0 || !this.seated || this.waiting || this.table.ended || this.table.state.over
      ? ""
      : this.view.question.kind,
  );

  readonly screen = $derived.by((): "board" | "score" =>
    this.table.state.over && this.show.over && !this.looksBack ? "score" : "board",
  );
  readonly prompt = $derived.by((): Prompt => promptOf(this));
  readonly subtitle = $derived.by(() =>
    this.table.say("round-title", { round: this.view.round, stage: this.view.stage }),
  );
  readonly refusal = $derived.by(() => (this.table.refused === null ? null : this.why));
  readonly hinted = $derived.by(() => this.hint?.note ?? null);
  readonly actions = $derived.by((): Action[] => actionsOf(this));
  readonly logLines = $derived.by((): LogLine[] => logLines(this));
  readonly description = $derived.by(() => description(this));

  spoken(entry: LogEntry): string {
    return newsOf(this, entry);
  }

  inWords(move: string): string {
    return inWords(this, move);
  }

  seat(seat: number): SeatLook {
    return seatLook(this, seat);
  }

  /** A push that is only aimed at is put back before anything that was played. */
  get takeBack(): (() => void) | null {
    return this.aimed === null ? null : () => void this.cancel();
  }

  get keys(): KeyHelp[] {
    return [...boardKeys(this.table.say), { key: "1 … 9", label: this.table.say("key-number") }];
  }

  /** Set by the board: puts the keyboard's cursor on it. */
  focusBoard: () => void = () => {};

  onKey(event: KeyboardEvent): boolean {
    this.show.skip();
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return this.cancel();
    if (this.screen !== "board") return false;
    if (event.key.startsWith("Arrow")) {
      this.focusBoard();
      return true;
    }
    const number = Number(event.key);
    if (!Number.isInteger(number) || number < 1) return false;
    const word = this.prompt.words[number - 1];
    if (word !== undefined) this.pick(word);
    return word !== undefined;
  }
}
