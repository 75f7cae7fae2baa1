/** What is shown between two positions: who stands where, what the film says when, which door decision was close. */
import { expect, test } from "vitest";
import { flicked, penguin, school } from "../fixture";
import type { GameEvent, View } from "../view";
import { callOf, stripOf } from "./call";
import { cuesOf, differs, posesOf, settled } from "./cues";
import { standing } from "./film";

const rest = (x: number, y: number, stuck: string | null): GameEvent => ({
  kind: "rest",
  who: "R",
  x,
  y,
  yaw: 0,
  how: "stands",
  stuck,
  seen: [],
  clause: "I3",
});
const through = (fish: boolean): GameEvent => ({
  kind: "door",
  who: "R",
  door: "D5",
  to: "R5",
  how: "through",
  fish,
  t: 0.4,
  clause: "I21",
});
const with_ = (x: number, y: number, changes = {}): View =>
  school({ penguins: [penguin("R", x, y, changes), ...school().penguins.slice(1)] });

test("the strip of a door is the floor under its lintel", () => {
  const [d5, d1] = ["D5", "D1"].map((id) => school().doors.find((door) => door.id === id)!);
  const near = (values: number[]): unknown[] => values.map((value): unknown => expect.closeTo(value));
  expect(stripOf(d5!)).toEqual(near([0.28, 0.227, 0.34, 0.233]));
  expect(stripOf(d1!)).toEqual(near([0.387, 0.085, 0.393, 0.145]));
});

test("stopping in a door with one's own fish is a close call, with the server's millimetres", () => {
  const after = with_(0.31, 0.245, { stuck: "D5", in_frame: 4.5 });
  expect(callOf(school(), [flicked("R"), rest(0.31, 0.245, "D5")], after)).toMatchObject({
    who: "R",
    millimetres: 4.5,
    through: false,
    door: { id: "D5" },
  });
});

test("no call for a door whose fish is gone, for one who was stuck there already, or far behind it", () => {
  const bare = school({ doors: school().doors.map((door) => ({ ...door, tokens: [] })) });
  const after = with_(0.31, 0.245, { stuck: "D5", in_frame: 4.5 });
  expect(callOf(bare, [flicked("R"), rest(0.31, 0.245, "D5")], after)).toBeNull();
  expect(
    callOf(with_(0.31, 0.225, { stuck: "D5" }), [flicked("R"), rest(0.31, 0.245, "D5")], after),
  ).toBeNull();
  expect(callOf(school(), [flicked("R"), through(true), rest(0.31, 0.3, null)], with_(0.31, 0.3))).toBeNull();
});

test("through by a hair is one, too", () => {
  expect(
    callOf(school(), [flicked("R"), through(true), rest(0.31, 0.252, null)], with_(0.31, 0.252)),
  ).toMatchObject({ millimetres: 2, through: true });
});

test("cues come in the order of their times; a replay without times has none", () => {
  const late = { ...through(true), t: 0.9 } as GameEvent;
  expect(cuesOf([flicked("R"), late, through(false)]).map(({ at }) => at)).toEqual([0.4, 0.9]);
  expect(cuesOf([{ ...through(true), t: null } as GameEvent])).toEqual([]);
});

test("who leans gets upright where it stands, who was put back glides there", () => {
  const after = posesOf(school());
  const end = new Map(after);
  end.set("R", { ...standing(0.237, 0.066, 90, 0.017), ux: 0.6, uz: 0.8 });
  expect(differs(end, after)).toBe(true);
  const start = settled(end, after, 0).get("R")!;
  expect(start.ux).toBeCloseTo(0.6);
  expect(settled(end, after, 1)).toEqual(after);
  for (const part of [0.1, 0.4, 0.8]) {
    const { ux, uy, uz, x, y } = settled(end, after, part).get("R")!;
    expect(Math.hypot(ux, uy, uz)).toBeCloseTo(1);
    expect([x, y]).toEqual([0.237, 0.066]);
  }
  end.set("B", standing(0.3, 0.3, 0, 0.017));
  expect(settled(end, after, 0.5).get("B")!.x).toBeGreaterThan(0.3);
  expect(differs(after, after)).toBe(false);
});
