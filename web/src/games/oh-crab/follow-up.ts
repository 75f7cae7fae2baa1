/** One tap, several questions: the answers that a tap has already given.
 *
 *  The server asks step by step (O175) and answers by itself where only one answer is left (O172). */
import type { Intent } from "./chain";
import type { View } from "./view";

const WAYS = new Set([
  "MOVE_DIR",
  "HOP",
  "SWAP_DIR",
  "JUMP_DIR",
  "GULL_DIR",
  "CALL_DIR",
  "PASS_DIR",
  "OBST_COL",
  "SPY_COL",
  "HIDE_COL",
]);
/** Questions in between: the way is remembered until they are answered. */
const BETWEEN = new Set(["PAY", "BOOST", "OBSTACLE", "IGNORE"]);

export interface FollowUp {
  /** The word to play now; null: nothing, or not yet. */
  play: string | null;
  /** What is still to be answered later. */
  rest: Intent | null;
}

export function followUp(view: View, moves: readonly string[], intent: Intent): FollowUp {
  if (WAYS.has(view.phase) && intent.way !== null && moves.includes(intent.way)) {
    return { play: intent.way, rest: { ...intent, way: null } };
  }
  if (view.phase === "PUSH_DIR" && view.push) {
    const word = intent.pushes[view.push.pushed];
    if (word !== undefined && moves.includes(word)) return { play: word, rest: intent };
    return { play: null, rest: null };
  }
  return { play: null, rest: BETWEEN.has(view.phase) && moves.length > 0 ? intent : null };
}
