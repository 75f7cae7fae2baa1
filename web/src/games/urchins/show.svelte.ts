/** What happened since the board was drawn last: the steps in motion, a word on catches, the end. */
import type { LogEntry } from "../../wire/types";
import { lastWords, Show } from "../show/show.svelte";
import type { Place } from "../squares/squares";
import { type Scene, scenes } from "./motion";
import type { UrchinPlay } from "./play.svelte";
import { after, shownOf } from "./shown";
import { eventsOf } from "./turns";
import type { GameEvent, View } from "./view";

export class UrchinShow extends Show<View, Scene> {
  /** A move whose piece lies on its target already and waits there for the server's word. */
  carried = $state.raw<string | null>(null);
  #play: UrchinPlay;

  constructor(play: UrchinPlay) {
    super(play.table);
    this.#play = play;
  }

  override follow(): boolean {
    const changed = super.follow();
    if (changed) this.carried = null;
    return changed;
  }

  protected tell(before: View, fresh: readonly LogEntry[]): void {
    const events = fresh.flatMap(eventsOf);
    this.notify(lastWords(events.flatMap((event) => this.#wordOn(event))));
    if (events.some((event) => event.kind === "ended")) this.hold();
    if (this.#play.table.reducedMotion) return this.stage.skip();
    // Whoever carried the piece there has seen the way.
    const seen = this.carried !== null && fresh[0]?.move === this.carried ? 1 : 0;
    let shown = shownOf(before);
    for (const event of events.slice(0, seen)) shown = after(shown, event) ?? shown;
    this.stage.show(scenes(shown, events.slice(seen), this.#play.squares, (seat) => this.#shoreOf(seat)));
  }

  /** The edge of the board that is nearest to a seat: one's own below, the rivals' above. */
  #shoreOf(seat: number): Place {
    const { squares, table, view } = this.#play;
    const place = (seat - table.home + view.players) % view.players;
    if (place === 0) return { x: squares.width * 0.5 - 50, y: squares.height };
    return { x: (squares.width * (place - 0.5)) / (view.players - 1) - 50, y: -130 };
  }

  #wordOn(event: GameEvent): string[] {
    const { table } = this.#play;
    if (event.kind === "captured") {
      const you = event.seat === table.state.seat ? "yes" : "no";
      return [table.say("notice-catch", { you, name: table.name(event.seat), tokens: event.tokens })];
    }
    if (event.kind === "last_round") return [table.say("notice-last-round", { colour: event.colour })];
    return event.kind === "ended" ? [table.say("notice-end", { clause: event.clause })] : [];
  }
}
