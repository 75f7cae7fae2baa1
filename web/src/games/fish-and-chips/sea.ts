/** The board of Fish & Chips: six by six. */
import { type Cell, type Place, Squares } from "../squares/squares";

export type { Place };

export const SEA = new Squares(6, 6);
export const COLUMNS = SEA.columns;
export const ROWS = SEA.rows;
export const CELLS = SEA.cells;

export const columnOf = (cell: Cell): number => SEA.columnOf(cell);
export const rowOf = (cell: Cell): number => SEA.rowOf(cell);
export const cornerOf = (cell: Cell): Place => SEA.cornerOf(cell);
export const pathBetween = (from: Cell, to: Cell, short: number): string => SEA.pathBetween(from, to, short);
