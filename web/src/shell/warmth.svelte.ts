/** How far a server that has just started is with its rules; a game's box and tables wait for that game only. */
import { health } from "../wire/http";
import type { Health } from "../wire/types";

const EVERY = 1000;

let now = $state.raw<Health | null>(null);

/** Null until the server has said. */
export const warmth = () => now;

export const isWarming = (game: string) => now?.status === "warming" && !now.ready?.includes(game);

/** Asks until all is ready; gives back how to stop. */
export function followWarmth(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look() {
    now = await health().catch(() => now);
    if (!stopped && now?.status !== "ready") timer = setTimeout(() => void look(), EVERY);
  }
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
