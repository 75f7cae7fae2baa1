/** A hint on the board: what shines, and what is said about it. */
import type { Hint } from "../../wire/types";
import type { Say } from "../contract";
import { hintSentence } from "../hinting";
import { read } from "./moves";
import type { Cell, Colour } from "./view";

export interface Shining {
  note: string;
  /** What to look at, for each step that touches the board. */
  steps: Shown[];
  /** The pile from which the step that is due takes. */
  pile: Colour | null;
}

export interface Shown {
  /** 0 for the step that is due, 1 for the next one. */
  ahead: number;
  ring: Cell;
  path: { from: Cell; to: Cell } | null;
}

interface Advice {
  note: string;
  ring: Cell | null;
  path: Shown["path"];
}

/** `pawn`: where the mover's pawn stands, null in the hand. The last grade tells the rest of the turn. */
export function shining(hint: Hint, say: Say, pawn: Cell | null): Shining {
  if (hint.move === null) {
    const ring = hint.where.name;
    return {
      note: hintSentence(hint, say, ""),
      steps: ring === null ? [] : [{ ahead: 0, ring, path: null }],
      pile: null,
    };
  }
  const plan = hint.plan[0] === hint.move ? hint.plan : [hint.move];
  const due = read(hint.move);
  const advices = plan.map((move) => adviceOn(move, say, pawn));
  return {
    note: hintSentence(hint, say, advices.map(({ note }) => note).join(" ")),
    steps: advices.flatMap(({ ring, path }, ahead) => (ring === null ? [] : { ahead, ring, path })),
    pile: due?.kind === "add" ? due.colour : null,
  };
}

export const inWords = (move: string, say: Say): string => adviceOn(move, say, null).note;

function adviceOn(move: string, say: Say, pawn: Cell | null): Advice {
  const text = read(move);
  switch (text?.kind) {
    case "move":
      return {
        note: say("hint-move", { origin: text.origin, cell: text.cell }),
        ring: text.origin,
        path: { from: text.origin, to: text.cell },
      };
    case "add":
      return { note: say("hint-add", { colour: text.colour, cell: text.cell }), ring: text.cell, path: null };
    case "pawn": {
      const path = pawn === null || pawn === text.cell ? null : { from: pawn, to: text.cell };
      return { note: say("hint-pawn", { cell: text.cell }), ring: text.cell, path };
    }
    default:
      return { note: say("hint-skip"), ring: null, path: null };
  }
}
