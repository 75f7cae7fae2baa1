/** One table of ICECOOL: where the player aims, what is shown, what a pull or a key does. */
import type { Action, KeyHelp, LogLine, Play, Say, SeatLook, Table } from "../contract";
import { isDue } from "../due";
import type { LogEntry } from "../../wire/types";
import { listed } from "../listed";
import { keepOn, wasOn } from "../squares/toggle";
import { actionsOf } from "./actions";
import {
  type Aim,
  barred,
  clamp,
  firstAim,
  flickText,
  intoArea,
  isBarred,
  placeText,
  roundTheCircle,
  type Sector,
} from "./aim/aim";
import { type Desk, type Picture, type Sight, SIGHTS } from "./board/desk";
import { description } from "./describe";
import { inWords, type Shining, shining } from "./hint";
import { logLines, sentencesOf } from "./log";
import { Names } from "./names";
import { pictureOf } from "./picture";
import { type Prompt, promptOf } from "./prompt";
import { seatLook } from "./seats";
import { Show } from "./show.svelte";
import { eventsOf, type Letter, type PenguinView, type Point, type View } from "./view";
import { type Why, whySentence } from "./why";

const DEGREE = Math.PI / 180;
const POWER_STEP = 0.02;
const SIDE_STEP = 0.05;
const PLACE_STEP = 0.005; // metres
const CONFIRM = "icecool-confirm";
const FLAT = "icecool-flat";

export class IcePlay implements Play, Desk {
  readonly table: Table;
  readonly show: Show;
  readonly names: Names;
  aim = $state.raw<Aim>({ phi: 0, power: 0.5, side: 0, head: false });
  /** Where the Catcher would be put. */
  spot = $state.raw<Point>({ x: 0, y: 0 });
  /** A finger pulls right now. */
  pulling = $state(false);
  /** Flicking needs the button; else letting go flicks. */
  confirms = $state(wasOn(CONFIRM));
  wish = $state<Sight>(wasOn(FLAT) ? "plan" : "follow");
  /** False where the browser cannot draw in three dimensions: then there is the plan. */
  deep = $state(true);
  looksBack = $state(false);

  constructor(table: Table) {
    this.table = table;
    this.names = new Names(table);
    this.show = new Show(this);
    this.#turnBegins();
  }

  /** The newest position, and the one on the board: films lag behind. */
  readonly view = $derived.by(() => this.table.state.view as View);
  readonly shown = $derived.by(() => this.show.view);
  readonly myTurn = $derived.by(
    () =>
      this.view.you !== null &&
      this.view.turn === this.view.you &&
      isDue(this.table.state) &&
      !this.table.ended,
  );
  readonly aiming = $derived.by(() => this.myTurn && this.show.over && this.view.phase === "flick");
  readonly placing = $derived.by(() => this.myTurn && this.show.over && this.view.phase === "place");
  readonly sight = $derived.by((): Sight => (this.deep ? this.wish : "plan"));
  /** The penguin that is about to be flicked or moved. */
  readonly me = $derived.by(
    (): PenguinView | null => this.shown.penguins.find(({ colour }) => colour === this.shown.turn) ?? null,
  );
  readonly barred = $derived.by((): Sector[] => (this.aiming ? barred(this.view.limits, this.aim) : []));
  readonly isBarred = $derived.by(() => isBarred(this.barred, this.aim.phi));
  /** One's own secret cards, dear ones first; after the match those of the home seat. */
  readonly cards = $derived.by((): number[] => {
    const own = this.shown.players.find(({ colour }) => colour === this.shown.you);
    return [...(own?.face_down ?? [])].sort((a, b) => b - a);
  });

  readonly hint = $derived.by((): Shining | null => {
    const { hint } = this.table;
    return hint === null || hint.ply !== this.table.state.ply ? null : shining(hint, this);
  });

  readonly why = $derived.by((): Why | null =>
    this.table.refused === null ? null : whySentence(this, this.table.refused),
  );

  listed(parts: readonly string[]): string {
    return listed(this.table.lang, parts);
  }

