/** What became of a value, as the server tells it in few bytes: see match/changes.py. What did not change stays
 *  the same object, so a board redraws little. */
import type { Change, State } from "./types";

/** The value after a change; the old one stays as it is. */
export function changed(old: unknown, change: unknown): unknown {
  if (typeof change !== "object" || change === null) return change;
  if (!Array.isArray(change)) return withFields(old as Fields, change as Fields);
  return change.length === 1 ? change[0] : edited(old as unknown[], change);
}

type Fields = Record<string, unknown>;

function withFields(old: Fields, changes: Fields): Fields {
  const after = { ...old };
  for (const [name, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete after[name];
    else after[name] = changed(old[name], change);
  }
  return after;
}

/** A number keeps so many old items or drops them, a list of one is a new item, the rest are changes of old ones. */
function edited(old: readonly unknown[], edits: readonly unknown[]): unknown[] {
  const after: unknown[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit === "number") {
      if (edit > 0) after.push(...old.slice(at, at + edit));
      at += Math.abs(edit);
    } else if (Array.isArray(edit) && edit.length === 1) {
      after.push(edit[0]);
    } else {
      after.push(changed(old[at++], edit));
    }
  }
  return after;
}

/** The state that a change makes; null where it does not follow the one that the page has. */
export function stateAfter(state: State | null, change: Change): State | null {
  if (state === null || change.number !== state.number + 1) return null;
  const { type: _, view, ...news } = change;
  return {
    ...state,
    clock: null,
    ...news,
    view: view === undefined ? state.view : changed(state.view, view),
  };
}
