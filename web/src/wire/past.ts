import type { Past, State } from "./types";

/** The table with the board of an earlier moment: there is nothing to decide any more, for nobody. */
export function asItWas(now: State, past: Past): State {
  return {
    ...now,
    seat: null,
    ply: -1 - past.moves,
    view: past.view,
    moves: [],
    to_move: past.to_move,
    scores: past.scores,
    winners: [],
    over: false,
    thinking: [],
    undo: "no",
    clock: null,
  };
}

/** Further apart than any two moments of a match. */
const TRY = 1_000_000;

/** The same, and the watcher decides once more: what is played there is only tried. */
export const asItMayBe = (now: State, past: Past, tries: number): State => ({
  ...asItWas(now, past),
  seat: now.seat,
  moves: past.legal,
  ply: -1 - past.moves - tries * TRY,
});
