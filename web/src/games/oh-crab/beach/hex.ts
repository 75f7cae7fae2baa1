/** The beach as flat-top hexagons: where a space lies in the drawing, and what touches it (O46).
 *
 *  One unit is 1/50 of a hexagon's circumradius. The sea is at the top. */
import type { Cell } from "../view";

export const RADIUS = 50;
/** Half a row: a diagonal goes up by this much, a forward step by twice as much. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
export const COLUMNS = "abcdefg";
/** Water above the last row, promenade below the first. */
export const SEA = 120;
export const LAND = 34;
export const WIDTH = 11 * RADIUS;

export interface Place {
  x: number;
  y: number;
}

/** Edge k of a hexagon lies between its corners k and k + 1. */
export const EDGES = ["SE", "S", "SW", "NW", "N", "NE"] as const;
export type Direction = (typeof EDGES)[number];

const STEPS: Record<Direction, readonly [number, number]> = {
  N: [0, 2],
  NE: [1, 1],
  SE: [1, -1],
  S: [0, -2],
  SW: [-1, -1],
  NW: [-1, 1],
};

export const columnOf = (cell: Cell): number => COLUMNS.indexOf(cell[0]!);
export const heightOf = (cell: Cell): number => Number(cell.slice(1));
export const cellAt = (column: number, height: number): Cell => `${COLUMNS[column] ?? "?"}${height}`;

/** The space one step (or several in a line) away; it need not be on the board. */
export function beyond(cell: Cell, direction: Direction, steps = 1): Cell {
  const [across, up] = STEPS[direction];
  return cellAt(columnOf(cell) + across * steps, heightOf(cell) + up * steps);
}

/** The direction in which a space lies from another, so many steps away; null if in none. */
export const directionTo = (from: Cell, to: Cell, steps = 1): Direction | null =>
  EDGES.find((direction) => beyond(from, direction, steps) === to) ?? null;

/** Where things lie on a beach of so many rows. */
export class Layout {
  constructor(readonly rows: number) {}

  get height(): number {
    return SEA + (2 * this.rows + 1) * HALF + LAND;
  }

  yOf(height: number): number {
    return SEA + (2 * this.rows - height) * HALF;
  }

  centreOf(cell: Cell): Place {
    return { x: RADIUS * (1 + 1.5 * columnOf(cell)), y: this.yOf(heightOf(cell)) };
  }
}

export function corner({ x, y }: Place, k: number, radius = RADIUS): string {
  const angle = (k * Math.PI) / 3;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A hexagon as a path. */
export const hexPath = (at: Place, radius = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => corner(at, k, radius)).join("L")}Z`;

export const edgePath = (at: Place, k: number, radius = RADIUS): string =>
  `M${corner(at, k, radius)}L${corner(at, k + 1, radius)}`;

export const between = (a: Place, b: Place, part: number): Place => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const angleOf = (a: Place, b: Place): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
