import { expect, test } from "vitest";
import type { Film } from "../film/film";
import { doors } from "../fixture";
import type { GameEvent } from "../view";
import { after, type Attempt, succeeds } from "./lesson";

/** Straight up from (0.2, 0.1), then so many millimetres to the side. */
const film = (aside: number): Film => {
  const frames = [
    [2000, 1000],
    [2000, 2000],
    [2000 + aside * 10, 2500],
  ];
  return {
    rate: 60,
    frames: 3,
    tracks: new Map([
      [0, { frames: 3, steps: Int16Array.from(frames.flatMap(([x, y]) => [x!, y!, 170, 0, 0, 100, 0])) }],
    ]),
  };
};
const door = (id: string, how: "through" | "over"): GameEvent => ({
  kind: "door",
  who: "R",
  door: id,
  to: "R5",
  how,
  fish: false,
  t: 0.4,
  clause: "I30",
});
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  aim: { phi: Math.PI / 2, power: 0.5, side: 0, head: false },
  events: [],
  film: film(0),
  doors: doors([]),
  from: "R1",
  to: "R1",
  home: "R1",
  left: false,
  ...changes,
});

test("straight: through a door that carries fish", () => {
  expect(succeeds("straight", attempt({ events: [door("D5", "through")] }))).toBe(true);
  expect(succeeds("straight", attempt({ events: [door("D1", "through")] }))).toBe(false);
  expect(succeeds("straight", attempt({ events: [door("D5", "over")] }))).toBe(false);
});

test("curl: off the straight line, by a finger beside the middle", () => {
  const aim = { phi: Math.PI / 2, power: 0.5, side: 0.4, head: false };
  expect(succeeds("curl", attempt({ aim, film: film(90) }))).toBe(true);
  expect(succeeds("curl", attempt({ aim, film: film(40) }))).toBe(false);
  expect(succeeds("curl", attempt({ film: film(90) }))).toBe(false);
});

test("jump: into another room, and not by a door", () => {
  const aim = { phi: Math.PI / 2, power: 0.8, side: 0, head: true };
  expect(succeeds("jump", attempt({ aim, to: "R4" }))).toBe(true);
  expect(succeeds("jump", attempt({ aim, to: "R4", events: [door("D4", "over")] }))).toBe(true);
  expect(succeeds("jump", attempt({ aim, to: "R4", events: [door("D4", "through")] }))).toBe(false);
  expect(succeeds("jump", attempt({ aim, to: "R1" }))).toBe(false);
});

test("free: home again after having left", () => {
  expect(succeeds("free", attempt({ from: "R5", left: true }))).toBe(true);
  expect(succeeds("free", attempt())).toBe(false);
});

test("after the last step one plays freely", () => {
  expect([after("straight"), after("jump"), after("free")]).toEqual(["curl", "free", "free"]);
});
