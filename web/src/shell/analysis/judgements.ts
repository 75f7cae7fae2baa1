/** Words, signs and numbers of judged moves. Pure. */
import type { Analysis, MoveJudged } from "../../wire/types";

export type Judgement = MoveJudged["judgement"];

/** From the best to the worst. */
export const judgements = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;

/** As in the score sheets of chess: a shape beside the colour. */
export const signs: Record<Judgement, string> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export const isReproach = (judgement: Judgement): boolean =>
  judgement === "inaccuracy" || judgement === "mistake" || judgement === "blunder";

/** The decision that was due after so many moves; null where nobody had a choice. */
export const judgedAt = (analysis: Analysis, moves: number): MoveJudged | null =>
  analysis.judged.find(({ number }) => number === moves) ?? null;

export const percent = (chance: number): number => Math.round(chance * 100);

/** A fact has a word of its own; what a search guessed is a number. */
export function certainty(chance: number, exact: boolean): "won" | "lost" | "proven" | "guess" {
  if (!exact) return "guess";
  return chance === 1 ? "won" : chance === 0 ? "lost" : "proven";
}

/** As far as anybody wants to read on: in notation, or in words, which are longer. */
const READ_ON = { notation: 6, sentences: 3 } as const;

/** How a better move would go on, as the log is read: in words unless somebody chose the notation. */
export function onwards(
  line: readonly string[],
  reading: keyof typeof READ_ON,
  words: (move: string) => string,
): string {
  const further = line.slice(1, 1 + READ_ON[reading]);
  return reading === "notation" ? further.join("  ") : further.map(words).join("; ");
}

/** As many dots as can be told apart. */
const MOST_DOTS = 12;

/** What gets a dot in the graph: the moments, and the own mistakes where they are not too many. */
export function slipsOf(analysis: Analysis, own: number | null): MoveJudged[] {
  const moments = new Set(analysis.moments.map(({ number }) => number));
  const mine = analysis.judged.filter(
    ({ seat, judgement }) => seat === own && (judgement === "mistake" || judgement === "blunder"),
  );
  return analysis.judged.filter(
    (move) => moments.has(move.number) || (mine.length <= MOST_DOTS && mine.includes(move)),
  );
}
