/** The matches that this browser has finished, kept by itself: their results outlive the server's seats. */
import { keep, kept } from "./seats";
import type { TableSummary } from "./types";

/** More would not fit beside everything else that a browser keeps for us. */
const most = 400;

const isSummary = (value: unknown): value is TableSummary =>
  typeof value === "object" &&
  value !== null &&
  ["table", "game"].every((name) => typeof (value as Record<string, unknown>)[name] === "string") &&
  ["seats", "scores", "winners"].every((name) => Array.isArray((value as Record<string, unknown>)[name]));

/** The newest first. */
export function finished(): TableSummary[] {
  try {
    const stored: unknown = JSON.parse(kept("finished") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSummary) : [];
  } catch {
    return [];
  }
}

/** With some more results; a table that is there already is told anew. */
export function withResults(
  have: readonly TableSummary[],
  news: readonly TableSummary[],
): readonly TableSummary[] {
  const told = new Set(news.map(({ table }) => table));
  return [...news, ...have.filter(({ table }) => !told.has(table))]
    .toSorted((a, b) => b.began - a.began)
    .slice(0, most);
}

export function keepFinished(news: readonly TableSummary[]): void {
  if (news.length > 0) keep("finished", JSON.stringify(withResults(finished(), news)));
}

/** A match is taken off the list, or goes on after all. */
export function forgetFinished(table: string): void {
  keep("finished", JSON.stringify(finished().filter((match) => match.table !== table)));
}
