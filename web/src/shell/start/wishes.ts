/** The table that "Play now" lays: as usual, or for somebody who has never played. Pure. */
import type { GameFacts, NewTable } from "../../wire/types";
import { againstBots, usualPlayers, wishFor } from "../shelf/seating";

/** The gentlest bot, nobody who hurries, a short match. */
export function firstMatch(game: GameFacts, name: string): NewTable {
  const gentlest = game.bots[0] ?? "";
  return {
    game: game.name,
    seats: againstBots(game.gentle_players, [gentlest]).map(wishFor),
    options: { ...game.bot_options, ...game.gentle_options },
    name,
  };
}

export const usualMatch = (game: GameFacts, name: string): NewTable => ({
  game: game.name,
  seats: againstBots(usualPlayers(game), game.bots).map(wishFor),
  options: { ...game.bot_options },
  name,
});
