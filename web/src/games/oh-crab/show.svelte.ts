/** What happened since the board was drawn last: crabs in motion, a word on shells, cards and the cook. */
import type { LogEntry } from "../../wire/types";
import { Show } from "../show/show.svelte";
import { eventsOf } from "./events";
import { type Scene, scenes, shownOf } from "./motion";
import { type Noticed, noticed } from "./notice";
import type { CrabPlay } from "./play.svelte";
import type { View } from "./view";

/** A turn has many small steps, and one comes back to many of them. */
const PACE = { notice: 2600, end: 1600, tooMuch: 40 };

export class CrabShow extends Show<View, Scene, Noticed> {
  #play: CrabPlay;

  constructor(play: CrabPlay) {
    super(play.table, PACE);
    this.#play = play;
  }

  protected tell(before: View, fresh: readonly LogEntry[]): void {
    const { state, reducedMotion } = this.#play.table;
    const events = fresh.flatMap(eventsOf);
    this.notify(noticed(this.#play, events));
    if (state.over) this.hold();
    if (reducedMotion) this.stage.skip();
    else this.stage.show(scenes(shownOf(before), events));
  }
}
