/** Where things are in the graph of winning chances. Pure: numbers in, numbers out. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a ply is, from 0 (before the first move) to `moves`. */
export function xOf(ply: number, moves: number, frame: Frame): number {
  const across = frame.width - frame.left - frame.right;
  return round(frame.left + (moves === 0 ? 0 : (across * ply) / moves));
}

/** A sure win is at the top. */
export function yOf(chance: number, frame: Frame): number {
  const down = frame.height - frame.top - frame.bottom;
  return round(frame.top + down * (1 - Math.min(1, Math.max(0, chance))));
}

/** The ply nearest to a finger. */
export function plyAt(x: number, moves: number, frame: Frame): number {
  const across = frame.width - frame.left - frame.right;
  if (across <= 0) return 0;
  const ply = Math.round(((x - frame.left) / across) * moves);
  return Math.min(moves, Math.max(0, ply));
}

/** One seat's chances as places. */
export const spotsOf = (chances: readonly (readonly number[])[], seat: number, frame: Frame): Spot[] =>
  chances.map((ply, number) => ({
    x: xOf(number, chances.length - 1, frame),
    y: yOf(ply[seat] ?? 0, frame),
  }));

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

/** The same down to the bottom, to be filled. */
export function areaOf(spots: readonly Spot[], frame: Frame): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return "";
  const ground = frame.height - frame.bottom;
  return `${pathOf(spots)}L${last.x} ${ground}L${first.x} ${ground}Z`;
}

/** Colours may look alike to somebody: every seat has its own strokes too. */
const dashes = ["", "9 4", "2 4", "10 3 2 3", "5 5"] as const;
export const dashOf = (seat: number): string => dashes[seat % dashes.length] ?? "";

/** What a key does to the ply that is shown; null: the key means something else. */
export function plyByKey(key: string, at: number, moves: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: moves,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(moves, Math.max(0, to));
}
