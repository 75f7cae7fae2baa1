/** What happened since the board was drawn last: the moves in motion, a word on passes, the round's end. */
import type { LogEntry } from "../../wire/types";
import { lastWords, Show } from "../show/show.svelte";
import { DEAL } from "./moves";
import { type Scene, scenes } from "./motion";
import type { FishPlay } from "./play.svelte";
import { eventsOf } from "./rounds";
import { after, shownOf } from "./shown";
import type { Cell, GameEvent, View } from "./view";

// Milliseconds.
const DEALING = 650;

export class FishShow extends Show<View, Scene> {
  /** A pile let go over its target: it waits there for the server's word. */
  carried = $state.raw<{ from: Cell; to: Cell; move: string } | null>(null);
  /** True while a new round's fish come in. */
  dealing = $state(false);
  #play: FishPlay;

  constructor(play: FishPlay) {
    super(play.table);
    this.#play = play;
  }

  protected tell(before: View, fresh: readonly LogEntry[]): void {
    const events = fresh.flatMap(eventsOf);
    this.notify(lastWords(this.#wordsOn(events, before)));
    if (events.some((event) => event.kind === "round_over")) this.hold();
    this.#move(before, fresh);
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

  #wordsOn(events: readonly GameEvent[], before: View): string[] {
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
    return texts;
  }

  override skip(): boolean {
    this.dealing = false;
    return super.skip();
  }
}
