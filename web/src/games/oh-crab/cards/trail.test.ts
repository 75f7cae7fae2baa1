import { expect, test } from "vitest";
import { FACES } from "../fixture";
import { crabOf, lines, outline } from "./face";
import { drawTrail } from "./trail";

const face = (card: string) => FACES.find((each) => each.card === card)!;
const trail = { cards: ["R2", "R3"], joints: [["S"]], ghost: null, fresh: null, face, before: 0, after: 0 };

test("fitting halves close to a whole icon where the cards touch", () => {
  const { width, laid, joints } = drawTrail(trail);
  expect(width).toBe(200);
  expect(laid.map(({ joins }) => joins)).toEqual([
    { left: false, right: true },
    { left: true, right: false },
  ]);
  expect(joints).toEqual([{ x: 100, y: 31, icon: "S", live: false }]);
});

test("a ghost at either end shows what it would complete", () => {
  const right = drawTrail({ ...trail, ghost: { card: "R4", side: "right", fits: ["D"] }, before: 78 });
  expect(right.laid.map(({ card, x, ghost }) => [card, x, ghost])).toEqual([
    ["R2", 78, false],
    ["R3", 178, false],
    ["R4", 278, true],
  ]);
  expect(right.joints.at(-1)).toEqual({ x: 278, y: 31, icon: "D", live: true });
  const left = drawTrail({ ...trail, ghost: { card: "R1", side: "left", fits: ["C"] } });
  expect(left.joints[0]).toEqual({ x: 100, y: 31, icon: "C", live: true });
});

test("the first card of a Trail has no neighbour", () => {
  expect(
    drawTrail({ ...trail, cards: [], joints: [], ghost: { card: "R1", side: "right", fits: [] } }),
  ).toMatchObject({ width: 100, joints: [] });
});

test("two slots can fit at one junction", () => {
  const pair = drawTrail({ ...trail, cards: ["SLALOM1", "SLALOM1"], joints: [["D", "D"]] });
  expect(pair.joints.map(({ y }) => y)).toEqual([31, 73]);
});

test("names break into two balanced lines", () => {
  expect(lines("Slalom!")).toEqual(["Slalom!"]);
  expect(lines("Sand in the eyes!")).toEqual(["Sand in", "the eyes!"]);
  expect(lines("Sable dans les yeux\u202f!")).toEqual(["Sable dans", "les yeux\u202f!"]);
});

test("a start card shows its crab, a Market card none", () => {
  expect(crabOf(face("R1"))).toBe("red");
  expect(crabOf(face("GULL1"))).toBeNull();
  expect(outline({ left: true })).toContain("M0 0");
});
