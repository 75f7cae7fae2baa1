/** One tap, several questions, and others in between: the answers that a tap has already given, told when
 *  their questions come. (Where nothing comes in between they were sent together.)
 *
 *  The server asks step by step (O175) and answers by itself where only one answer is left (O172). */
import type { Intent } from "./chain";
import type { Question, View } from "./view";

/** The question that the way answers. */
function asksForWay(question: Question): boolean {
  if (question.kind === "way") return question.asks !== "JUNK";
  return question.asks === "HOP" || (question.kind === "space" && question.row != null);
}

/** Questions in between: the way is remembered until they are answered. */
const BETWEEN: readonly Question["asks"][] = ["PAY", "BOOST", "OBSTACLE", "IGNORE"];

export interface FollowUp {
  /** The word to play now; null: nothing, or not yet. */
  play: string | null;
  /** What is still to be answered later. */
  rest: Intent | null;
}

export function followUp(view: View, moves: readonly string[], intent: Intent): FollowUp {
  const { question } = view;
  if (asksForWay(question) && intent.way !== null && moves.includes(intent.way)) {
    return { play: intent.way, rest: { ...intent, way: null } };
  }
  if (question.kind === "push") {
    const word = intent.pushes[question.pushed];
    if (word !== undefined && moves.includes(word)) return { play: word, rest: intent };
    return { play: null, rest: null };
  }
  return { play: null, rest: BETWEEN.includes(question.asks) && moves.length > 0 ? intent : null };
}
