import { sayOr } from "../i18n/words.svelte";

/** A game's title in the language of the moment; the server's own for a game we have no word for. */
export function titleOf(game: string, plain: string = game): string {
  return sayOr(`title-${game}`, plain);
}
