/** What a tap on a space means. Pure: view, what is picked, the space → the next step. */
import { directionTo } from "./beach/hex";
import { choiceOf, crabBy, crabOn, type Lit, litCrabs, litSpaces, otherWay } from "./choose";
import { wordFor } from "./pack/spaces";
import { subjectOf } from "./question";
import type { Cell, View } from "./view";

export type Step =
  | { do: "go"; lit: Lit }
  | { do: "aim"; lit: Lit }
  | { do: "pick"; word: string }
  | { do: "ask"; move: string }
  | { do: "look" };

/** The word that would have led there, for the server to say why it does not. */
function wordTo(view: View, cell: Cell): string | null {
  const { question } = view;
  if (cell === "sea") return null;
  const from = crabBy(view, subjectOf(view))?.cell;
  switch (question.kind) {
    case "space":
      return wordFor(question, cell);
    case "column":
      return cell[0] ?? null;
    case "over":
      return null;
    default: {
      // What is no step away is called by its column, as a hop would.
      const steps = question.asks === "JUMP_DIR" ? 2 : 1;
      const direction = from && from !== "sea" ? directionTo(from, cell, steps) : null;
      return direction ?? (crabOn(view, cell) ? null : (cell[0] ?? null));
    }
  }
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
  const move = mayAsk ? wordTo(view, cell) : null;
  return move !== null && choiceOf(view, move) === null ? { do: "ask", move } : { do: "look" };
}
