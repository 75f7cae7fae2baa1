/** What a picture of the school needs of whoever plays on it: a table, or the practice room. */
import type { Say } from "../../contract";
import type { Aim, Sector } from "../aim/aim";
import type { Poses } from "../film/cues";
import type { Pose } from "../film/film";
import type { Way } from "../show.svelte";
import type { BoardSketch, DoorSketch, Letter, Point } from "../view";

/** From behind the penguin, over the whole school, or the plan without 3D. */
export type Sight = "follow" | "above" | "plan";
export const SIGHTS: readonly Sight[] = ["follow", "above", "plan"];

/** Everything that is to be seen. */
export interface Picture {
  board: BoardSketch;
  doors: readonly DoorSketch[];
  order: readonly Letter[];
  catcher: Letter | null;
  poses: Poses;
  /** Tokens that have been taken off their lintels, and how far they have hopped: 0 … 1. */
  taken: ReadonlyMap<string, number>;
  /** Whose turn it is: has a ring. */
  active: Letter | null;
  /** Whose penguin needs no name: everybody looks at it. */
  watched: Letter | null;
  aim: Aim | null;
  hint: Aim | null;
  /** What a hint speaks of: a door, a penguin. */
  look: Point | null;
  sectors: readonly Sector[];
  /** Where a penguin could be put. */
  ghosts: { who: Letter; points: readonly Point[] } | null;
  placing: boolean;
  ways: readonly Way[];
  /** No motion, please. */
  still: boolean;
  /** Looking from behind, at a part of the floor, or at the whole school. */
  from: "follow" | "part" | "above";
  /** That part, as left, low, right and high. */
  part: readonly number[];
  /** Who is followed; null: nobody, look at the school. */
  pose: Pick<Pose, "x" | "y" | "z"> | null;
  /** The direction in which one looks over the penguin. */
  phi: number;
  /** A film runs: the eye keeps close. */
  rolling: boolean;
}

export interface Desk {
  readonly picture: Picture;
  readonly sight: Sight;
  /** False where the browser cannot draw in three dimensions: then there is the plan. */
  deep: boolean;
  readonly aiming: boolean;
  readonly placing: boolean;
  readonly aim: Aim;
  readonly isBarred: boolean;
  /** Flicking needs the button; else letting go flicks. */
  readonly confirms: boolean;
  pulling: boolean;
  readonly say: Say;
  change(part: Partial<Aim>): void;
  aimAt(point: Point): void;
  putAt(point: Point): void;
  flick(): void;
  look(sight: Sight): void;
  /** Ends a film that runs; answers whether there was one. */
  skip(): boolean;
  name(letter: Letter): string;
  roomTitle(room: string): string;
  /** One of the ghosts was touched. */
  choose(ghost: number): void;
}
