/** The table that "Play now" lays: as usual, or for somebody who has never played. Pure. */
import type { GameFacts, NewTable } from "../../wire/types";
import { againstBots, seatSomeone, usualPlayers, wishFor } from "../shelf/seating";

/** The gentlest bot, nobody who hurries, a short match; `seat`: the one of the colour that is liked best. */
export function firstMatch(game: GameFacts, name: string, seat = 0): NewTable {
  const gentlest = game.bots[0] ?? "";
  return {
    game: game.name,
    seats: seatSomeone(againstBots(game.gentle_players, [gentlest]), seat, "me").map(wishFor),
    options: { ...game.bot_options, ...game.gentle_options },
    name,
  };
}

export const usualMatch = (game: GameFacts, name: string, seat = 0): NewTable => ({
  game: game.name,
  seats: seatSomeone(againstBots(usualPlayers(game), game.bots), seat, "me").map(wishFor),
  options: { ...game.bot_options },
  name,
});
