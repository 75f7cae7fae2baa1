/** The lesson in three steps, and the warm-up after it (I82). Judged by what the server saw; no points, no hurry. */
import type { Aim } from "../aim/aim";
import type { Film } from "../film/film";
import { wayOf } from "../film/film";
import type { DoorSketch, GameEvent } from "../view";

export const STEPS = ["straight", "curl", "jump", "free"] as const;
export type Step = (typeof STEPS)[number];

export interface Attempt {
  aim: Aim;
  events: readonly GameEvent[];
  film: Film;
  doors: readonly DoorSketch[];
  /** Rooms before and after. */
  from: string | null;
  to: string | null;
  /** The room where the penguin started, and whether it has been elsewhere since. */
  home: string | null;
  left: boolean;
}

/** Off the straight line by this much the way is a curl. */
const HAND = 0.08; // metres

export function succeeds(step: Step, attempt: Attempt): boolean {
  const { events, doors, aim, from, to } = attempt;
  const through = events.filter((event) => event.kind === "door" && event.how === "through");
  switch (step) {
    case "straight":
      return through.some(
        (event) => event.kind === "door" && doors.some(({ id, fish }) => fish && id === event.door),
      );
    case "curl":
      return !aim.head && Math.abs(aim.side) >= 0.1 && bend(attempt) >= HAND;
    case "jump":
      return aim.head && to !== from && through.length === 0 && !events.some(({ kind }) => kind === "out");
    case "free":
      return attempt.left && to === attempt.home;
  }
}

/** How far the way went off the line on which it began. */
function bend({ film, aim }: Attempt): number {
  const track = film.tracks.get(0);
  if (!track) return 0;
  const points = wayOf(track);
  const [start] = points;
  return Math.max(
    ...points.map(({ x, y }) =>
      Math.abs((y - start!.y) * Math.cos(aim.phi) - (x - start!.x) * Math.sin(aim.phi)),
    ),
  );
}

export const after = (step: Step): Step => STEPS[Math.min(STEPS.length - 1, STEPS.indexOf(step) + 1)]!;
