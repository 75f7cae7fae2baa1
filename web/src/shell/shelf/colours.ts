/** Which seat has which colour, before a table is laid: a game's box tells it. Pure. */
import { myColour } from "../me.svelte";
import { coverOf } from "./covers";

/** The colours of the seats, in their order; none where they are drawn only when the match begins. */
export function seatColours(
  game: string,
  players: number,
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  const found = coverOf(game).colours?.(players, options) ?? [];
  return found.length >= players && players > 1 ? found.slice(0, players) : [];
}

/** The seat of the colour that was liked best in this game; the first where nobody has said. */
export function likedSeat(game: string, colours: readonly string[]): number {
  return Math.max(0, colours.indexOf(myColour(game) ?? ""));
}
