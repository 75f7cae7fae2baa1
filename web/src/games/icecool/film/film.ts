/** A flick as the server recorded it. Nothing is computed anew here: between two frames everything is straight.
 *  The format is told in docs/icecool-board.md. */

/** Where a penguin is: the middle of its round base, the axis it leans along, and how far it has turned. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  /** Unit axis from base to head. */
  ux: number;
  uy: number;
  uz: number;
  /** Radians, counter-clockwise from east. */
  yaw: number;
}

export interface Track {
  frames: number;
  /** Seven numbers a frame: x, y, z, axis, yaw, in the steps of the format. */
  steps: Int16Array;
}

export interface Film {
  /** Frames a second. */
  rate: number;
  frames: number;
  /** By seat. A penguin that never moved has one frame, one that left the board fewer than the film. */
  tracks: ReadonlyMap<number, Track>;
}

const VERSION = 1;
const HEADER = 5;
const COLUMNS = 7;
const METRE = 10_000;
const TURN = 512;

export const seconds = (film: Film): number => (film.frames - 1) / film.rate;

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function readFilm(trace: ArrayBuffer): Promise<Film> {
  const header = new Uint8Array(trace, 0, HEADER);
  if (header[0] !== VERSION) throw new Error(`film version ${header[0]}`);
  const content = await inflated(new Uint8Array(trace, HEADER));
  const tracks = new Map<number, Track>();
  let at = 0;
  for (let penguin = 0; penguin < header[4]!; penguin++) {
    const frames = content[at + 1]! + 256 * content[at + 2]!;
    tracks.set(content[at]!, { frames, steps: summed(content.subarray(at + 3), frames) });
    at += 3 + 2 * COLUMNS * frames;
  }
  return { rate: header[1]!, frames: header[2]! + 256 * header[3]!, tracks };
}

/** Columns of second differences, low bytes before high ones: summed twice they are the steps, frame by frame. */
function summed(bytes: Uint8Array, frames: number): Int16Array {
  const steps = new Int16Array(COLUMNS * frames);
  const size = COLUMNS * frames;
  for (let column = 0; column < COLUMNS; column++) {
    let speed = 0;
    let place = 0;
    for (let frame = 0; frame < frames; frame++) {
      const index = column * frames + frame;
      speed = (speed + bytes[index]! + 256 * bytes[size + index]!) & 0xffff;
      place = (place + speed) & 0xffff;
      steps[frame * COLUMNS + column] = place;
    }
  }
  return steps;
}

/** Where a penguin is at a time; null once it has left the board. */
export function poseAt(film: Film, track: Track, time: number): Pose | null {
  const left = track.frames > 1 && track.frames < film.frames;
  const exact = Math.max(0, time * film.rate);
  if (left && exact > track.frames - 1) return null;
  const first = Math.min(Math.floor(exact), track.frames - 1);
  const second = Math.min(first + 1, track.frames - 1);
  const part = second === first ? 0 : exact - first;
  const at = (column: number): number => {
    const from = track.steps[first * COLUMNS + column]!;
    // A yaw may run over the end of its sixteen bits.
    const way = ((track.steps[second * COLUMNS + column]! - from + 0x18000) & 0xffff) - 0x8000;
    return from + way * part;
  };
  const [ux, uy, uz] = [at(3), at(4), at(5)];
  const length = Math.hypot(ux, uy, uz) || 1;
  return {
    x: at(0) / METRE,
    y: at(1) / METRE,
    z: at(2) / METRE,
    ux: ux / length,
    uy: uy / length,
    uz: uz / length,
    yaw: (at(6) / TURN) * 2 * Math.PI,
  };
}

/** The way a penguin took, for drawing. */
export function wayOf(track: Track): { x: number; y: number; z: number }[] {
  return Array.from({ length: track.frames }, (_, frame) => {
    const at = (column: number): number => track.steps[frame * COLUMNS + column]! / METRE;
    return { x: at(0), y: at(1), z: at(2) };
  });
}

export const standing = (x: number, y: number, yawDegrees: number, radius: number): Pose => ({
  x,
  y,
  z: radius,
  ux: 0,
  uy: 0,
  uz: 1,
  yaw: (yawDegrees * Math.PI) / 180,
});

/** From one pose to another by the shorter turn: glides and getting upright. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const turn = ((((to.yaw - from.yaw) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const [ux, uy, uz] = [mix(from.ux, to.ux), mix(from.uy, to.uy), mix(from.uz, to.uz)];
  const length = Math.hypot(ux, uy, uz) || 1;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    ux: ux / length,
    uy: uy / length,
    uz: uz / length,
    yaw: from.yaw + turn * part,
  };
}
