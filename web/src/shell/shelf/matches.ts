import { hereAt } from "../../wire/here";
import type { TableSummary } from "../../wire/types";

/** Of mine, or of somebody who shares this device. */
export const isMyTurn = (match: TableSummary) =>
  !match.over &&
  match.to_move.some((seat) => seat === match.seat || Object.hasOwn(hereAt(match.table), seat));

/** Matches that wait for me first; finished ones have left the shelf. */
export function inOrder(matches: readonly TableSummary[]): TableSummary[] {
  const going = matches.filter((match) => !match.over);
  return [...going.filter(isMyTurn), ...going.filter((match) => !isMyTurn(match))];
}
