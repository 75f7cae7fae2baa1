import { sayOr, say } from "../i18n/words.svelte";
import { ProblemError } from "../wire/http";

/** A failure in words. */
export function inWords(error: unknown): string {
  if (!(error instanceof ProblemError)) return say("problem-server");
  return sayOr(`problem-${error.code}`, say("problem-unknown", { code: error.code }));
}
