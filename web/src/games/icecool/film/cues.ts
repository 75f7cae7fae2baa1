/** What a film has to say at which moment, and how its end is carried over into the position that came of it. Pure. */
import type { GameEvent, Letter, View } from "../view";
import { between, type Film, type Pose, poseAt, standing } from "./film";

export type Poses = ReadonlyMap<Letter, Pose>;

export const posesOf = (view: View): Poses =>
  new Map(
    view.penguins.map(({ colour, x, y, yaw }) => [colour, standing(x, y, yaw, view.board.penguin[0]!)]),
  );

/** Everybody at a time of the film; who is not in it stands as before. */
export function posesAt(film: Film, order: readonly Letter[], before: Poses, time: number): Poses {
  const poses = new Map(before);
  for (const [seat, track] of film.tracks) {
    const letter = order[seat];
    if (letter === undefined) continue;
    const pose = poseAt(film, track, time);
    if (pose) poses.set(letter, pose);
    else poses.delete(letter);
  }
  return poses;
}

export interface Cue {
  at: number;
  event: GameEvent;
}

/** The events with a time of their own, in order. */
export const cuesOf = (events: readonly GameEvent[]): Cue[] =>
  events
    .flatMap((event) => ("t" in event && event.t !== null ? [{ at: event.t, event }] : []))
    .sort((a, b) => a.at - b.at);

/** A token on its lintel: "D5R". */
export const tokenKey = (door: string, letter: Letter): string => `${door}${letter}`;

const WOBBLES = 2.25; // full swings while getting upright

/** From the end of a film to the position after it: who leans gets upright with a wobble, who was put elsewhere glides. */
export function settled(end: Poses, after: Poses, part: number): Poses {
  const poses = new Map<Letter, Pose>();
  for (const [letter, to] of after) {
    const from = end.get(letter);
    if (!from) {
      poses.set(letter, to);
      continue;
    }
    const glide = between(from, to, eased(part));
    const swing = Math.cos(part * WOBBLES * 2 * Math.PI) * (1 - part) ** 2;
    poses.set(letter, part >= 1 ? to : { ...glide, ...leaning(from, swing) });
  }
  return poses;
}

function leaning({ ux, uy }: Pose, share: number): Pick<Pose, "ux" | "uy" | "uz"> {
  const [x, y] = [ux * share, uy * share];
  return { ux: x, uy: y, uz: Math.sqrt(Math.max(0, 1 - x * x - y * y)) };
}

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** True if somebody stands elsewhere or leans: then there is something to settle. */
export function differs(end: Poses, after: Poses): boolean {
  return [...after].some(([letter, to]) => {
    const from = end.get(letter);
    return !from || Math.hypot(from.x - to.x, from.y - to.y) > 0.0005 || from.uz < 0.995;
  });
}
