/** What happened since the board was drawn last: crabs in motion, a word on shells, cards and the cook. */
import { Stage } from "../squares/stage.svelte";
import { eventsOf } from "./events";
import { type Scene, scenes, shownOf } from "./motion";
import { type Noticed, noticed } from "./notice";
import type { CrabPlay } from "./play.svelte";
import type { GameEvent, View } from "./view";

// Milliseconds.
const NOTICE = 2600;
/** The last board stays a moment before the finish comes. */
const FINISH = 1600;
/** More news than this at once is a table come back to, not a turn to watch. */
const TOO_MUCH = 40;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Show {
  readonly stage = new Stage<Scene>();
  notice = $state.raw<Noticed | null>(null);
  #seen = $state(0);
  #holding = $state(false);
  #ply: number;
  #before: View;
  #play: CrabPlay;
  #noticeTimer: Timer;
  #holdTimer: Timer;

  constructor(play: CrabPlay) {
    this.#play = play;
    this.#seen = play.table.log.length;
    this.#ply = play.table.state.ply;
    this.#before = play.table.state.view as View;
  }

  /** Everything that happened was shown. */
  get over(): boolean {
    return !this.#holding && !this.stage.running && this.#seen === this.#play.table.log.length;
  }

  /** Called by the board before it draws. Answers whether the position changed. */
  follow(): boolean {
    const { log, state, reducedMotion } = this.#play.table;
    const before = this.#before;
    this.#before = state.view as View;
    // Told again, because somebody came or asked: the position is the same.
    if (log.length === this.#seen && state.ply === this.#ply) return false;
    const fresh = log.slice(this.#seen);
    this.#seen = log.length;
    this.#ply = state.ply;
    if (fresh.length === 0 || fresh.length > TOO_MUCH) {
      this.stage.skip();
      return true;
    }
    const events = fresh.flatMap(eventsOf);
    this.#tell(events);
    if (state.over) this.#hold();
    if (reducedMotion) this.stage.skip();
    else this.stage.show(scenes(shownOf(before), events));
    return true;
  }

  #tell(events: readonly GameEvent[]): void {
    const news = noticed(this.#play, events);
    if (news === null) return;
    this.notice = news;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
  }

  #hold(): void {
    this.#holding = true;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => (this.#holding = false), FINISH);
  }

  /** Any tap or key ends the show. Answers whether there was one. */
  skip(): boolean {
    const running = this.stage.running;
    this.stage.skip();
    this.#holding = false;
    return running;
  }
}
