/** How a seat is drawn in the frame. */
import type { SeatLook } from "../contract";
import { boatOf } from "./boats";
import type { UrchinPlay } from "./play.svelte";

export function seatLook(play: UrchinPlay, seat: number): SeatLook {
  const { symbol, colour } = boatOf(seat);
  const score = play.table.state.scores[seat] ?? 0;
  return {
    colour,
    avatar: symbol,
    // The craft's silhouette doubles the colour already.
    mark: "" /* a boat's silhouette doubles its colour */,
    score,
    outOf: null,
    unit: play.table.say("unit", { score }),
    progress: null,
    note: noteOf(play, seat),
  };
}

function noteOf({ table, view, waiting }: UrchinPlay, seat: number): string {
  const { say, state } = table;
  if (waiting || state.over) return "";
  if (state.to_move.includes(seat)) return seat === state.seat ? say("turn-yours") : "";
  // Everybody's boat begins in the hand: only after a catch is that news.
  return view.pawns[seat] === null && (view.scores[seat] ?? 0) > 0 ? say("pawn-in-hand") : "";
}
