/** How this browser begins when somebody plays now: asked once, remembered, changeable. */
import { keep, kept } from "../../wire/seats";

export const starts = ["gentle", "usual"] as const;
export type Start = (typeof starts)[number];

let start = $state<Start | null>(starts.find((known) => known === kept("start")) ?? null);

/** Null while nobody was asked. */
export function chosenStart(): Start | null {
  return start;
}

export function chooseStart(chosen: Start): void {
  start = chosen;
  keep("start", chosen);
}
