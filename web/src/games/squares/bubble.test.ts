import { expect, test } from "vitest";
import { placeBubble } from "./bubble";
import { Squares } from "./squares";

const sea = new Squares(6, 6);

const speech = (at: string) => ({ at, title: "Too strong", text: "13 can’t take 14. F14" });

test("the bubble hangs below a target in the top row and above one in the bottom row", () => {
  expect(placeBubble(sea, speech("d6"), ["d6", "d4"], [], 374).below).toBe(true);
  expect(placeBubble(sea, speech("e1"), ["e1", "e3"], [], 374).below).toBe(false);
});

test.each([374, 359, 652])("it stays inside a board of %i pixels, wherever it points", (pixels) => {
  for (const cell of sea.cells) {
    const bubble = placeBubble(sea, speech(cell), [cell], [], pixels);
    expect(bubble.left).toBeGreaterThanOrEqual(0);
    expect((bubble.left / 100) * pixels + bubble.width).toBeLessThanOrEqual(pixels);
    expect(bubble.tip).toBeGreaterThan(0);
    expect(bubble.tip).toBeLessThan(bubble.width);
  }
});

test("in a small window it hangs below rather than out of the board", () => {
  const long = {
    at: "c5",
    title: "First the swaps",
    text: "Choose octopus or shark to swap, or keep your fish as they are. F7",
  };
  const pieces = sea.cells.filter((cell) => Number(cell[1]) < 5);
  expect(placeBubble(sea, long, ["c5", "c3", "d4"], pieces, 366).below).toBe(true);
});

test("it leaves the picked fish and the threatened one visible: above e2, right of d3", () => {
  const bubble = placeBubble(
    sea,
    { at: "e2", title: "Not beside a shark", text: "On e2 the octopus would threaten e1. F11" },
    ["e2", "d3", "e1"],
    [],
    374,
  );
  expect(bubble.below).toBe(false);
  expect((bubble.left / 100) * 638).toBeGreaterThanOrEqual(426 - 8);
});
