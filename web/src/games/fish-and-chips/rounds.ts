/** What the log tells about the match: its rounds, the last move, the score sheet. */
import type { LogEntry } from "../../wire/types";
import type { Cell, GameEvent, MatchOver, RoundOver } from "./view";

export const eventsOf = (entry: LogEntry): GameEvent[] => entry.events as GameEvent[];
export const allEvents = (log: readonly LogEntry[]): GameEvent[] => log.flatMap(eventsOf);

/** The first round has no `deal` in the log, every later one begins with it (F25). */
export const roundNumber = (log: readonly LogEntry[]): number =>
  1 + allEvents(log).filter((event) => event.kind === "deal").length;

export const finishedRounds = (log: readonly LogEntry[]): RoundOver[] =>
  allEvents(log).filter((event) => event.kind === "round_over");

export const matchEnd = (log: readonly LogEntry[]): MatchOver | null =>
  allEvents(log).findLast((event) => event.kind === "match_over") ?? null;

export interface Trail {
  from: Cell;
  to: Cell;
  crossing: boolean; // a swap: both cells changed
}

/** The last thing that moved in this round; a deal wipes it. */
export function lastTrail(log: readonly LogEntry[]): Trail | null {
  for (const event of allEvents(log).reverse()) {
    if (event.kind === "deal") return null;
    if (event.kind === "capture") return { from: event.origin, to: event.cell, crossing: false };
    if (event.kind === "swap") return { from: event.origin, to: event.cell, crossing: true };
  }
  return null;
}
