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
    position: past.position,
    clock: null,
  };
}
