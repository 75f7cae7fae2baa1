/** A seat in words and numbers. */
import { spokenName } from "../../shell/avatar/whose";
import type { SeatLook } from "../contract";
import type { IcePlay } from "./play.svelte";
import { COLOURS, type Player } from "./view";

export const playerOf = (play: IcePlay, seat: number): Player => play.shown.players[seat]!;

/** Fish a Runner has taken in this round, of the three. */
export const FISH = 3;
export const fishTaken = (player: Player): number => FISH - player.tokens.length;

export const isCaught = (player: Player): boolean =>
  player.role === "runner" && player.id_holder !== player.colour;

/** The IDs somebody holds, the own one first. */
export const idsHeld = (play: IcePlay, { colour }: Player): Player["colour"][] =>
  play.shown.players
    .filter(({ id_holder }) => id_holder === colour)
    .map((player) => player.colour)
    .sort((a, b) => Number(b === colour) - Number(a === colour));

export function noteOf(play: IcePlay, seat: number): string {
  const { say, state } = play.table;
  const player = playerOf(play, seat);
  if (state.over && play.show.over) return state.winners.includes(seat) ? say("note-won") : "";
  if (play.shown.turn === player.colour)
    return seat === state.seat ? say("note-your-turn") : say("note-turn", { phase: play.shown.phase });
  if (isCaught(player)) return say("note-caught");
  return "";
}

export function seatLook(play: IcePlay, seat: number): SeatLook {
  const player = playerOf(play, seat);
  const colour = COLOURS[player.colour];
  return {
    colour,
    avatar: `penguin-${colour}`,
    mark: `sign-${colour}`,
    score: player.points ?? player.cards,
    outOf: null,
    unit: play.table.say(player.points === null ? "unit-cards" : "unit-points", {
      count: player.points ?? player.cards,
    }),
    progress: player.role === "runner" ? fishTaken(player) / FISH : null,
    note: noteOf(play, seat),
  };
}

/** The whole seat for a screen reader. */
export function seatSpoken(play: IcePlay, seat: number): string {
  const player = playerOf(play, seat);
  return play.table.say("seat-described", {
    name: spokenName(play.table.name(seat), play.table.state.table.seats[seat], play.table.say),
    colour: play.names.colour(player.colour),
    role: player.role,
    fish: player.role === "runner" ? fishTaken(player) : 0,
    cards: player.cards,
    ids: idsHeld(play, player).length,
    caught: isCaught(player) ? "yes" : "no",
    note: noteOf(play, seat),
  });
}
