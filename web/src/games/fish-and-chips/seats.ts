/** How a seat is drawn in the frame. */
import type { SeatLook } from "../contract";
import { COLOUR_CLASS, colourOfSeat, markOf, speciesOf } from "./colours";
import type { FishPlay } from "./play.svelte";

export function seatLook(play: FishPlay, seat: number): SeatLook {
  const { view, table } = play;
  const colour = colourOfSeat(view, seat);
  const score = table.state.scores[seat] ?? 0;
  // In solo the goal is every rival fish on the board (F29).
  const outOf = play.solo
    ? view.piles.reduce((sum, pile) => sum + pile.fish.filter((fish) => fish.colour !== colour).length, 0)
    : view.target;
  return {
    colour: COLOUR_CLASS[colour],
    avatar: speciesOf(colour),
    mark: markOf(colour),
    score,
    outOf,
    progress: outOf === 0 ? null : Math.min(1, score / outOf),
    note: noteOf(play, seat),
  };
}

function noteOf(play: FishPlay, seat: number): string {
  const { say, state } = play.table;
  if (play.waiting || state.over || play.view.phase === "done" || !state.to_move.includes(seat)) return "";
  if (play.solo) return say("turn-colour", { colour: play.view.mover });
  const swapping = play.view.phase === "swap";
  // The ring round a rival's seat already says whose turn it is.
  if (seat !== state.seat) return "";
  return say(swapping ? "turn-swap" : "turn-yours");
}
