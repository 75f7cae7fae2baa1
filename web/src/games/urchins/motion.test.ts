import { expect, test } from "vitest";
import { Squares } from "../squares/squares";
import { added, captured, jumping, moved, placed, reef, skipped } from "./fixture";
import { placeOf, scenes } from "./motion";
import { after, drawnOn, shownOf, withDraft } from "./shown";

const board = new Squares(5, 5);
const shore = () => ({ x: 200, y: 500 });

test("a token move leaves the lower urchin behind", () => {
  const shown = after(shownOf(jumping()), moved("c3", "c5", "y", { jumped: ["c4"] }))!;
  expect(drawnOn(shown, "c3").tokens).toEqual(["r"]);
  expect(drawnOn(shown, "c5").tokens).toEqual(["y"]);
});

test("an event that does not fit the drawing is not followed", () => {
  expect(after(shownOf(jumping()), moved("a1", "a2"))).toBeNull();
  expect(scenes(shownOf(jumping()), [moved("a1", "a2"), added("r", "a1")], board, shore)).toEqual([]);
});

test("a draft is drawn as if it were played", () => {
  const shown = withDraft(shownOf(reef("3/1yr/yA2")), "*b2", 0);
  expect([drawnOn(shown, "a1").pawn, drawnOn(shown, "b2").pawn]).toEqual([null, 0]);
  expect(drawnOn(withDraft(shownOf(jumping()), "y@c4", 0), "c4").tokens).toEqual(["y", "r"]);
});

test("every step of a turn is a scene, a skipped one is none", () => {
  const caught = captured("c5", [
    ["c5", ["y"]],
    ["c4", ["r"]],
  ]);
  const found = scenes(
    shownOf(jumping()),
    [skipped(), moved("c3", "c5", "y", { jumped: ["c4"] }), placed("c5"), caught],
    board,
    shore,
  );
  expect(found.map((scene) => scene.flights.length)).toEqual([1, 1, 3]);
  expect(found[0]!.flights[0]).toMatchObject({ from: { x: 200, y: 200 }, to: { x: 200, y: 0 } });
  expect(found[2]!.squares).toHaveLength(1);
  expect(drawnOn(found[2]!.still, "c5")).toEqual({ tokens: [], pawn: null });
});

test("many steps at once share the time, and the last few are enough", () => {
  const many = Array.from({ length: 12 }, (_, index) => added("y", board.cells[index]!));
  const found = scenes(shownOf(reef("5/5/5/5/5")), many, board, shore);
  expect(found).toHaveLength(8);
  expect(found.reduce((sum, scene) => sum + scene.milliseconds, 0)).toBeLessThanOrEqual(901);
});

test("a flight starts and ends where it should", () => {
  const [scene] = scenes(shownOf(jumping()), [added("y", "a1")], board, shore);
  const flight = scene!.flights[0]!;
  expect(placeOf(flight, 0)).toMatchObject({ x: 200, y: 500, opacity: 0 });
  expect(placeOf(flight, 1)).toMatchObject({ x: 0, scale: 1, opacity: 1 });
});
