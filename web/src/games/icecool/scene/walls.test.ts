import { expect, test } from "vitest";
import { segments } from "./walls";

type Box = readonly number[];

/** Two boxes have a face in one place: the same plane, and a patch of it in common. */
function share(a: Box, b: Box): boolean {
  return [0, 1, 2].some((axis) => {
    const planes = [a[axis]!, a[axis + 3]!].filter((at) => at > 0 && (at === b[axis] || at === b[axis + 3]));
    const across = [0, 1, 2].filter((other) => other !== axis);
    const patch = across.every(
      (other) => Math.min(a[other + 3]!, b[other + 3]!) - Math.max(a[other]!, b[other]!) > 1e-6,
    );
    return planes.length > 0 && patch;
  });
}

test("no two walls have a face in one place, where both would flicker", () => {
  const walls: Box[] = [
    [0, 0, 0, 0.62, 0.003, 0.07],
    [0, 0, 0, 0.003, 0.62, 0.07],
    [0.387, 0, 0, 0.393, 0.085, 0.07],
    [0.387, 0.34, 0, 0.393, 0.393, 0.07],
    [0.227, 0.387, 0, 0.475, 0.393, 0.07],
  ];
  const shown = walls.map((wall) => segments({ rooms: [] }, wall)[0]!);
  const flickering = shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => (share(one, other) ? [[one, other]] : [])),
  );
  expect(flickering).toEqual([]);
});
