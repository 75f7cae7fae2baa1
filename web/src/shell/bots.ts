/** How a bot plays, in a sentence: the game's own where it has one, else the house's; "" for a bot that nobody knows. */
import { sayOr } from "../i18n/words.svelte";

/** With more players a level may play otherwise. */
export const howItPlays = (bot: string, players: number): string =>
  sayOr(`level-${bot}`, sayOr(`bot-${bot}-how`, ""), { players });
