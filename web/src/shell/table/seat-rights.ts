/** What somebody at a table may do with which seat. The server decides; a page offers what makes sense. Pure. */
import type { State } from "../../wire/types";

export type Right = "hand-over" | "take-back" | "leave" | "clear";

/** What a watcher may do with a seat; `begun`: somebody has decided something. */
export function rightsOn(state: State, seat: number, begun: boolean): Right[] {
  const facts = state.table.seats[seat];
  const { seat: own, over } = state;
  if (own === null || !facts || over || state.table.players === 1) return [];
  if (seat === own) return [facts.stands_in_for == null ? "hand-over" : "take-back", "leave"];
  const rights: Right[] = [];
  if (facts.kind === "person" && !facts.here) rights.push("hand-over");
  const people = facts.kind === "person" || facts.stands_in_for != null;
  if (people && state.table.terms.host === own && !begun) rights.push("clear");
  return rights;
}

/** Whether hints are given: among people only where they agreed to. */
export function hintsAllowed({ seats, terms }: State["table"]): boolean {
  const people = seats.filter(({ kind, stands_in_for }) => kind === "person" || stands_in_for != null);
  return people.length < 2 || terms.hints !== false;
}
