/** Who is waited for. Not the same as who has moves: a choice made may be changed while others think. */
import type { State } from "../wire/types";

type Turn = Pick<State, "seat" | "to_move" | "moves"> & Partial<Pick<State, "table">>;

/** A bot decides on the watcher's seat, until they take it back. */
export const isStoodInFor = ({ seat, table }: Pick<Turn, "seat" | "table">): boolean =>
  seat !== null && table?.seats[seat]?.stands_in_for != null;

/** The table waits for the watcher. */
export const isDue = (turn: Turn): boolean =>
  turn.seat !== null && turn.to_move.includes(turn.seat) && !isStoodInFor(turn);

/** Nobody waits for the watcher, who may still think again. */
export const mayRevise = (turn: Turn): boolean =>
  turn.moves.length > 0 && !isDue(turn) && !isStoodInFor(turn);
