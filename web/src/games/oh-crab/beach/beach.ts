/** The beach of a match: its spaces by name, its stretches, and the lines that are drawn between them. */
import type { Cell, Space, Tile } from "../view";
import { beyond, COLUMNS, columnOf, EDGES, edgePath, heightOf, Layout, type Place } from "./hex";

export interface Ground extends Space {
  at: Place;
  /** Which stretch of the beach it belongs to, from the land. */
  tile: number;
}

export interface Printed {
  rows: number;
  tiles: Tile[];
  spaces: Space[];
}

const rowOf = (cell: Cell): number => heightOf(cell) >> 1;

export class Beach {
  readonly layout: Layout;
  readonly tiles: readonly Tile[];
  readonly spaces: readonly Ground[];
  readonly #byName: ReadonlyMap<Cell, Ground>;

  /** The spaces named in `dug` are printed as standard ones, and are obstacles now. */
  constructor({ rows, tiles, spaces }: Printed, dug: readonly Cell[] = []) {
    this.layout = new Layout(rows);
    this.tiles = tiles;
    const tileOf = (cell: Cell): number => tiles.findLastIndex((tile) => tile.first_row <= rowOf(cell));
    this.spaces = spaces.map((space) => ({
      ...space,
      ...(dug.includes(space.cell) && { kind: "O" as const }),
      at: this.layout.centreOf(space.cell),
      tile: tileOf(space.cell),
    }));
    this.#byName = new Map(this.spaces.map((space) => [space.cell, space]));
  }

  get(cell: Cell): Ground | undefined {
    return this.#byName.get(cell);
  }

  /** The middle of a space, or of a crab's place in the water. */
  placeOf(cell: Cell, crab: string): Place {
    if (cell !== "sea") return this.layout.centreOf(cell);
    const order = "ROBGN".indexOf(crab);
    return { x: 91 + order * 92, y: order % 2 === 0 ? 52 : 38 };
  }

  isWater(space: Ground): boolean {
    return space.kind === "C";
  }

  /** 0 at the promenade, 100 at the water: how wet the sand is. */
  wetness(space: Ground): number {
    return Math.round(100 * (heightOf(space.cell) / (2 * this.layout.rows - 1)) ** 1.6);
  }

  /** The seams between stretches, as one path. */
  seams(): string {
    return this.#edges((space, next) => next !== undefined && next.tile < space.tile, 50);
  }

  /** One outline round each group of inaccessible spaces. */
  fences(): string {
    return this.#edges((space, next) => space.kind === "X" && next?.kind !== "X", 48);
  }

  #edges(drawn: (space: Ground, next: Ground | undefined) => boolean, radius: number): string {
    return this.spaces
      .flatMap((space) =>
        EDGES.map((direction, k) =>
          drawn(space, this.get(beyond(space.cell, direction))) ? edgePath(space.at, k, radius) : "",
        ),
      )
      .join("");
  }

  /** The rows as a screen reader walks them, from the sea to the land. */
  rowsFromSea(): Cell[][] {
    const found: Cell[][] = [];
    for (let height = 2 * this.layout.rows - 1; height >= 0; height--) {
      const row = this.spaces.filter((space) => heightOf(space.cell) === height).map((space) => space.cell);
      if (row.length > 0) found.push(row.sort((a, b) => columnOf(a) - columnOf(b)));
    }
    return found;
  }

  /** The space that an arrow key leads to: up and down along the column, left and right a diagonal either way. */
  neighbour(cell: Cell, key: string): Cell | null {
    if (key === "ArrowUp") return this.#known(beyond(cell, "N"));
    if (key === "ArrowDown") return this.#known(beyond(cell, "S"));
    const even = columnOf(cell) % 2 === 0;
    if (key === "ArrowRight") return this.#known(beyond(cell, even ? "NE" : "SE"));
    if (key === "ArrowLeft") return this.#known(beyond(cell, even ? "NW" : "SW"));
    return null;
  }

  #known(cell: Cell): Cell | null {
    return COLUMNS.includes(cell[0]!) && this.#byName.has(cell) ? cell : null;
  }
}
