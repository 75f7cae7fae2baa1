import { expect, test } from "vitest";
import {
  aimOf,
  arrowLength,
  barred,
  firstAim,
  flickText,
  intoArea,
  isBarred,
  placeOf,
  placeText,
} from "./aim";
import { Pull } from "./pull";
import { limits, school } from "../fixture";

const flat = { phi: 0, power: 0.5, side: 0, head: false };

test("an aim is written as the server reads it", () => {
  expect(flickText({ phi: -Math.PI / 2, power: 0.62, side: -0.001, head: false })).toBe(
    "flick phi=4.7124 power=0.6200 side=0.00 height=0.00",
  );
  expect(flickText({ phi: 1.5, power: 1, side: 0.35, head: true })).toBe(
    "flick phi=1.5000 power=1.0000 side=0.35 height=1.00",
  );
  expect(aimOf("flick phi=1.5000 power=1.0000 side=0.35 height=1.00")).toEqual({
    phi: 1.5,
    power: 1,
    side: 0.35,
    head: true,
  });
  expect(aimOf("stay")).toBeNull();
});

test("a place is written in metres and read back", () => {
  expect(placeText({ x: 0.425, y: 0.50501 })).toBe("place x=0.425 y=0.505");
  expect(placeOf("place x=0.425 y=0.505")).toEqual({ x: 0.425, y: 0.505 });
  expect(intoArea([0.2, 0.4, 0.5, 0.6], { x: 0.9, y: 0.1 })).toEqual({ x: 0.5, y: 0.4 });
});

test("a finger does not fit where the server says so, except on the head", () => {
  const near = {
    ...limits(),
    blocked: [
      { side: 0, start: 6, end: 0.5 },
      { side: 0.85, start: 1, end: 2 },
    ],
  };
  const sectors = barred(near, { side: 0.1, head: false });
  expect(sectors).toEqual([{ side: 0, start: 6, end: 0.5 }]);
  expect([6.2, 0.2, -0.1].every((phi) => isBarred(sectors, phi))).toBe(true);
  expect(isBarred(sectors, 3)).toBe(false);
  expect(barred(near, { side: 0, head: true })).toEqual([]);
});

test("the first look is at one's own fish, and never where no finger fits", () => {
  const view = school();
  const me = view.penguins.find(({ colour }) => colour === view.turn)!;
  const door = view.doors.find(({ id }) => id === "D5")!;
  const straight = Math.atan2(door.centre[1]! - me.y, door.centre[0]! - me.x);
  expect(firstAim(view).phi).toBeCloseTo(straight);
  const walled = school({
    limits: { ...limits(), blocked: [{ side: 0, start: straight - 0.2, end: straight + 0.1 }] },
  });
  expect(firstAim(walled).phi).toBeGreaterThan(straight + 0.1);
});

test("the arrow ends at the first wall", () => {
  const wall = [0.1, -1, 0, 0.11, 1, 0.07];
  const lintel = [0.05, -1, 0.056, 0.06, 1, 0.07];
  expect(arrowLength([wall, lintel], { x: 0, y: 0 }, { ...flat, power: 1 })).toBeCloseTo(0.1, 2);
  expect(arrowLength([], { x: 0, y: 0 }, { ...flat, power: 1 })).toBe(0.25);
});

test("pulling down flicks up, and what the lifting finger does at the end is forgotten", () => {
  const pull = new Pull(100, 100, 0);
  expect(pull.move(100, 105, 10)).toBeNull();
  expect(pull.move(100, 192, 100)).toEqual({ angle: Math.PI / 2, power: 0.5 });
  pull.move(130, 190, 170);
  expect(pull.release(185)).toEqual({ angle: Math.PI / 2, power: 0.5 });
});

test("back in the dead zone nothing is flicked, and a tap is a tap", () => {
  const pull = new Pull(0, 0, 0);
  pull.move(60, 0, 50);
  pull.move(3, 0, 300);
  expect(pull.release(310)).toBeNull();
  expect(pull.went).toBe(true);
  const tap = new Pull(0, 0, 0);
  expect(tap.release(90)).toBeNull();
  expect(tap.went).toBe(false);
});
