/** Questions for a row and then a column: a tap on a space answers both. */
import type { Lit } from "../choose";
import type { Cell, Question, View } from "../view";

/** The spaces that the question is about; the column is answered as the way. */
export const packSpaces = (view: View): Lit[] =>
  view.choices.flatMap(({ word, cells }) =>
    (cells ?? []).map((cell) => ({ cell, word, way: { cell, crab: view.crab ?? "", word: cell[0] ?? "" } })),
  );

/** The word for a space that did not light up, for the server to say why not. */
export function wordFor({ row }: Extract<Question, { kind: "space" }>, cell: Cell): string | null {
  if (cell === "sea") return null;
  return row == null ? `r${Number(cell.slice(1)) >> 1}` : (cell[0] ?? null);
}
