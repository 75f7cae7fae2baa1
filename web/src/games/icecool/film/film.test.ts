import { expect, test } from "vitest";
import { between, poseAt, readFilm, seconds, standing, wayOf } from "./film";

/** Written by `seaboard.games.icecool.physics.trace.write_trace`: half a second in which red stands at
 *  (0.425, 0.505), blue slows down from (0.31, 0.1) to (0.31, 0.3), hops 20 mm high, leans 0.3 rad to the east and
 *  turns twice, and green leaves westwards after 20 frames. */
const TRACE =
  "ATwfAAN42q1ROQ7CMBCcJS0FEhQpkJB4FC9Ix48CL/AT8p4IpadMsoNtwiEnbGPG0s6sx1rZYwjqxgEVNlt4iBywb2Ghuwx9XBMl" +
  "wp1BgkpVjhxV1dfQKIMBQQaq61tSPhRKFEc/n09/4u92fTeHFwMtIN7/h0VkgqniqzA9wlm72qG7LfxUOd9zp7+kbwfZL4VrPjon" +
  "MBMPvrmPVQ==";

const bytes = (): ArrayBuffer => Uint8Array.from(atob(TRACE), (letter) => letter.charCodeAt(0)).buffer;

test("a film has the server's frames", async () => {
  const film = await readFilm(bytes());
  expect({ rate: film.rate, frames: film.frames, seconds: seconds(film) }).toEqual({
    rate: 60,
    frames: 31,
    seconds: 0.5,
  });
  expect([...film.tracks].map(([seat, { frames }]) => [seat, frames])).toEqual([
    [0, 1],
    [1, 31],
    [2, 20],
  ]);
});

test("a penguin is where the record says, between frames on the straight line", async () => {
  const film = await readFilm(bytes());
  const blue = film.tracks.get(1)!;
  expect(poseAt(film, blue, 0)).toMatchObject({ x: 0.31, y: 0.1, z: 0.017, uz: 1, yaw: 0 });
  const middle = poseAt(film, blue, 0.25)!;
  expect(middle.y).toBeCloseTo(0.25, 4);
  expect(middle.z).toBeCloseTo(0.037, 4);
  expect(middle.ux).toBeCloseTo(Math.sin(0.15), 1);
  expect(middle.yaw).toBeCloseTo(2 * Math.PI, 5);
  const [before, after] = [poseAt(film, blue, 0.25)!, poseAt(film, blue, 0.25 + 1 / 60)!];
  expect(poseAt(film, blue, 0.25 + 1 / 120)!.y).toBeCloseTo((before.y + after.y) / 2, 6);
  expect(poseAt(film, blue, 9)).toMatchObject({ y: 0.3 });
});

test("who never moved stands, who left is gone", async () => {
  const film = await readFilm(bytes());
  expect(poseAt(film, film.tracks.get(0)!, 0.4)).toMatchObject({ x: 0.425, y: 0.505, yaw: Math.PI });
  const green = film.tracks.get(2)!;
  expect(poseAt(film, green, 19 / 60)).toMatchObject({ x: 0.005 });
  expect(poseAt(film, green, 0.4)).toBeNull();
  expect(wayOf(green)).toHaveLength(20);
});

test("a film of another make is refused", async () => {
  const other = new Uint8Array(bytes());
  other[0] = 2;
  await expect(readFilm(other.buffer)).rejects.toThrow("version 2");
});

test("a glide takes the shorter turn", () => {
  const part = between(standing(0, 0, 350, 0.017), standing(0.2, 0, 10, 0.017), 0.5);
  expect(part.x).toBeCloseTo(0.1);
  expect(Math.cos(part.yaw)).toBeCloseTo(1);
});
