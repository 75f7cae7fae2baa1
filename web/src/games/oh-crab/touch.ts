/** What a tap on a space means. Pure: view, what is picked, the space → the next step. */
import { directionTo } from "./beach/hex";
import { choiceOf, crabBy, crabOn, type Lit, litCrabs, litSpaces, otherWay } from "./choose";
import { wordFor } from "./pack/spaces";
import type { Cell, View } from "./view";

export type Step =
  | { do: "go"; lit: Lit }
  | { do: "aim"; lit: Lit }
  | { do: "pick"; word: string }
  | { do: "ask"; move: string }
  | { do: "look" };

const DIRECTIONS = new Set([
  "MOVE_DIR",
  "SWAP_DIR",
  "GULL_DIR",
  "CALL_DIR",
  "PASS_DIR",
  "PUSH_DIR",
  "JUNK",
  "MENU",
  "PEND",
]);

/** The crab that the question is about. */
export function subjectOf(view: View): string | null {
  if (view.push) return view.push.pushed;
  return view.subject ?? view.crab;
}

/** The word that would have led there, for the server to say why it does not. */
function question(view: View, cell: Cell): string | null {
  const space = wordFor(view, cell);
  if (space !== null) return space;
  const from = crabBy(view, subjectOf(view))?.cell;
  if (view.phase === "HOP" || view.phase === "PLACE2") return cell[0] ?? null;
  if (!from || from === "sea") return null;
  if (view.phase === "JUMP_DIR") return directionTo(from, cell, 2);
  return DIRECTIONS.has(view.phase) ? directionTo(from, cell) : null;
}

export function touch(view: View, picked: string | null, cell: Cell, mayAsk: boolean): Step {
  const lit = litSpaces(view, picked).find((each) => each.cell === cell);
  if (lit) return lit.way.pushes ? { do: "aim", lit } : { do: "go", lit };
  const crab = crabOn(view, cell);
  const colour = crab && litCrabs(view).get(crab.letter);
  if (colour) return { do: "pick", word: colour };
  const other = otherWay(view, cell, picked);
  if (other) return { do: "pick", word: other.word };
  // What lies under the crab itself is a thing to look at, not a way.
  const move = mayAsk ? question(view, cell) : null;
  return move !== null && choiceOf(view, move) === null ? { do: "ask", move } : { do: "look" };
}
