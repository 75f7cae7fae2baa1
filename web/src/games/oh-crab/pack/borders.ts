/** The border between two tiles of the beach, as a line along its hexagons. */
import type { Beach } from "../beach/beach";
import { beyond, EDGES, edgePath } from "../beach/hex";

/** Border 0 lies between the Start tile and the first Beach tile. */
function border(beach: Beach, number: number): string {
  return beach.spaces
    .filter((space) => space.tile === number + 1)
    .flatMap((space) =>
      EDGES.map((direction, k) =>
        (beach.get(beyond(space.cell, direction))?.tile ?? number + 1) <= number ? edgePath(space.at, k) : "",
      ),
    )
    .join("");
}

export const pendingBorders = (beach: Beach, borders: readonly number[]): string[] =>
  borders.map((number) => border(beach, number));

/** How high the border below a tile lies in the drawing; the one above it is the next tile's. */
export const borderY = (beach: Beach, tile: number): number =>
  beach.layout.yOf(2 * (beach.tiles[tile]?.first_row ?? beach.layout.rows) - 1);
