/** The event card to show in the banner: the one in force, or one that has just happened. */
import { eventsOf } from "../events";
import type { CrabPlay } from "../play.svelte";
import type { PackId } from "./cards";

export interface Happening {
  card: PackId;
  /** In force until the next one; else it happened at once and is over. */
  lasting: boolean;
}

/** An event card that was over at once is shown until everybody has had a turn. */
export function happenings(play: CrabPlay): Happening[] {
  const now = play.view.pack?.event_now;
  const found: Happening[] = now ? [{ card: now.card, lasting: true }] : [];
  let turns = 0;
  for (const event of play.table.log.flatMap(eventsOf).reverse()) {
    if (event.kind === "added" || event.kind === "rested") turns++;
    if (turns > play.view.players) break;
    if (event.kind === "event_revealed") {
      if (!event.temporary) found.unshift({ card: event.event, lasting: false });
      break;
    }
  }
  return found;
}

/** The Challenge that lies open. */
export const openChallenge = (play: CrabPlay): PackId | null =>
  play.view.pack?.challenges.find(({ card }) => card)?.card ?? null;
