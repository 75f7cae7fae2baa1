import { expect, test } from "vitest";
import { areaOf, dashOf, type Frame, pathOf, plyAt, plyByKey, spotsOf, xOf, yOf } from "./graph";

const frame: Frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test("plies go from the left edge to the right, chances from the bottom to the top", () => {
  expect([0, 5, 10].map((ply) => xOf(ply, 10, frame))).toEqual([10, 110, 210]);
  expect([0, 0.5, 1].map((chance) => yOf(chance, frame))).toEqual([110, 60, 10]);
});

test("a chance beyond what can be stays inside the picture", () => {
  expect(yOf(1.2, frame)).toBe(10);
  expect(yOf(-0.1, frame)).toBe(110);
});

test("a match without moves has one place", () => {
  expect(xOf(0, 0, frame)).toBe(10);
  expect(plyAt(200, 0, frame)).toBe(0);
});

test("a finger finds the nearest ply, and the first or last one beside the picture", () => {
  expect(plyAt(118, 10, frame)).toBe(5);
  expect(plyAt(121, 10, frame)).toBe(6);
  expect(plyAt(-40, 10, frame)).toBe(0);
  expect(plyAt(999, 10, frame)).toBe(10);
  expect(plyAt(5, 10, { ...frame, width: 0 })).toBe(0);
});

test("every place in the picture is found again", () => {
  for (let ply = 0; ply <= 37; ply++) expect(plyAt(xOf(ply, 37, frame), 37, frame)).toBe(ply);
});

test("a seat's chances become a line, and a ground below it", () => {
  const chances = [
    [0.5, 0.5],
    [1, 0],
  ];
  const spots = spotsOf(chances, 0, frame);
  expect(spots).toEqual([
    { x: 10, y: 60 },
    { x: 210, y: 10 },
  ]);
  expect(pathOf(spots)).toBe("M10 60L210 10");
  expect(areaOf(spots, frame)).toBe("M10 60L210 10L210 110L10 110Z");
  expect(areaOf([], frame)).toBe("");
  expect(spotsOf(chances, 1, frame)[1]).toEqual({ x: 210, y: 110 });
});

test("no two of five seats have the same strokes", () => {
  expect(new Set([0, 1, 2, 3, 4].map(dashOf)).size).toBe(5);
});

test("keys walk through the match and stop at its ends", () => {
  expect(plyByKey("ArrowRight", 3, 20)).toBe(4);
  expect(plyByKey("ArrowLeft", 0, 20)).toBe(0);
  expect(plyByKey("PageUp", 15, 20)).toBe(20);
  expect(plyByKey("Home", 15, 20)).toBe(0);
  expect(plyByKey("End", 15, 20)).toBe(20);
  expect(plyByKey("h", 15, 20)).toBeNull();
});
