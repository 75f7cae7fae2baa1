/** The board's geometry: where a cell lies in the drawing, and which cells there are. */
import type { Cell } from "./view";

export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
/** From the top of the picture to its bottom. */
export const ROWS = ["6", "5", "4", "3", "2", "1"] as const;
export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** A cell is 100 units wide; 26 units left and below hold the coordinates. */
export const BOARD = { left: -26, top: -12, size: 638, cell: 100 } as const;

export interface Place {
  x: number;
  y: number;
}

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: Cell): number => 6 - Number(cell[1]);
export const cellAt = (column: number, row: number): Cell | null =>
  column < 0 || column > 5 || row < 0 || row > 5 ? null : COLUMNS[column]! + ROWS[row]!;

/** The upper left corner of a cell in board units. */
export const cornerOf = (cell: Cell): Place => ({ x: columnOf(cell) * 100, y: rowOf(cell) * 100 });
export const centreOf = (cell: Cell): Place => ({ x: columnOf(cell) * 100 + 50, y: rowOf(cell) * 100 + 50 });

/** The cell under a point of the board, null on the frame. */
export const cellUnder = (place: Place): Cell | null => cellAt(Math.floor(place.x / 100), Math.floor(place.y / 100));

/** The neighbour that an arrow key leads to; the board's edge stops it. */
export function neighbour(cell: Cell, key: string): Cell | null {
  const step: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const [dx, dy] = step[key] ?? [0, 0];
  return dx === 0 && dy === 0 ? null : cellAt(columnOf(cell) + dx, rowOf(cell) + dy);
}

/** A dotted path between two cells, ending short of both pieces. */
export function pathBetween(from: Cell, to: Cell, short: number): string {
  const a = centreOf(from);
  const b = centreOf(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  return `M${a.x + ux * short} ${a.y + uy * short}L${b.x - ux * (short - 6)} ${b.y - uy * (short - 6)}`;
}
