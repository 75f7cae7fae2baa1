/** A hint in its three grades, in sentences: where to look, which kind of move, the move with its reason. */
import type { Hint } from "../wire/types";
import type { Params, Say } from "./contract";

/** `move`: the move in words, which only the last grade tells. */
export function hintSentence(hint: Hint, say: Say, move: string): string {
  const { where, kind, reason, winnable } = hint;
  if (reason !== null) {
    const still = winnable === null ? "" : say(`hint-winnable-${winnable}`);
    return [move, say(`hint-reason-${reason.kind}`, reason.params as Params), still]
      .filter(Boolean)
      .join(" ");
  }
  if (move) return move;
  if (kind !== null) return say(`hint-kind-${kind.kind}`, kind.params as Params);
  return say(`hint-at-${where.kind}`, where.params as Params);
}

/** The rule behind what a hint says; "" where there is none, or where only a place was told. */
export const hintClause = ({ kind, reason }: Hint): string => (reason ?? kind)?.clause ?? "";
