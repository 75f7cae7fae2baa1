/** A game's rulebook in a language, else in the first that it is written in; null if nobody wrote one. */
import { languages, type Lang } from "../../i18n/languages";
import { ProblemError, rules } from "../../wire/http";

export async function bookIn(game: string, lang: Lang): Promise<{ markdown: string; lang: Lang } | null> {
  for (const each of [lang, ...languages.filter((other) => other !== lang)]) {
    try {
      return { markdown: await rules(game, each), lang: each };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== "no-rules") throw error;
    }
  }
  return null;
}
