/** Fishing squares as the server judged them: what the pawn would win on a cell, and why it would not. */
import type { Why } from "../squares/bubble";
import type { Say } from "../contract";
import { factsOn } from "./interaction";
import type { Cell, Square, View } from "./view";
import { rulebookLink } from "./why";

/** The urchins a pawn on this cell wins, all its squares together. */
export const winsOn = (view: View, cell: Cell): number =>
  Math.max(
    0,
    ...view.squares.flatMap((square) =>
      square.spots.filter((spot) => spot.cell === cell).map((spot) => spot.tokens),
    ),
  );

/** "b2–c3": a square by its lower left and upper right cell; no line breaks inside. */
export const squareName = (cells: readonly Cell[]): string => `${cells[0]}\u2060–\u2060${cells[3]}`;

/** The two cells of the diagonal whose visible colours differ. */
export function differing(view: View, { cells }: Square): [Cell, Cell] {
  const top = (index: number): string | undefined => factsOn(view, cells[index]!)?.tokens[0];
  return top(0) === top(3) ? [cells[2]!, cells[1]!] : [cells[0]!, cells[3]!];
}

/** Why a pawn on this cell would win nothing although its square is full; null if there is nothing to explain. */
export function whyNoCatch(view: View, cell: Cell, say: Say): Why | null {
  if (winsOn(view, cell) > 0) return null;
  for (const square of view.squares) {
    const spot = square.spots.find((each) => each.cell === cell);
    if (spot?.reason === undefined || spot.reason === null) continue;
    const [one, other] = differing(view, square);
    const text = say("no-catch", { reason: spot.reason, square: squareName(square.cells), one, other, cell });
    const { clause } = spot;
    return {
      title: say("no-catch-title"),
      text,
      clause,
      href: clause === null ? null : rulebookLink(clause),
      at: cell,
    };
  }
  return null;
}
