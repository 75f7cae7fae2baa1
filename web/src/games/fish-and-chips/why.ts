/** The server's refusals as sentences, and the cell each of them speaks of. */
import type { Refused } from "../../wire/types";
import type { Params, Say } from "../contract";
import type { Why as Reason } from "../squares/bubble";
import { rulebookLink as linkTo, whyOf } from "../squares/why";
import { kindOf } from "./colours";
import { pileOn } from "./interaction";
import { readCapture, readSwap } from "./moves";
import type { Cell, Colour, View } from "./view";

export interface Why extends Reason {
  /** A rival octopus or shark that forbids a swap. */
  threatened: Cell | null;
}

/** Reasons that speak of the cell where a capture starts. */
const ABOUT_THE_ORIGIN = new Set([
  "not-your-turn",
  "not-your-pile",
  "no-pile",
  "swap-first",
  "match-over",
  "round-over",
]);

const GAME = "fish-and-chips";

export const rulebookLink = (clause: string): string => linkTo(GAME, clause);

export function cellOf(refused: Refused): Cell | null {
  const capture = readCapture(refused.move);
  if (capture !== null) return ABOUT_THE_ORIGIN.has(refused.reason) ? capture.origin : capture.cell;
  return readSwap(refused.move)?.cell ?? null;
}

export function whySentence(view: View, refused: Refused, say: Say, nameOf: (colour: Colour) => string): Why {
  const threatened = typeof refused.params.threatened === "string" ? refused.params.threatened : null;
  const victim = threatened === null ? undefined : pileOn(view, threatened)?.fish[0];
  const params: Params = {
    colour: view.mover,
    name: nameOf((refused.params.mover as Colour | undefined) ?? view.mover),
    solo: view.players === 1 ? "yes" : "no",
    victim: victim === undefined ? "S" : kindOf(victim),
  };
  return { ...whyOf(refused, GAME, say, params, cellOf(refused)), threatened };
}
