/** A try without network, answered from what the rules worked out ahead of time. Pure: the service worker asks it where no
 *  server can be reached. It decides nothing: what was not prepared it does not know. */
import { changed } from "./changes";
import type { LessonBoard, Prepared, PreparedTries, PuzzleBoard, Refused } from "./types";

type Board = LessonBoard | PuzzleBoard;

/** Null: the server would have to be asked. */
export function answerFrom(
  { first, reasons }: PreparedTries,
  { moves = [], why = null }: { moves?: readonly string[]; why?: string | null },
): Board | null {
  let node: Prepared = first;
  let board = first.board as Board;
  const refusedAs = (move: string, asked: boolean): Board | null => {
    const reason = reasons[node.refused?.[move] ?? -1] as Refused | undefined;
    return reason ? { ...board, refused: { ...reason, move, asked } } : null;
  };
  // Moves that the rules forced are among those played, also on the first board, and are not looked for: whoever
  // tries another one in their place is none of ours.
  const strays = () => moves.some((move, at) => at < board.played.length && move !== board.played[at]);
  if (strays()) return null;
  for (let at = board.played.length; at < moves.length; at = Math.max(at + 1, board.played.length)) {
    const move = moves[at]!;
    const next = node.next?.[move];
    if (!next) return refusedAs(move, false);
    node = next;
    board = changed(board, next.board) as Board;
    if (strays()) return null;
  }
  return why === null || board.state.moves.includes(why) ? board : refusedAs(why, true);
}
