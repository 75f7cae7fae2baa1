/** The matches of this browser: their order, their results, what they add up to. Pure. */
import type { TableSummary } from "../../wire/types";

export type Result = "running" | "won" | "shared" | "lost" | "ended";

/** How a match went for the seat of its own; alone one wins or not, and nobody else does. */
export function resultOf({ over, winners, seat }: TableSummary): Result {
  if (!over) return "running";
  if (!winners.includes(seat)) return winners.length === 0 ? "ended" : "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** Running ones as they are told, finished ones as they are kept; newest first, each once. */
export function allMatches(told: readonly TableSummary[], kept: readonly TableSummary[]): TableSummary[] {
  const known = new Set(told.map(({ table }) => table));
  return [...told, ...kept.filter(({ table }) => !known.has(table))].toSorted((a, b) => b.began - a.began);
}

/** What the finished matches of a game add up to. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  shared: number;
  /** The highest score of one's own. */
  best: number;
  /** Wins one after the other, up to the newest match. */
  inARow: number;
}

export function tallies(matches: readonly TableSummary[]): Tally[] {
  const found = new Map<string, TableSummary[]>();
  for (const match of matches)
    if (match.over) found.set(match.game, [...(found.get(match.game) ?? []), match]);
  return [...found].map(([game, played]) => {
    const results = played.toSorted((a, b) => b.began - a.began).map(resultOf);
    const stop = results.findIndex((result) => result !== "won");
    return {
      game,
      played: played.length,
      won: results.filter((result) => result === "won").length,
      shared: results.filter((result) => result === "shared").length,
      best: Math.max(...played.map(({ scores, seat }) => scores[seat] ?? 0)),
      inARow: stop === -1 ? results.length : stop,
    };
  });
}
