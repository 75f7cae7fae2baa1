/** What the sand looks like: which drawing stands where. Nothing here knows a rule. */
import type { Beach, Ground } from "./beach";
import { columnOf, heightOf } from "./hex";

/** A number between 0 and 1 that is always the same for the same pair. */
export function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

export interface Grain {
  x: number;
  y: number;
  r: number;
}

/** Ripples on one space in three, grains of sand on the others. */
export function texture(space: Ground): { ripple: string | null; grains: Grain[] } {
  if (space.kind && space.kind !== ".") return { ripple: null, grains: [] };
  if (space.shell || space.surprise || space.start) return { ripple: null, grains: [] };
  const { x, y } = space.at;
  const [column, height] = [columnOf(space.cell), heightOf(space.cell)];
  const chance = noise(column, height);
  if (chance < 0.34) {
    const down = y + chance * 20;
    return { ripple: `M${x - 20} ${down - 6}q7-6 14 0t14 0M${x - 6} ${down + 6}q6-5 12 0t12 0`, grains: [] };
  }
  const grains = [0, 1, 2, 3].map((i) => ({
    x: x - 28 + 56 * noise(column + i, height),
    y: y - 26 + 50 * noise(height, i + column * 3),
    r: 1.6 + 1.6 * noise(i, height),
  }));
  return { ripple: null, grains };
}

/** Which walls a stretch has, lower and upper group. */
const WALLS: Record<string, readonly [string, string]> = {
  "0A": ["x-hut", "x-hut"],
  "0B": ["x-hut", "x-hut"],
  "2A": ["x-rock", "x-parasol"],
  "2B": ["x-parasol", "x-parasol"],
  "3B": ["x-pond", "x-rock-b"],
};

export function wallOf(beach: Beach, space: Ground): string {
  const tile = beach.tiles[space.tile];
  const row = (heightOf(space.cell) >> 1) - (tile?.first_row ?? 0);
  const known = tile && WALLS[tile.name];
  if (known) return known[row > 2 ? 1 : 0];
  return (columnOf(space.cell) + row) % 2 === 0 ? "x-rock" : "x-rock-b";
}

/** The line of the water on the sand: it bulges over every column. */
export function shore(beach: Beach, rise: number, swell: number): string {
  const top = 2 * beach.layout.rows - 1;
  return [0, 1, 2, 3, 4, 5, 6]
    .map((column) => {
      const { x } = beach.layout.centreOf(`${"abcdefg"[column]}0`);
      const y = beach.layout.yOf(column % 2 === 0 ? top - 1 : top) - 43.3 + rise;
      return `L${x - 26} ${y}Q${x} ${y - swell} ${x + 26} ${y}`;
    })
    .join("");
}

/** A shortcut's tunnel from its hole to the arrow's space, and where its head points. */
export function tunnel(beach: Beach, hole: Ground): { path: string; head: string } | null {
  const end = hole.arrow ? beach.get(hole.arrow) : undefined;
  if (!end) return null;
  const { x, y } = hole.at;
  const [tx, ty] = [end.at.x, end.at.y];
  const side = tx > x ? 1 : tx < x ? -1 : columnOf(hole.cell) === 0 ? -1 : 1;
  const mx = (x + tx) / 2 + side * (tx === x ? 26 : 10);
  const my = (y + ty) / 2;
  const angle = (Math.atan2(ty + 24 - my, tx - mx) * 180) / Math.PI;
  return {
    path: `M${x} ${y - 12}Q${mx} ${my} ${tx} ${ty + 24}`,
    head: `translate(${tx} ${ty + 22}) rotate(${angle.toFixed(1)})`,
  };
}

/** How far a current's arrow is turned: by where it leads. */
export function drift(beach: Beach, space: Ground): number {
  const to = space.arrow && space.arrow !== "sea" ? beach.get(space.arrow) : undefined;
  if (!to) return 0;
  return Math.round((Math.atan2(to.at.y - space.at.y, to.at.x - space.at.x) * 180) / Math.PI + 90);
}
