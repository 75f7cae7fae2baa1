/** A hint on the board: what shines, and what is said about it. */
import type { Hint } from "../../wire/types";
import type { Say } from "../contract";
import { hintSentence } from "../hinting";
import { DEAL, KEEP, readCapture, readSwap } from "./moves";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** The cell to look at. */
  ring: Cell | null;
  path: { from: Cell; to: Cell } | null;
}

/** `cellOfSpecial`: where the mover's octopus or shark stands now. */
export function shining(hint: Hint, say: Say, cellOfSpecial: (special: "O" | "S") => Cell | null): Shining {
  const path = hint.move === null ? null : pathOf(hint.move, cellOfSpecial);
  return {
    note: hintSentence(hint, say, hint.move === null ? "" : inWords(hint.move, say)),
    ring: hint.where.name ?? path?.from ?? null,
    path,
  };
}

export function inWords(move: string, say: Say): string {
  const capture = readCapture(move);
  if (capture !== null) return say("hint-capture", { ...capture });
  const swap = readSwap(move);
  if (swap !== null) return say("hint-swap", { ...swap });
  return say(move === KEEP ? "hint-keep" : move === DEAL ? "hint-deal" : "hint-pass");
}

function pathOf(move: string, cellOfSpecial: (special: "O" | "S") => Cell | null): Shining["path"] {
  const capture = readCapture(move);
  if (capture !== null) return { from: capture.origin, to: capture.cell };
  const swap = readSwap(move);
  const from = swap === null ? null : cellOfSpecial(swap.special);
  return swap === null || from === null ? null : { from, to: swap.cell };
}
