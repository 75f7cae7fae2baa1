/** Reading and writing move texts: `=`, `c3-c5`, `y@c3`, `*c3`. Whether they are legal the server says. */
import type { Cell, Colour } from "./view";

export const SKIP = "=";

export type Text =
  | { kind: "skip" }
  | { kind: "move"; origin: Cell; cell: Cell }
  | { kind: "add"; colour: Colour; cell: Cell }
  | { kind: "pawn"; cell: Cell };

export const moveText = (origin: Cell, cell: Cell): string => `${origin}-${cell}`;
export const addText = (colour: Colour, cell: Cell): string => `${colour}@${cell}`;
export const pawnText = (cell: Cell): string => `*${cell}`;

export function read(move: string): Text | null {
  const [, skip, origin, target, colour, cell, pawn] =
    /^(?:(=)|([a-i][1-9])-([a-i][1-9])|([yr])@([a-i][1-9])|\*([a-i][1-9]))$/.exec(move) ?? [];
  if (skip) return { kind: "skip" };
  if (origin) return { kind: "move", origin, cell: target! };
  if (colour) return { kind: "add", colour: colour as Colour, cell: cell! };
  return pawn ? { kind: "pawn", cell: pawn } : null;
}

/** Where the top urchin of a cell may go. */
export const targetsFrom = (moves: readonly string[], origin: Cell): Cell[] =>
  moves.filter((move) => move.startsWith(`${origin}-`)).map((move) => move.slice(3));

/** The cells that take an urchin of a colour. */
export const acceptingCells = (moves: readonly string[], colour: Colour): Cell[] =>
  moves.filter((move) => move.startsWith(`${colour}@`)).map((move) => move.slice(2));

/** The cells the pawn may go to. */
export const pawnCells = (moves: readonly string[]): Cell[] =>
  moves.filter((move) => move.startsWith("*")).map((move) => move.slice(1));
