/** Who sits where when a table is laid. Pure: the sheet only shows it. */
import type { GameFacts, OptionFacts, SeatWish } from "../../wire/types";

/** Bots are listed from weak to strong. */
export function middleBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "";
}

/** How many sit down when nobody says: the game knows with how many it is at its best. */
export const usualPlayers = (game: Pick<GameFacts, "usual_players">): number => game.usual_players;

/** "me", "friend" (by link), "here" (shares this device), or a bot's name: one word a seat, as the chooser has it. */
export type Sitter = string;

export function wishFor(sitter: Sitter): SeatWish {
  if (sitter === "me") return { kind: "me", bot: "" };
  // Who shares this device sits down as a friend would, before anybody else can.
  return isFriend(sitter) ? { kind: "friend", bot: "" } : { kind: "bot", bot: sitter };
}

export const isFriend = (sitter: Sitter): boolean => sitter === "friend" || sitter === "here";

export type Way = "friend" | "here";

/** All friends in one way: each by link, or around this device. */
export const allFriends = (sitters: readonly Sitter[], way: Way): Sitter[] =>
  sitters.map((sitter) => (isFriend(sitter) ? way : sitter));

/** In which of the two ways all of them play, if it is one. */
export function wayOf(sitters: readonly Sitter[]): Way | "mixed" {
  const ways = new Set(sitters.filter(isFriend));
  return ways.size !== 1 ? "mixed" : ways.has("here") ? "here" : "friend";
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

/** For a value of one's own: the words that may stand in each place; none where only the list is allowed. */
export const placesOf = (option: OptionFacts, players: number): string[][] =>
  option.places?.[String(players)] ?? [];

/** A value of one's own, put together from the words of the places. */
export function isOwn(option: OptionFacts, players: number, value: unknown): value is string {
  const places = placesOf(option, players);
  const words = typeof value === "string" ? value.split(" ") : [];
  return (
    places.length > 0 &&
    words.length === places.length &&
    words.every((word, place) => places[place]?.includes(word))
  );
}

/** Another word in one place; where the same thing lay, known by its first letter, the old one goes: nothing is there twice. */
export function withWord(
  option: OptionFacts,
  players: number,
  value: string,
  place: number,
  word: string,
): string {
  const words = value.split(" ");
  const old = words[place] ?? "";
  const twice = words.findIndex((other, number) => number !== place && other[0] === word[0]);
  if (placesOf(option, players)[twice]?.includes(old)) words[twice] = old;
  words[place] = word;
  return words.join(" ");
}

/** To begin with: in each place a word that stands in none before it, not even by its first letter (a tile has two sides). */
export function firstOwn(option: OptionFacts, players: number): string {
  const words: string[] = [];
  for (const place of placesOf(option, players)) {
    words.push(place.find((word) => words.every((other) => other[0] !== word[0])) ?? place[0] ?? "");
  }
  return words.join(" ");
}

/** Words that may be chosen in any combination: a value made of some of them, each once. */
export function isSome(option: OptionFacts, value: unknown): value is string {
  const words = typeof value === "string" ? value.split(" ").filter(Boolean) : [];
  return (
    option.parts != null &&
    typeof value === "string" &&
    new Set(words).size === words.length &&
    words.every((word) => option.parts?.includes(word))
  );
}

/** The same value with a word more, or without it; the words in their order. */
export function toggled(option: OptionFacts, value: unknown, word: string): string {
  const words = new Set(typeof value === "string" ? value.split(" ") : []);
  if (!words.delete(word)) words.add(word);
  return (option.parts ?? []).filter((part) => words.has(part)).join(" ");
}

/** An option that hangs on another one has an effect only with a certain word in that. */
export function hasEffect(option: OptionFacts, settled: Record<string, unknown>): boolean {
  const [other, word] = option.needs ?? [];
  return other === undefined || word === undefined || String(settled[other]).split(" ").includes(word);
}

/** The values as a list shows them: numbers from small to large, everything else as the game has it. */
export function inOrder(values: readonly unknown[]): unknown[] {
  const numbers = values.filter((value) => typeof value === "number");
  return numbers.length === values.length ? numbers.toSorted((a, b) => a - b) : [...values];
}

/** The chosen options as far as they are allowed, else the default, else the first that is; none where nothing is. */
export function settled(
  options: readonly OptionFacts[],
  players: number,
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const allowed = valuesOf(option, players);
      const wish = [chosen[option.name], option.by_players ? allowed[0] : option.default, allowed[0]].find(
        (value) => allowed.includes(value) || isOwn(option, players, value) || isSome(option, value),
      );
      return wish === undefined ? [] : [[option.name, wish] as const];
    }),
  );
}
