/** Moves in motion: what the server tells of crabs, as scenes that follow one another. Knows no rule. */
import type { Cell, GameEvent, View } from "./view";

export interface Stand {
  cell: Cell;
  down: boolean;
}

/** Where the crabs are drawn, by letter. */
export type Shown = ReadonlyMap<string, Stand>;

export interface Scene {
  milliseconds: number;
  still: Shown;
  /** The crabs on their way: all others stand. */
  moving: { crab: string; from: Cell; to: Cell }[];
  /** A crab that turns over or gets up. */
  turning: string | null;
}

const STEP = 240;
const LINK = 200;
const TURN = 240;
const DRIFT = 350;

export const shownOf = (view: View): Shown =>
  new Map(
    view.crabs.flatMap(({ letter, cell, knocked_over }) =>
      cell === null ? [] : [[letter, { cell, down: knocked_over ?? false }] as const],
    ),
  );

/** The scenes of some events, from a drawing on. Two crabs that change places move together. */
export function scenes(before: Shown, events: readonly GameEvent[]): Scene[] {
  let still = before;
  const found: Scene[] = [];
  const put = (crab: string, stand: Stand): void => void (still = new Map(still).set(crab, stand));
  for (const [index, event] of events.entries()) {
    if (event.kind === "moved") {
      const last = found.at(-1);
      const previous = events[index - 1];
      const together = event.how === "swap" && previous?.kind === "moved" && previous.how === "swap" && last;
      const moving = { crab: event.crab, from: event.origin, to: event.cell };
      if (together) last.moving.push(moving);
      else {
        const milliseconds = event.how === "push" ? LINK : event.how === "current" ? DRIFT : STEP;
        found.push({ milliseconds, still, moving: [moving], turning: null });
      }
      put(event.crab, {
        cell: event.cell,
        down: event.cell === "sea" ? false : (still.get(event.crab)?.down ?? false),
      });
    }
    if (event.kind === "knocked_over" || event.kind === "stood") {
      const stand = still.get(event.crab);
      if (!stand) continue;
      put(event.crab, { cell: stand.cell, down: event.kind === "knocked_over" });
      found.push({ milliseconds: TURN, still, moving: [], turning: event.crab });
    }
  }
  return found;
}
