import { expect, test } from "vitest";
import { Squares } from "./squares";

const small = new Squares(3, 4);

test("rows are named from the bottom, columns from the left", () => {
  expect(small.cells.slice(0, 4)).toEqual(["a4", "b4", "c4", "a3"]);
  expect(small.cornerOf("a4")).toEqual({ x: 0, y: 0 });
  expect(small.centreOf("c1")).toEqual({ x: 250, y: 350 });
});

test("a point on the frame is no cell", () => {
  expect(small.cellUnder({ x: 299, y: 399 })).toBe("c1");
  expect(small.cellUnder({ x: -1, y: 20 })).toBeNull();
  expect(small.cellUnder({ x: 301, y: 20 })).toBeNull();
});

test("the edge stops an arrow key", () => {
  expect(small.neighbour("b2", "ArrowUp")).toBe("b3");
  expect(small.neighbour("a4", "ArrowLeft")).toBeNull();
  expect(small.neighbour("a4", "Enter")).toBeNull();
  expect(small.beside("a4")).toBe("b4");
});

test.each([3, 5, 9])("a board of %i has its frame", (size) => {
  const squares = new Squares(size, size);
  expect(squares.cells).toHaveLength(size * size);
  expect(squares.box).toEqual({ left: -26, top: -12, width: size * 100 + 38, height: size * 100 + 38 });
});
