/** A hint in its three grades: there is something, where it is, what it is. */
import type { Hint } from "../../wire/types";
import type { Say } from "../contract";
import { KEEP, readCapture, readSwap } from "./moves";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** The cell to look at. */
  ring: Cell | null;
  path: { from: Cell; to: Cell } | null;
}

/** `cellOfSpecial`: where the mover's octopus or shark stands now. */
export function shining(hint: Hint, say: Say, cellOfSpecial: (special: "O" | "S") => Cell | null): Shining {
  const winnable =
    typeof hint.params.winnable === "string" ? say(`hint-winnable-${hint.params.winnable}`) : "";
  const together = (text: string): string => (winnable === "" ? text : `${winnable} ${text}`);
  if (hint.move === null) {
    const note = hint.where === null ? say("hint-look") : say("hint-where", { cell: hint.where });
    return { note: together(note), ring: hint.where, path: null };
  }
  const capture = readCapture(hint.move);
  if (capture !== null) {
    const { origin, cell } = capture;
    return {
      note: together(say("hint-capture", { origin, cell })),
      ring: origin,
      path: { from: origin, to: cell },
    };
  }
  const swap = readSwap(hint.move);
  if (swap !== null) {
    const from = cellOfSpecial(swap.special);
    const path = from === null ? null : { from, to: swap.cell };
    return { note: together(say("hint-swap", { special: swap.special, cell: swap.cell })), ring: from, path };
  }
  const words = hint.move === KEEP ? say("hint-keep") : say("hint-look");
  return { note: together(words), ring: hint.where, path: null };
}
