/** A hint in its three grades: there is something, where it is, what it is. */
import type { Hint } from "../../wire/types";
import type { Say } from "../contract";
import { read } from "./moves";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** What to look at, for each step that touches the board. */
  steps: Shown[];
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
  const plan = hint.move === null ? [] : planOf(hint.params.plan, hint.move);
  const advices =
    plan.length === 0 ? [whereToLook(hint, say)] : plan.map((move) => adviceOn(move, say, pawn));
  return {
    note: advices.map(({ note }) => note).join(" "),
    steps: advices.flatMap(({ ring, path }, ahead) => (ring === null ? [] : { ahead, ring, path })),
  };
}

const planOf = (plan: unknown, move: string): string[] =>
  Array.isArray(plan) && plan.every((step) => typeof step === "string") && plan[0] === move ? plan : [move];

function whereToLook({ where, grade }: Hint, say: Say): Advice {
  const note =
    where !== null ? say("hint-where", { cell: where }) : say(grade === 1 ? "hint-look" : "hint-nowhere");
  return { note, ring: where, path: null };
}

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
    case "skip":
      return { note: say("hint-skip"), ring: null, path: null };
    default:
      return { note: say("hint-nowhere"), ring: null, path: null };
  }
}
