/** Motion explains: which drawings to show between the board that was and the board that is.
 *  Pure; `stage.svelte.ts` runs the clock. */
import { after, type Shown } from "./shown";
import type { Cell, Fish, GameEvent } from "./view";

/** One pile on its way. */
export interface Flight {
  fish: readonly Fish[];
  from: Cell;
  to: Cell;
  /** Swaps cross each other: each swings to its own side, in board units. */
  swing: number;
}

export interface Scene {
  /** What lies still while the flights pass above it. */
  still: Shown;
  flights: Flight[];
  milliseconds: number;
}

const SLIDE = 240;
/** Several moves at once share this time, so that nobody waits for the show. */
const BUDGET = 400;
const SHORTEST = 60;

export function scenes(start: Shown, events: readonly GameEvent[]): Scene[] {
  const moving = events.filter((event) => event.kind === "capture" || event.kind === "swap");
  const milliseconds =
    moving.length < 2 ? SLIDE : Math.max(SHORTEST, Math.min(SLIDE, BUDGET / moving.length));
  const found: Scene[] = [];
  let shown = start;
  for (const event of events) {
    const next = after(shown, event);
    if (next === null) return event.kind === "deal" ? [] : found;
    const flights = flightsOf(shown, event);
    if (flights.length > 0) {
      const still = new Map(shown);
      for (const flight of flights) still.delete(flight.from);
      found.push({ still, flights, milliseconds });
    }
    shown = next;
  }
  // After a long absence the last few moves are enough.
  return found.slice(-Math.floor(BUDGET / SHORTEST));
}

function flightsOf(shown: Shown, event: GameEvent): Flight[] {
  if (event.kind === "capture") {
    return [{ fish: shown.get(event.origin)!, from: event.origin, to: event.cell, swing: 0 }];
  }
  if (event.kind === "swap") {
    return [
      { fish: shown.get(event.cell)!, from: event.cell, to: event.origin, swing: 28 },
      { fish: shown.get(event.origin)!, from: event.origin, to: event.cell, swing: 28 },
    ];
  }
  return [];
}
