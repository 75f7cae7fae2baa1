import { expect, test } from "vitest";
import { spaces } from "../fixture";
import { drift, texture, tunnel, wallOf } from "./art";
import { Beach } from "./beach";
import { beyond, directionTo, Layout } from "./hex";

const beach = new Beach({
  rows: 7,
  spaces: spaces(),
  tiles: [
    { name: "0A", first_row: 0, rows: 2 },
    { name: "1A", first_row: 2, rows: 5 },
  ],
});

test("forward is a whole row, a diagonal half of one (O46)", () => {
  expect(beyond("d3", "N")).toBe("d5");
  expect(beyond("d3", "NE")).toBe("e4");
  expect(beyond("d3", "SW")).toBe("c2");
  expect(directionTo("d3", "c4")).toBe("NW");
  expect(directionTo("d3", "d7", 2)).toBe("N");
  expect(directionTo("d3", "g3")).toBeNull();
});

test("the sea is at the top, and odd columns lie half a row nearer to it", () => {
  const layout = new Layout(7);
  expect(layout.centreOf("c4").y).toBeGreaterThan(layout.centreOf("c6").y);
  expect(layout.centreOf("d5").y).toBeLessThan(layout.centreOf("c4").y);
  expect(layout.centreOf("d5").x - layout.centreOf("c4").x).toBe(75);
});

test("arrow keys stay on the beach", () => {
  expect(beach.neighbour("c4", "ArrowUp")).toBe("c6");
  expect(beach.neighbour("c4", "ArrowRight")).toBe("d5");
  expect(beach.neighbour("d5", "ArrowRight")).toBe("e4");
  expect(beach.neighbour("a0", "ArrowLeft")).toBeNull();
  expect(beach.neighbour("d13", "ArrowUp")).toBeNull();
});

test("the rows run from the sea to the land", () => {
  const rows = beach.rowsFromSea();
  expect(rows[0]).toEqual(["b13", "d13", "f13"]);
  expect(rows.at(-1)).toEqual(["a0", "c0", "e0", "g0"]);
  expect(rows.flat()).toHaveLength(49);
});

test("one outline round a group, one seam between stretches", () => {
  expect(beach.fences().match(/M/g)).toHaveLength(6);
  expect(beach.seams().match(/M/g)).toHaveLength(13);
});

test("every space has its place in the picture", () => {
  for (const space of beach.spaces)
    expect(texture(space).grains.length + (texture(space).ripple ? 1 : 0)).toBeLessThan(5);
  expect(wallOf(beach, beach.get("c4")!)).toMatch(/^x-rock/);
  expect(tunnel(beach, beach.get("a4")!)?.path).toMatch(/^M50 /);
  expect(drift(beach, beach.get("d13")!)).toBe(0);
});

test("a dug space is an obstacle now, whatever is printed there", () => {
  const { layout, tiles, spaces: printed } = beach;
  const dug = new Beach({ rows: layout.rows, tiles: [...tiles], spaces: [...printed] }, ["d5"]);
  expect([beach.get("d5")?.kind, dug.get("d5")?.kind]).toEqual([undefined, "O"]);
});
