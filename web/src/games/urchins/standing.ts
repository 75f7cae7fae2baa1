/** The sentences of the score screen: who won, and by what. */
import type { UrchinPlay } from "./play.svelte";
import { endOf } from "./turns";

export interface Verdict {
  title: string;
  text: string;
  /** Whose boats to show. */
  seats: number[];
  clause: string | null;
}

export function verdict(play: UrchinPlay): Verdict {
  const { view, turns } = play;
  const { say, state } = play.table;
  const seats = [...state.winners];
  const end = endOf(turns);
  const tokens = view.scores[seats[0] ?? 0] ?? 0;
  const names = play.namesOf(seats);
  const title =
    seats.length === 1
      ? say("won-game", { you: seats[0] === state.seat ? "yes" : "no", name: names, tokens })
      : say("won-shared", { names, tokens });
  const text = end?.colour ? say("won-colour-out", { colour: end.colour }) : say("won-standstill");
  return { title, text, seats, clause: seats.length > 1 ? "U29" : (end?.clause ?? view.end) };
}

export interface Left {
  won: number;
  board: number;
  pile: number;
}

/** Where the forty urchins are at the end. */
export function whereTheyAre({ view }: UrchinPlay): Left {
  return {
    won: view.scores.reduce((sum, score) => sum + score, 0),
    board: view.places.reduce((sum, place) => sum + place.tokens.length, 0),
    pile: view.pile.y + view.pile.r,
  };
}
