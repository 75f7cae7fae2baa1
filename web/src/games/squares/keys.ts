/** Keys that mean the same on every board of squares: escape puts down, an arrow brings the cursor in. */
import type { KeyHelp, Say } from "../contract";

export interface Keyed {
  readonly screen: "board" | "score";
  readonly show: { skip(): boolean };
  focusBoard(): void;
  cancel(): boolean;
}

export const boardKeys = (say: Say): KeyHelp[] => [
  { key: "← ↑ ↓ →", label: say("key-arrows") },
  { key: "Enter", label: say("key-enter") },
];

/** True or false as the frame wants it; null: the key is left to the game itself. */
export function boardKey(play: Keyed, event: KeyboardEvent): boolean | null {
  play.show.skip();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return play.cancel();
  if (play.screen !== "board") return false;
  if (!event.key.startsWith("Arrow")) return null;
  play.focusBoard();
  return true;
}