  namesOf(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => this.table.name(seat)));
  }

  // ------------------------------------------------------------ what the player does

  #turnBegins(): void {
    if (!this.myTurn) return;
    if (this.view.phase === "flick") this.aim = firstAim(this.view);
    const [x0, y0, x1, y1] = this.view.board.area;
    this.spot = { x: (x0! + x1!) / 2, y: (y0! + y1!) / 2 };
  }

  change(part: Partial<Aim>): void {
    this.#quiet();
    const { phi, power, side, head } = { ...this.aim, ...part };
    const [low, high] = this.view.limits?.side ?? [-1, 1];
    this.aim = { phi: roundTheCircle(phi), power: clamp(power, 0, 1), side: clamp(side, low!, high!), head };
  }

  /** Turns the aim to a point of the floor. */
  aimAt({ x, y }: Point): void {
    if (this.me) this.change({ phi: Math.atan2(y - this.me.y, x - this.me.x) });
  }

  putAt(point: Point): void {
    this.#quiet();
    this.spot = intoArea(this.view.board.area, point);
  }

  flick(): void {
    if (this.aiming) this.send(flickText(this.aim));
  }

  place(): void {
    if (this.placing) this.send(placeText(this.spot));
  }

  send(move: string): void {
    if (this.table.busy) return;
    this.#quiet();
    this.table.play(move);
  }

  /** Why does no finger fit here? */
  ask(): void {
    this.table.why(flickText(this.aim));
  }

  goOn(): void {
    this.show.goOn();
  }

  look(sight: Sight): void {
    this.wish = sight;
    keepOn(FLAT, sight === "plan");
  }

  toggleConfirm(): void {
    this.confirms = !this.confirms;
    keepOn(CONFIRM, this.confirms);
  }

  #quiet(): void {
    if (this.table.refused !== null || this.table.hint !== null) this.table.quiet();
  }

  cancel(): boolean {
    const had = this.table.refused !== null || this.table.hint !== null || this.pulling;
    this.#quiet();
    this.pulling = false;
    return had;
  }

  /** Called by the board before it draws: shows what happened since it drew last. */
  follow(): void {
    if (!this.show.follow()) return;
    this.looksBack = false;
    this.pulling = false;
    this.#turnBegins();
  }

  // ------------------------------------------------------------ what the picture of the school asks

  readonly picture = $derived.by((): Picture => pictureOf(this));

  get say(): Say {
    return this.table.say;
  }

  skip(): boolean {
    return this.show.skip();
  }

  name(letter: Letter): string {
    return this.names.player(letter);
  }

  roomTitle(room: string): string {
    return this.names.roomTitle(room);
  }

  choose(ghost: number): void {
    const line = this.view.lines[ghost];
    if (line) this.send(line.move);
  }

  // ------------------------------------------------------------ what the frame asks

  readonly still = $derived.by(() => this.show.over);
  /** The count between two rounds stays until somebody goes on. */
  readonly animating = $derived.by(() => !this.show.over && this.show.counted === null);

  readonly decision = $derived.by((): Exclude<View["phase"], "over"> | "next-round" | "" => {
    if (this.show.counted) return "next-round";
    if (!this.myTurn || !this.show.over || this.shown.phase === "over") return "";
    return this.shown.phase;
  });

  readonly screen = $derived.by((): "board" | "score" => {
    if (this.show.counted) return "score";
    return this.table.state.over && this.show.over && !this.looksBack ? "score" : "board";
  });
  readonly prompt = $derived.by((): Prompt => promptOf(this));
  readonly subtitle = $derived.by(() =>
    this.table.say("round-title", {
      round: this.show.counted?.round ?? this.shown.round,
      rounds: this.shown.rounds,
    }),
  );
  readonly refusal = $derived.by(() => this.why);
  readonly hinted = $derived.by(() => this.hint?.note ?? null);
  readonly actions = $derived.by((): Action[] => actionsOf(this));
  readonly logLines = $derived.by((): LogLine[] => logLines(this));
  readonly description = $derived.by(() => description(this));

  spoken(entry: LogEntry): string {
    return sentencesOf(this, eventsOf(entry));
  }

  get keys(): KeyHelp[] {
    return ["turn", "power", "side", "head", "flick", "sight"].map((what) => ({
      key: this.table.say(`key-${what}`),
      label: this.table.say(`key-${what}-what`),
    }));
  }

  inWords(move: string): string {
    return inWords(move, this);
  }

  seat(seat: number): SeatLook {
    return seatLook(this, seat);
  }

  onKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    // Enter on a button is that button's.
    if (event.key === "Enter" && (event.target as Element | null)?.closest?.("a, button, summary") != null)
      return false;
    if (event.key === "Escape") return this.show.skip() || this.cancel();
    if (event.key === "Enter" && this.screen === "score" && !this.table.state.over) {
      this.goOn();
      return true;
    }
    if (this.screen !== "board") return false;
    if (event.key === "v") {
      this.look(SIGHTS[(SIGHTS.indexOf(this.sight) + 1) % SIGHTS.length]!);
      return true;
    }
    if (this.show.skip()) return event.key === "Enter" || event.key === " ";
    if (this.aiming) return this.#aimKey(event);
    return this.placing && this.#placeKey(event);
  }

  #aimKey({ key, shiftKey }: KeyboardEvent): boolean {
    const turn = DEGREE * (shiftKey ? 0.1 : 1);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.change({ phi: this.aim.phi + turn }),
      ArrowRight: () => this.change({ phi: this.aim.phi - turn }),
      ArrowUp: () => this.change({ power: this.aim.power + POWER_STEP }),
      ArrowDown: () => this.change({ power: this.aim.power - POWER_STEP }),
      w: () => this.change({ power: this.aim.power + POWER_STEP }),
      s: () => this.change({ power: this.aim.power - POWER_STEP }),
      a: () => this.change({ side: this.aim.side - SIDE_STEP }),
      d: () => this.change({ side: this.aim.side + SIDE_STEP }),
      j: () => this.change({ head: !this.aim.head }),
      Enter: () => this.flick(),
    };
    return obey(keys, key);
  }

  #placeKey({ key, shiftKey }: KeyboardEvent): boolean {
    const step = shiftKey ? PLACE_STEP / 5 : PLACE_STEP;
    const by = (x: number, y: number) => () => this.putAt({ x: this.spot.x + x, y: this.spot.y + y });
    return obey(
      {
        ArrowLeft: by(-step, 0),
        ArrowRight: by(step, 0),
        ArrowUp: by(0, step),
        ArrowDown: by(0, -step),
        Enter: () => this.place(),
      },
      key,
    );
  }
}

function obey(keys: Record<string, () => void>, key: string): boolean {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (!Object.hasOwn(keys, plain)) return false;
  keys[plain]!();
  return true;
}
