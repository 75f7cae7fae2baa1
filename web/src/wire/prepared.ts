/** A try at a lesson, answered from what the rules worked out ahead of time. Pure: the service worker asks it where no
 *  server can be reached. It decides nothing: what was not prepared it does not know. */
import type { LessonBoard, LessonTry, PreparedLessons, Refused } from "./types";

const keyOf = (moves: readonly string[]) => moves.join(" ");

/** Null: the server would have to be asked. */
export function answerFrom(
  { prepared }: PreparedLessons,
  { lesson: name, moves = [], why = null }: LessonTry,
): LessonBoard | null {
  const lesson = prepared.find((each) => each.name === name);
  if (!lesson) return null;
  const refusal = (at: readonly string[], move: string, asked: boolean): Refused | null => {
    const number = lesson.refusals[keyOf(at)]?.[move];
    const reason = number === undefined ? undefined : lesson.reasons[number];
    return reason ? { ...(reason as Refused), move, asked } : null;
  };
  const board = lesson.boards[keyOf(moves)];
  if (board) {
    if (why === null || board.state.moves.includes(why)) return board;
    const refused = refusal(moves, why, true);
    return refused && { ...board, refused };
  }
  // The first move that leads nowhere is one that the rules refuse, or nobody has prepared it.
  const taken = moves.findIndex((_, number) => !lesson.boards[keyOf(moves.slice(0, number + 1))]);
  const before = moves.slice(0, taken);
  const refused = refusal(before, moves[taken]!, false);
  const stood = lesson.boards[keyOf(before)];
  return refused && stood ? { ...stood, refused } : null;
}
