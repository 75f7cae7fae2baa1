/** A hint in its three grades: there is something, where it is, what it is. */
import type { Hint } from "../../wire/types";
import type { Say } from "../contract";
import { read } from "./moves";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** The cell to look at. */
  ring: Cell | null;
  path: { from: Cell; to: Cell } | null;
}

/** `pawn`: where the mover's pawn stands, null in the hand. */
export function shining(hint: Hint, say: Say, pawn: Cell | null): Shining {
  const text = hint.move === null ? null : read(hint.move);
  switch (text?.kind) {
    case "move":
      return { note: say("hint-move", { origin: text.origin, cell: text.cell }), ring: text.origin, path: { from: text.origin, to: text.cell } };
    case "add":
      return { note: say("hint-add", { colour: text.colour, cell: text.cell }), ring: text.cell, path: null };
    case "pawn": {
      const path = pawn === null || pawn === text.cell ? null : { from: pawn, to: text.cell };
      return { note: say("hint-pawn", { cell: text.cell }), ring: text.cell, path };
    }
    case "skip":
      return { note: say("hint-skip"), ring: null, path: null };
    default: {
      const note = hint.where !== null ? say("hint-where", { cell: hint.where }) : say(hint.grade === 1 ? "hint-look" : "hint-nowhere");
      return { note, ring: hint.where, path: null };
    }
  }
}
