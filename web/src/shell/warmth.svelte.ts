/** How far a server that has just started is with its rules; a game's box and tables wait for that game only. */
import { health, isOffline } from "../wire/http";
import type { Health } from "../wire/types";

const EVERY = 1000;

let now = $state.raw<Health | null>(null);

/** Null until the server has said. */
export const warmth = () => now;

let away = $state(false);
/** Nothing answered when it was asked last. */
export const isAway = () => away;

/** Called once, inside the page's root component: what the server said last, once it was asked. */
export function declareServer(): void {
  $effect.pre(() => {
    if (away) document.documentElement.dataset.server = "unreachable";
    else if (now !== null)
      document.documentElement.dataset.server = now.status === "ready" ? "ready" : "starting";
  });
}

export const isWarming = (game: string) => now?.status === "warming" && !now.ready?.includes(game);

/** Asks until all is ready; gives back how to stop. */
export function followWarmth(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look() {
    try {
      now = await health();
      away = false;
    } catch (error) {
      away = isOffline(error);
    }
    if (!stopped && now?.status !== "ready") timer = setTimeout(() => void look(), EVERY);
  }
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
