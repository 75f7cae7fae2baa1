/** The matches of this browser: their order, their results, what they add up to. Pure. */
import type { TableSummary } from "../../wire/types";

export type Result = "running" | "won" | "shared" | "lost" | "ended";

const alone = ({ seats }: Pick<TableSummary, "seats">): boolean => seats.length === 1;

/** How a match went for the seat of its own; alone one wins or not, and nobody else does. */
export function resultOf({ over, winners, seat, seats }: TableSummary): Result {
  if (!over) return "running";
  if (!winners.includes(seat)) return winners.length > 0 || alone({ seats }) ? "lost" : "ended";
  return winners.length > 1 ? "shared" : "won";
}

/** Running ones as they are told, finished ones as they are kept; newest first, each once. */
export function allMatches(told: readonly TableSummary[], kept: readonly TableSummary[]): TableSummary[] {
  const known = new Set(told.map(({ table }) => table));
  return [...told, ...kept.filter(({ table }) => !known.has(table))].toSorted((a, b) => b.began - a.began);
}

/** The scores of a match, one's own first. */
export const ownFirst = ({ scores, seat }: TableSummary): number[] => [
  ...scores.slice(seat, seat + 1),
  ...scores.filter((_, other) => other !== seat),
];

/** What the finished matches of a game add up to. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  shared: number;
  /** The highest score of one's own; what is counted alone is another count. */
  best: number | null;
  /** Wins one after the other, up to the newest match. */
  inARow: number;
}

function highest(played: readonly TableSummary[]): number | null {
  const scores = played.filter((match) => !alone(match)).map((match) => ownFirst(match)[0] ?? 0);
  return scores.length > 0 ? Math.max(...scores) : null;
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
      best: highest(played),
      inARow: stop === -1 ? results.length : stop,
    };
  });
}
