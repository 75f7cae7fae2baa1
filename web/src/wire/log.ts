import type { LogEntry } from "./types";

/** The log after a state: the first `from` entries the page has, then the news. An undo makes `from` smaller. */
export function mergeLog(have: readonly LogEntry[], from: number, news: readonly LogEntry[]): LogEntry[] {
  return [...have.slice(0, from), ...news];
}

/** True if the state builds on entries that the page does not have: it must ask for everything. */
export function hasGap(have: readonly LogEntry[], from: number): boolean {
  return from > have.length;
}
