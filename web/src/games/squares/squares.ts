/** A board of squares: which cells there are, and where they lie in the drawing. */

/** "a1" … "i9" */
export type Cell = string;

export interface Place {
  x: number;
  y: number;
}

/** A cell is this many units wide. */
export const UNIT = 100;
/** Left and below hold the coordinates. */
const WIDE_EDGE = 26;
const EDGE = 12;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Squares {
  readonly columns: readonly string[];
  /** From the top of the picture to its bottom. */
  readonly rows: readonly string[];
  /** Row by row from the top left. */
  readonly cells: readonly Cell[];
  /** The cells alone, in board units. */
  readonly width: number;
  readonly height: number;
  /** The whole picture with its frame, in board units. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };

  constructor(columns: number, rows: number) {
    this.columns = Array.from({ length: columns }, (_, index) => String.fromCharCode(97 + index));
    this.rows = Array.from({ length: rows }, (_, index) => String(rows - index));
    this.cells = this.rows.flatMap((row) => this.columns.map((column) => column + row));
    this.width = columns * UNIT;
    this.height = rows * UNIT;
    this.box = {
      left: -WIDE_EDGE,
      top: -EDGE,
      width: this.width + WIDE_EDGE + EDGE,
      height: this.height + WIDE_EDGE + EDGE,
    };
  }

  columnOf(cell: Cell): number {
    return cell.charCodeAt(0) - 97;
  }

  /** Counted from the top. */
  rowOf(cell: Cell): number {
    return this.rows.length - Number(cell[1]);
  }

  cellAt(column: number, row: number): Cell | null {
    const name = (this.columns[column] ?? "") + (this.rows[row] ?? "");
    return name.length === 2 ? name : null;
  }

  /** The upper left corner of a cell in board units. */
  cornerOf(cell: Cell): Place {
    return { x: this.columnOf(cell) * UNIT, y: this.rowOf(cell) * UNIT };
  }

  centreOf(cell: Cell): Place {
    return { x: (this.columnOf(cell) + 0.5) * UNIT, y: (this.rowOf(cell) + 0.5) * UNIT };
  }

  /** The cell under a point of the board, null on the frame. */
  cellUnder(place: Place): Cell | null {
    return this.cellAt(Math.floor(place.x / UNIT), Math.floor(place.y / UNIT));
  }

  /** The neighbour that an arrow key leads to; the board's edge stops it. */
  neighbour(cell: Cell, key: string): Cell | null {
    const [dx, dy] = STEPS[key] ?? [0, 0];
    return dx === 0 && dy === 0 ? null : this.cellAt(this.columnOf(cell) + dx, this.rowOf(cell) + dy);
  }

  /** Any cell that touches this one's side: to ask about a move that starts here. */
  beside(cell: Cell): Cell {
    return this.neighbour(cell, "ArrowRight") ?? this.neighbour(cell, "ArrowLeft") ?? cell;
  }

  /** A path between two cells, ending short of both pieces. */
  pathBetween(from: Cell, to: Cell, short: number): string {
    const a = this.centreOf(from);
    const b = this.centreOf(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const ux = (b.x - a.x) / length;
    const uy = (b.y - a.y) / length;
    return `M${a.x + ux * short} ${a.y + uy * short}L${b.x - ux * (short - 6)} ${b.y - uy * (short - 6)}`;
  }
}
