/** Everybody's time at a table with a clock, as it was told and as it runs on since. Pure. */
import type { State } from "./types";

export interface Times {
  /** When it was told, in the clock of Date.now(). */
  at: number;
  /** Seconds by seat; null for who is not timed. */
  left: readonly (number | null)[];
  /** The seats whose time runs. */
  running: readonly number[];
}

/** What a state says of the time; null where people agreed on no clock. */
export function toldTimes(state: Pick<State, "times" | "clock" | "to_move">, now: number): Times | null {
  const left = state.times;
  if (left == null) return null;
  const running = state.clock == null ? [] : state.to_move.filter((seat) => left[seat] != null);
  return { at: now, left, running };
}

/** The seconds that a seat has now, rounded up; null where it is not timed. */
export function secondsLeft(times: Times, seat: number, now: number): number | null {
  const left = times.left[seat];
  if (left == null) return null;
  const gone = times.running.includes(seat) ? (now - times.at) / 1000 : 0;
  return Math.max(0, Math.ceil(left - gone));
}

/** Whose time a page shows: the watcher's own while it runs, else that which is up first. */
export function shownSeat(times: Times, own: number | null): number | null {
  if (own !== null && times.running.includes(own)) return own;
  const sooner = (a: number, b: number) => (times.left[a] ?? 0) - (times.left[b] ?? 0);
  return times.running.toSorted(sooner)[0] ?? null;
}

/** 83 → 1:23 */
export const asTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
