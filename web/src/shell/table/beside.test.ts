import { describe, expect, test } from "vitest";
import { mustRise } from "./beside";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a note", () => {
  const note = box(10, 600, 300, 60);
  const raised = box(10, 70, 300, 60);

  test("stays above the buttons while it covers nothing it speaks of", () => {
    expect(mustRise(note, raised, [])).toBe(false);
    expect(mustRise(note, raised, [box(50, 300, 60, 60)])).toBe(false);
    expect(mustRise(note, raised, [box(50, 660, 60, 60)])).toBe(false);
  });

  test("rises where it would lie on a mark", () => {
    expect(mustRise(note, raised, [box(50, 580, 60, 60)])).toBe(true);
    expect(mustRise(note, raised, [box(50, 300, 60, 60), box(200, 640, 60, 60)])).toBe(true);
  });

  test("stays where it would cover more above", () => {
    expect(mustRise(note, raised, [box(50, 590, 60, 20), box(50, 70, 60, 60)])).toBe(false);
  });
});
