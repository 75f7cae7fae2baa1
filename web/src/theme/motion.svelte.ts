/** How long things take to move: as drawn, longer, shorter, or not at all. */
import { keep, kept } from "../wire/seats";

export const motions = ["slow", "usual", "fast", "none"] as const;
export type Motion = (typeof motions)[number];

const FACTOR: Readonly<Record<Motion, number>> = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

let motion = $state<Motion>(motions.find((known) => known === kept("motion")) ?? "usual");

export const chosenMotion = (): Motion => motion;

export function chooseMotion(next: Motion): void {
  motion = next;
  keep("motion", next);
}

/** As long as it takes here. */
export const lasting = (milliseconds: number): number => milliseconds * FACTOR[motion];

/** Called once, inside the page's root component: transitions follow, too. */
export function wearMotion(): void {
  $effect.pre(() => {
    document.documentElement.dataset.motion = motion;
  });
}
