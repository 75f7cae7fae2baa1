/** The short word over the beach: what just happened that is easily missed. */
import { PACK_NEWS } from "./pack/sentences";
import type { CrabPlay } from "./play.svelte";
import { spoken } from "./sentences";
import type { GameEvent } from "./view";

export interface Noticed {
  text: string;
  /** The colour of whom it is about. */
  colour: string | null;
}

/** What is worth a word: who adds, rests, loses a card, is pushed, gets the cook. */
const WORTH = new Set<GameEvent["kind"]>([
  "added",
  "rested",
  "lost",
  "knocked_over",
  "cook_moved",
  "round_began",
  "race_over",
  "activated",
  "used",
  ...PACK_NEWS,
]);

export function noticed(play: CrabPlay, events: readonly GameEvent[]): Noticed | null {
  // What one has just done oneself needs no word.
  const own = (event: GameEvent): boolean =>
    ["used", "added", "rested"].includes(event.kind) &&
    "seat" in event &&
    event.seat === play.table.state.seat;
  // A basic action is seen by what it does.
  const basic = (event: GameEvent): boolean =>
    event.kind === "used" && (event.what ?? event.source).length === 1;
  const told = events.filter((event) => WORTH.has(event.kind) && !own(event) && !basic(event));
  const last = told.at(-1);
  if (!last) return null;
  const crab = "crab" in last ? last.crab : "seat" in last ? play.view.seats[last.seat]?.letter : undefined;
  const colour = play.view.crabs.find(({ letter }) => letter === crab)?.colour ?? null;
  return {
    text: told
      .slice(-2)
      .map((event) => spoken(play, event))
      .join(" "),
    colour,
  };
}
