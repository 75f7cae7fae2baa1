/** What somebody at a table may do with which seat. The server decides; a page offers what makes sense. Pure. */
import type { SeatFacts, State } from "../../wire/types";

export type Right = "hand-over" | "take-back" | "leave" | "clear" | "change-bot";

/** What a watcher may do with a seat; `begun`: somebody has decided something. */
export function rightsOn(state: State, seat: number, begun: boolean): Right[] {
  const facts = state.table.seats[seat];
  const { seat: own, over } = state;
  if (own === null || !facts || over || state.table.players === 1) return [];
  if (seat === own) return [facts.stands_in_for == null ? "hand-over" : "take-back", "leave"];
  const rights: Right[] = [];
  if (facts.kind === "person" && !facts.here) rights.push("hand-over");
  const isPerson = ({ kind, stands_in_for }: SeatFacts) => kind === "person" || stands_in_for != null;
  const people = isPerson(facts);
  if (facts.kind === "bot" && !people && state.table.seats.filter(isPerson).length === 1)
    rights.push("change-bot");
  if (people && state.table.terms.host === own && !begun) rights.push("clear");
  return rights;
}

/** Who is waited for and is not there; null while somebody who is there may decide. */
export function absent(state: State): number | null {
  const missing = state.to_move.filter(
    (seat) => seat !== state.seat && rightsOn(state, seat, true).includes("hand-over"),
  );
  return missing.length === state.to_move.length ? (missing[0] ?? null) : null;
}

/** Whether hints are given: among people only where they agreed to. */
export function hintsAllowed({ seats, terms }: State["table"]): boolean {
  const people = seats.filter(({ kind, stands_in_for }) => kind === "person" || stands_in_for != null);
  return people.length < 2 || terms.hints !== false;
}
