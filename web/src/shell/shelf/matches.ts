import type { TableSummary } from "../../wire/types";

export const isMyTurn = (match: TableSummary) => !match.over && match.to_move.includes(match.seat);

/** Matches that wait for me first; finished ones have left the shelf. */
export function inOrder(matches: readonly TableSummary[]): TableSummary[] {
  const going = matches.filter((match) => !match.over);
  return [...going.filter(isMyTurn), ...going.filter((match) => !isMyTurn(match))];
}
