import { expect, test } from "vitest";
import { capture, fishOf, hunt, pass, swapTurn } from "./fixture";
import { scenes } from "./motion";
import { after, shownOf } from "./shown";
import type { GameEvent } from "./view";

const swap: GameEvent = {
  kind: "swap",
  special: "O",
  colour: "R",
  origin: "f1",
  cell: "d3",
  partner: fishOf("R9"),
  clause: "F8",
};

test("a capture slides one pile and ends on top of the caught one", () => {
  const shown = shownOf(hunt());
  const event = capture("a1", "d1", "R10", "P7");
  const [scene] = scenes(shown, [event]);
  expect(scene).toMatchObject({ flights: [{ from: "a1", to: "d1", swing: 0 }], milliseconds: 240 });
  expect(scene!.still.has("a1")).toBe(false);
  expect(after(shown, event)?.get("d1")).toEqual([fishOf("R10"), fishOf("P7")]);
});

test("a swap lets two fish cross", () => {
  const shown = shownOf(swapTurn());
  expect(scenes(shown, [swap])[0]!.flights.map(({ from, to }) => from + to)).toEqual(["d3f1", "f1d3"]);
  expect(after(shown, swap)?.get("d3")).toEqual([fishOf("R16")]);
});

test("many moves at once share the time of a short one", () => {
  const events = [capture("a1", "d1", "R10", "P7"), pass("P"), capture("d1", "f1", "R10", "R3")];
  const all = scenes(shownOf(hunt()), events);
  expect(all).toHaveLength(2);
  expect(all.reduce((sum, scene) => sum + scene.milliseconds, 0)).toBeLessThanOrEqual(400);
});

test("events that do not fit the drawing end the show: the server's view counts", () => {
  expect(scenes(shownOf(hunt()), [capture("c3", "d1", "R10", "P7")])).toEqual([]);
  expect(scenes(shownOf(hunt()), [{ kind: "deal", starter: "P", clause: "F25" }])).toEqual([]);
});
