/** Who sits where when a table is laid. Pure: the sheet only shows it. */
import type { GameFacts, OptionFacts, SeatWish } from "../../wire/types";

/** Bots are listed from weak to strong. */
export function middleBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "";
}

/** Two where the game allows it: the quickest way to learn any of them. */
export function usualPlayers(game: Pick<GameFacts, "min_players" | "max_players">): number {
  return Math.min(Math.max(2, game.min_players), game.max_players);
}

/** "me", "friend", or a bot's name: one word a seat, as the chooser has it. */
export type Sitter = string;

export function wishFor(sitter: Sitter): SeatWish {
  return sitter === "me" || sitter === "friend" ? { kind: sitter, bot: "" } : { kind: "bot", bot: sitter };
}

export function againstBots(players: number, bots: readonly string[]): Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : middleBot(bots)));
}

export function amongFriends(players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : "friend"));
}

/** The same table with more or fewer chairs: those who sit keep their seats. */
export function withPlayers(sitters: readonly Sitter[], players: number, newcomer: Sitter): Sitter[] {
  return Array.from({ length: players }, (_, seat) => sitters[seat] ?? newcomer);
}

/** Only one seat can be mine: whoever had it gets what the other gave up. */
export function seatSomeone(sitters: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = sitters[seat] ?? "friend";
  return sitters.map((other, number) => {
    if (number === seat) return sitter;
    return sitter === "me" && other === "me" ? before : other;
  });
}

/** What an option may be with this many players. */
export function valuesOf(option: OptionFacts, players: number): unknown[] {
  return option.by_players?.[String(players)] ?? option.values;
}

/** The chosen options as far as they are allowed, else the default, else the first that is; none where nothing is. */
export function settled(options: readonly OptionFacts[], players: number, chosen: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const allowed = valuesOf(option, players);
      const wish = [chosen[option.name], option.default, allowed[0]].find((value) => allowed.includes(value));
      return wish === undefined ? [] : [[option.name, wish] as const];
    }),
  );
}
