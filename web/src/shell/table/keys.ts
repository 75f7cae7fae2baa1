/** The frame's keys. Pure: a key and where it was pressed → what it means. */
export const frameKeys = {
  u: "undo",
  h: "hint",
  l: "log",
  a: "analyse",
  "/": "type",
  f: "skip",
  ",": "earlier",
  ".": "later",
  "?": "help",
  Escape: "close",
} as const;
export type FrameCommand = (typeof frameKeys)[keyof typeof frameKeys];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Null if the key is not the frame's: it then goes to the game's buttons and to the game. */
export function commandOf(press: Press): FrameCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return Object.hasOwn(frameKeys, press.key) ? frameKeys[press.key as keyof typeof frameKeys] : null;
}

/** The keys of a replay, each with the sentence that says what it does. */
export const replayKeys = {
  " ": "replay-play-pause",
  ArrowLeft: "replay-earlier",
  ArrowRight: "replay-later",
  Home: "replay-first",
  End: "replay-last",
  Escape: "replay-end-long",
} as const;

/** While looking back: so many moves on, to a moment of its own (null: now), or on by itself. Null: the key means
 *  something else. */
export function replayStep(
  key: string,
  moves: number,
): { by: number } | { to: number | null } | { toggle: true } | null {
  switch (key) {
    case " ":
      return { toggle: true };
    case "ArrowLeft":
      return { by: -1 };
    case "ArrowRight":
      return { by: 1 };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: moves - 1 };
    case "Escape":
      return { to: null };
    default:
      return null;
  }
}

/** Whoever types a name or a move does not mean our keys. */
export function isTyping(
  target: { tagName?: string; type?: string; isContentEditable?: boolean } | null,
): boolean {
  if (!target) return false;
  if (target.isContentEditable) return true;
  if (target.tagName === "TEXTAREA" || target.tagName === "SELECT") return true;
  return target.tagName === "INPUT" && target.type !== "radio" && target.type !== "checkbox";
}
