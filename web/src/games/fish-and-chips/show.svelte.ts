/** What happened since the board was drawn last: the moves in motion, a word on passes, the round's end. */
import type { LogEntry } from "../../wire/types";
import { Stage } from "../squares/stage.svelte";
import { DEAL, PASS } from "./moves";
import { type Scene, scenes } from "./motion";
import type { FishPlay } from "./play.svelte";
import { eventsOf } from "./rounds";
import { after, shownOf } from "./shown";
import type { Cell, GameEvent, View } from "./view";

// Milliseconds.
const NOTICE = 2400;
/** The last board stays a moment before the count comes. */
const ROUND_END = 1500;
const BLOCKED = 900;
const DEALING = 650;
/** More news than this at once is a table come back to, not a move to watch. */
const TOO_MUCH = 12;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Show {
  readonly stage = new Stage<Scene>();
  notice = $state("");
  /** A pile let go over its target: it waits there for the server's word. */
  carried = $state.raw<{ from: Cell; to: Cell; move: string } | null>(null);
  /** True while a new round's fish come in. */
  dealing = $state(false);
  #seen = $state(0);
  #holding = $state(false);
  #before: View;
  #play: FishPlay;
  #noticeTimer: Timer;
  #holdTimer: Timer;

  constructor(play: FishPlay) {
    this.#play = play;
    this.#seen = play.table.log.length;
    this.#before = play.table.state.view as View;
  }

  /** Everything that happened was shown. */
  get over(): boolean {
    return !this.#holding && !this.stage.running && this.#seen === this.#play.table.log.length;
  }

  /** Called by the board before it draws. Answers whether the position changed. */
  follow(): boolean {
    const { log, state } = this.#play.table;
    const before = this.#before;
    const fresh = log.slice(this.#seen);
    if (log.length === this.#seen && before === state.view) return false;
    this.#before = state.view as View;
    this.#seen = log.length;
    if (fresh.length === 0 || fresh.length > TOO_MUCH) {
      this.stage.skip();
      return true;
    }
    const events = fresh.flatMap(eventsOf);
    this.#tell(events, before);
    if (events.some((event) => event.kind === "round_over")) this.#hold();
    this.#move(before, fresh);
    this.#passIfBlocked();
    return true;
  }

  #move(before: View, fresh: readonly LogEntry[]): void {
    const carried = this.carried;
    this.carried = null;
    if (this.#play.table.reducedMotion) return this.stage.skip();
    let shown = shownOf(before);
    let entries = fresh;
    // Whoever carried the pile there has seen the way.
    if (carried !== null && fresh[0]?.move === carried.move) {
      for (const event of eventsOf(fresh[0])) shown = after(shown, event) ?? shown;
      entries = fresh.slice(1);
    }
    this.stage.show(scenes(shown, entries.flatMap(eventsOf)));
    if (!fresh.some((entry) => entry.move === DEAL)) return;
    this.dealing = true;
    setTimeout(() => (this.dealing = false), DEALING);
  }

  #tell(events: readonly GameEvent[], before: View): void {
    const { table, view, solo, seated, own } = this.#play;
    const texts: string[] = [];
    for (const event of events) {
      if (event.kind === "pass") {
        const you = !solo && seated && event.colour === own;
        texts.push(you ? table.say("notice-you-pass") : table.say("notice-pass", { colour: event.colour }));
      }
      if (event.kind === "round_over") texts.push(table.say("notice-round"));
      if (event.kind === "deal") texts.push(table.say("notice-deal", { colour: event.starter }));
    }
    if (before.phase === "swap" && view.phase === "play") {
      texts.push(table.say("notice-swaps-over", { colour: view.mover }));
    }
    if (texts.length === 0) return;
    this.notice = texts.slice(-2).join(" ");
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  #hold(): void {
    this.#holding = true;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => (this.#holding = false), ROUND_END);
  }

  /** The pass is forced (F19), so nobody has to press a button for it; after an undo it waits. */
  #passIfBlocked(): void {
    const { table } = this.#play;
    const { ply, moves } = table.state;
    if (moves.length !== 1 || moves[0] !== PASS) return;
    setTimeout(() => {
      if (table.state.ply === ply && !table.busy) table.play(PASS);
    }, BLOCKED);
  }

  /** Any tap or key ends the show. Answers whether there was one. */
  skip(): boolean {
    const running = this.stage.running;
    this.stage.skip();
    this.#holding = false;
    this.dealing = false;
    return running;
  }
}
