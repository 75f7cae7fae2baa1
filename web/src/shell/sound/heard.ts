/** What there is to hear between two moments at a table. Pure. */
import type { Sound } from "./tones";

export interface Moment {
  moves: number;
  due: boolean;
  over: boolean;
  won: boolean;
  /** The refusal that is shown, if one is. */
  refused: object | null;
}

/** One sound at most: the one that matters most. A table one has just come to makes none. */
export function heard(before: Moment | null, now: Moment): Sound | null {
  if (before === null) return null;
  if (now.over && !before.over) return now.won ? "won" : "over";
  if (now.refused !== null && now.refused !== before.refused) return "refused";
  if (now.due && !before.due && !now.over) return "turn";
  return now.moves > before.moves ? "move" : null;
}
