import { expect, test } from "vitest";
import type { Picture } from "../board/desk";
import { board } from "../fixture";
import { Eye3 } from "./camera";
import { toWorld } from "./world";

/** A phone on its side shows the school on its left half, and there the switch of views takes this corner. */
const [WIDTH, HEIGHT] = [422, 390];
const SWITCH = { left: 364, bottom: 150 };
const PARTS = 10;

/** Where penguins may stand in a part of the floor, in pixels. */
function seen(from: "above" | "part", [left, low, right, high]: readonly number[]) {
  const eye = new Eye3();
  const picture = { board: board(), from, part: board().area, pose: null, phi: 0 };
  eye.aim(picture as unknown as Picture, WIDTH, HEIGHT);
  return Array.from({ length: (PARTS + 1) ** 2 }, (_, number) => {
    const x = left! + ((right! - left!) * (number % (PARTS + 1))) / PARTS;
    const y = low! + ((high! - low!) * Math.floor(number / (PARTS + 1))) / PARTS;
    const spot = toWorld(x, y).project(eye.camera);
    return { x: ((spot.x + 1) / 2) * WIDTH, y: ((1 - spot.y) / 2) * HEIGHT };
  });
}

test.each([
  ["above", board().outer],
  ["part", board().area],
] as const)("on a phone on its side the whole floor is in sight: %s", (from, part) => {
  const spots = seen(from, part);
  expect(spots.filter(({ x, y }) => x < 0 || x > WIDTH || y < 0 || y > HEIGHT)).toEqual([]);
  expect(spots.filter(({ x, y }) => x > SWITCH.left && y < SWITCH.bottom)).toEqual([]);
});
