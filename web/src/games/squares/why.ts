/** A refusal as a sentence with its clause. */
import type { Refused } from "../../wire/types";
import type { Params, Say } from "../contract";
import type { Why } from "./bubble";

export const rulebookLink = (game: string, clause: string): string => `/rules/${game}#${clause}`;

/** The words of a refusal; the game adds what its sentences need to know, and the cell to point at. */
export function whyOf(refused: Refused, game: string, say: Say, params: Params, at: Why["at"]): Why {
  const { reason, clause } = refused;
  const known: Params = { ...(refused.params as Params), clause: clause ?? "", ...params };
  return {
    title: say(`why-${reason}-title`, known),
    text: say(`why-${reason}`, known),
    clause,
    href: clause === null ? null : rulebookLink(game, clause),
    at,
  };
}
