import { expect, test } from "vitest";
import { filmOf, withFilm } from "./films";

const frame = (entry: number, ...bytes: number[]): ArrayBuffer => {
  const whole = new Uint8Array(4 + bytes.length);
  new DataView(whole.buffer).setUint32(0, entry, true);
  whole.set(bytes, 4);
  return whole.buffer;
};

test("a frame is the number of its log entry and a film", () => {
  const [entry, film] = filmOf(frame(70_000, 1, 60, 9));
  expect(entry).toBe(70_000);
  expect([...new Uint8Array(film)]).toEqual([1, 60, 9]);
});

test("a film takes the place of the one that was taken back, and the oldest are forgotten", () => {
  let films: ReadonlyMap<number, ArrayBuffer> = new Map();
  for (let entry = 0; entry < 60; entry++) films = withFilm(films, entry, frame(entry));
  expect(films.size).toBe(40);
  expect(films.has(19)).toBe(false);
  const again = new ArrayBuffer(1);
  films = withFilm(films, 59, again);
  expect(films.size).toBe(40);
  expect(films.get(59)).toBe(again);
});
