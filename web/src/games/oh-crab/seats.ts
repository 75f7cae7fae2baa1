/** How a seat looks: the crab's colour, how far it still has to go. */
import type { SeatLook } from "../contract";
import { crabBy } from "./choose";
import type { CrabPlay } from "./play.svelte";
import { isForAll } from "./question";
import type { Crab } from "./view";

/** The crabs of a seat: one, or two with two players. */
export const crabsOf = (play: CrabPlay, seat: number): Crab[] =>
  (play.view.seats[seat]?.crabs ?? []).flatMap((letter) => crabBy(play.view, letter) ?? []);

export type Mood = "ready" | "thinking" | "active" | "idle";

/** What a seat is doing: only that it is ready is told, never what it planned. */
export function moodOf(play: CrabPlay, seat: number): Mood {
  const { state } = play.table;
  const { view } = play;
  if (state.over || play.waiting) return "idle";
  if (isForAll(view.question)) return view.deciders.includes(seat) ? "thinking" : "ready";
  // Asked in somebody else's turn, by the Adventure Pack.
  if (view.mover !== seat && view.deciders.includes(seat)) return "thinking";
  return view.mover === seat ? "active" : "idle";
}

export function noteOf(play: CrabPlay, seat: number): string {
  const { say, state } = play.table;
  const facts = state.table.seats[seat];
  if (facts?.kind === "open") return say("seat-note-open");
  if (state.over) return state.winners.includes(seat) ? say("seat-note-won") : "";
  if (facts?.kind === "person" && !facts.here && seat !== state.seat) return say("seat-note-away");
  const mood = moodOf(play, seat);
  if (mood === "idle")
    return crabsOf(play, seat).some((crab) => crab.knocked_over) ? say("seat-note-down") : "";
  return say(`seat-note-${mood}`, { you: seat === state.seat ? "yes" : "no" });
}

export function seatLook(play: CrabPlay, seat: number): SeatLook {
  const crabs = crabsOf(play, seat);
  const first = crabs[0];
  const height = 2 * play.view.rows;
  const distance = Math.max(0, ...crabs.map((crab) => crab.distance));
  const colour = first?.colour ?? "red";
  return {
    colour,
    avatar: `crab-${colour}${first?.knocked_over ? "-down" : ""}`,
    mark: `mark-${colour}`,
    score: distance,
    outOf: null,
    unit: play.table.say("steps-to-sea"),
    progress: 1 - distance / height,
    note: noteOf(play, seat),
  };
}
