/** The server's refusals as sentences, and the cell each of them speaks of. */
import type { Refused } from "../../wire/types";
import type { Say } from "../contract";
import type { Why } from "../squares/bubble";
import { rulebookLink as linkTo, whyOf } from "../squares/why";
import { read } from "./moves";
import type { Cell, View } from "./view";

/** Reasons that speak of the cell where a token move starts. */
const ABOUT_THE_ORIGIN = new Set([
  "game-over",
  "not-your-turn",
  "no-token",
  "frozen",
  "must-add",
  "wrong-step",
]);

const GAME = "urchins";

export const rulebookLink = (clause: string): string => linkTo(GAME, clause);

export function cellOf(refused: Refused): Cell | null {
  const text = read(refused.move);
  if (text === null || text.kind === "skip") return null;
  return text.kind === "move" && ABOUT_THE_ORIGIN.has(refused.reason) ? text.origin : text.cell;
}

export function whySentence(view: View, refused: Refused, say: Say, nameOf: (seat: number) => string): Why {
  const seatOf = (letter: unknown): number =>
    typeof letter === "string" ? Math.max(0, view.seats.indexOf(letter)) : view.mover;
  const name = nameOf(seatOf(refused.params.rival ?? refused.params.mover));
  return whyOf(refused, GAME, say, { name, step: view.step }, cellOf(refused));
}
