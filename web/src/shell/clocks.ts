/** The clocks that people may agree on. */
import { say } from "../i18n/words.svelte";
import type { Terms } from "../wire/types";

type Clock = Required<Pick<Terms, "clock" | "seconds" | "increment">>;

/** From unhurried to quick. */
export const CLOCKS: readonly Clock[] = [
  { clock: "none", seconds: 0, increment: 0 },
  { clock: "relaxed", seconds: 0, increment: 0 },
  { clock: "move", seconds: 120, increment: 0 },
  { clock: "move", seconds: 45, increment: 0 },
  { clock: "game", seconds: 900, increment: 10 },
  { clock: "game", seconds: 300, increment: 5 },
];

/** A clock in words. */
export function clockText({ clock, seconds, increment }: Terms): string {
  if (clock === "game")
    return say("clock-game", { minutes: Math.round((seconds ?? 0) / 60), increment: increment ?? 0 });
  return clock === "move" ? say("clock-move", { seconds: seconds ?? 0 }) : say(`clock-${clock ?? "none"}`);
}
