/** How the race ended, for the last screen. The order is only that of the drawing; who won was said by the server. */
import { eventsOf } from "../events";
import type { CrabPlay } from "../play.svelte";
import { crabsOf } from "../seats";
import type { Crab } from "../view";

export interface Standing {
  seat: number;
  crabs: Crab[];
  won: boolean;
  /** Steps still to go, all crabs of the seat together. */
  distance: number;
  hand: number;
  shells: number;
}

export function standings(play: CrabPlay): Standing[] {
  const { winners } = play.table.state;
  const found = play.view.seats.map((place, seat) => {
    const crabs = crabsOf(play, seat);
    const distance = crabs.reduce((sum, crab) => sum + crab.distance, 0);
    return {
      seat,
      crabs,
      won: winners.includes(seat),
      distance,
      hand: place.hand_size,
      shells: place.shells,
    };
  });
  return found.sort(
    (a, b) =>
      Number(b.won) - Number(a.won) ||
      a.distance - b.distance ||
      b.hand - a.hand ||
      b.shells - a.shells ||
      a.seat - b.seat,
  );
}

/** The clause by which the race was decided. */
export function verdict(play: CrabPlay): { title: string; text: string; clause: string } {
  const { say, state } = play.table;
  const end = play.table.log.flatMap(eventsOf).findLast((event) => event.kind === "race_over");
  const clause = end?.kind === "race_over" ? end.clause : "O93";
  const { winners } = state;
  const you = state.seat !== null && winners.includes(state.seat);
  const title =
    you && winners.length === 1
      ? say("finish-you-won")
      : say("finish-won", { names: play.namesOf(winners), count: winners.length });
  const arrived = standings(play).filter(({ distance }) => distance === 0).length;
  return { title, text: say("finish-how", { clause, arrived, round: play.view.round }), clause };
}
