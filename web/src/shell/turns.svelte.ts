/** At how many tables this device is waited for: in the title of the shelf and on the icon of the installed page. */
import { mine } from "../wire/http";
import { overTables, running, seats } from "../wire/seats";
import { isMyTurn } from "./shelf/matches";

/** Milliseconds; in the background browsers make it a minute. */
const EVERY = 30_000;

let count = $state(0);

export const turns = () => count;

export function hearTurns(waiting: number): void {
  count = waiting;
  // Only an installed page has an icon to put it on.
  if (waiting > 0) void navigator.setAppBadge?.(waiting).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}

async function look(): Promise<void> {
  const tokens = running(seats(), overTables());
  try {
    hearTurns(Object.keys(tokens).length === 0 ? 0 : (await mine(tokens)).filter(isMyTurn).length);
  } catch {
    // The next look comes in a moment.
  }
}

/** Looks now and then, also while nobody does; gives back how to stop. */
export function followTurns(): () => void {
  const again = () => void look();
  again();
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
