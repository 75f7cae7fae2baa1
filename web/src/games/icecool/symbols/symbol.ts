/** How the drawings are made: every one is an SVG symbol whose tones come from custom properties. */
import type { Colour } from "../view";

export const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

export const ALL: readonly Colour[] = ["red", "blue", "green", "yellow"];

/** The mark of each penguin: a shape besides the colour. */
export const SIGNS: Record<Colour, string> = {
  red: '<path d="M0-9 9 7H-9Z"/>',
  blue: '<circle r="8.5"/><circle r="3.4" class="hole"/>',
  green: '<rect x="-7" y="-7" width="14" height="14" rx="1.5" transform="rotate(45)"/>',
  yellow: '<path d="M0-10 2.8-3.4 9.8-2.9 4.4 1.7 6.1 8.5 0 4.8-6.1 8.5-4.4 1.7-9.8-2.9-2.8-3.4Z"/>',
};

export const FISH = "M-17 1C-12-10 3-12 11-2L19-9Q21-10 21-7V9Q21 12 19 10L11 4C3 13-12 12-17 1Z";
