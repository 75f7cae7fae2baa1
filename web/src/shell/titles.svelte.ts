/** Titles of games in the language of the moment. */
import { sayIn } from "../i18n/words.svelte";
import { games } from "../wire/http";
import type { GameFacts } from "../wire/types";

/** As the server told them: for games whose words have no title, or have not been fetched. */
let told = $state.raw<Readonly<Record<string, string>>>({});

export function hearTitles(facts: readonly GameFacts[]): void {
  told = Object.fromEntries(facts.map(({ name, title }) => [name, title]));
}

/** A game's own word for itself, else the server's, else its name as it stands in addresses. */
export const titleOf = (game: string): string => sayIn(game, "game-title") ?? told[game] ?? game;

/** Asks for the title of a game whose words have none. */
export async function askTitle(game: string): Promise<void> {
  if (sayIn(game, "game-title") === null && told[game] === undefined) hearTitles(await games());
}
