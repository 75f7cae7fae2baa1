/** Who is waited for. Not the same as who has moves: a choice made may be changed while others think. */
import type { State } from "../wire/types";

type Turn = Pick<State, "seat" | "to_move" | "moves">;

/** The table waits for the watcher. */
export const isDue = ({ seat, to_move }: Turn): boolean => seat !== null && to_move.includes(seat);

/** Nobody waits for the watcher, who may still think again. */
export const mayRevise = (turn: Turn): boolean => turn.moves.length > 0 && !isDue(turn);
