/** A card in a box of 100 × 140: its outline, its halves, its name in two balanced lines. */
import type { Face } from "../view";

/** Where the upper and the lower half sit, and how large they are. */
export const SLOTS = [31, 73] as const;
export const HALF_ICON = 35;

/** Sides that touch a neighbour in the Trail have square corners. */
export interface Joins {
  left?: boolean;
  right?: boolean;
}

export function outline({ left = false, right = false }: Joins): string {
  const l = left ? 0 : 11;
  const r = right ? 0 : 11;
  return `M${l} 0H${100 - r}Q100 0 100 ${r}V${140 - r}Q100 140 ${100 - r} 140H${l}Q0 140 0 ${140 - l}V${l}Q0 0 ${l} 0Z`;
}

export interface HalfIcon {
  side: "left" | "right";
  slot: 0 | 1;
  icon: string;
}

export const halvesOf = (face: Face): HalfIcon[] =>
  (["left", "right"] as const).flatMap((side) =>
    ([0, 1] as const).map((slot) => ({ side, slot, icon: face[side][slot] ?? "" })),
  );

/** A name in one line, or in two of about the same length. Signs stay with the word before them. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length < 11) return [name];
  const cuts = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(" "), words.slice(cut + 1).join(" ")] as const);
  const longest = ([a, b]: readonly [string, string]): number => Math.max(a.length, b.length);
  return [...cuts.reduce((best, each) => (longest(each) < longest(best) ? each : best))];
}

const COLOURS: Record<string, string> = { R: "red", O: "orange", B: "blue", G: "green", N: "brown" };

/** The crab of a start card; null for a Market card. */
export const crabOf = (face: Face): string | null =>
  face.special ? null : (COLOURS[face.card[0] ?? ""] ?? null);
