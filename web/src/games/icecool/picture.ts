/** The table as a picture. */
import { clamp } from "./aim/aim";
import type { Picture } from "./board/desk";
import type { IcePlay } from "./play.svelte";
import type { Letter, Point } from "./view";

function ghostsOf(play: IcePlay): { who: Letter; points: readonly Point[] } | null {
  const { shown: view } = play;
  if (play.placing)
    return { who: view.catcher, points: play.hint?.place ? [play.spot, play.hint.place] : [play.spot] };
  if (play.show.over && play.myTurn && view.phase === "line" && view.turn)
    return { who: view.turn, points: view.lines };
  return null;
}

/** Half of what is looked at around a penguin that may be put on a red line, in metres. */
const [ASIDE, AHEAD] = [0.11, 0.07];

/** The part of the floor that a question is about: where the Catcher may wait, or a penguin with its points of a red line. */
function partOf(play: IcePlay, ghosts: ReturnType<typeof ghostsOf>): readonly number[] {
  const { board } = play.shown;
  const me = ghosts && play.show.poses.get(ghosts.who);
  if (play.placing || !ghosts || !me) return board.area;
  const xs = [me.x, ...ghosts.points.map(({ x }) => x)];
  const ys = [me.y, ...ghosts.points.map(({ y }) => y)];
  const [left, low, right, high] = board.outer as [number, number, number, number];
  const x = clamp((Math.min(...xs) + Math.max(...xs)) / 2, left + ASIDE, right - ASIDE);
  const y = clamp((Math.min(...ys) + Math.max(...ys)) / 2, low + AHEAD, high - AHEAD);
  return [x - ASIDE, y - AHEAD, x + ASIDE, y + AHEAD];
}

/** The direction in which one looks: along the aim, along the flick that runs, or where the penguin looks. */
function lookOf(play: IcePlay, who: Letter | null): number {
  if (!play.show.over) return play.show.heading;
  if (play.aiming) return play.aim.phi;
  return who === null ? Math.PI / 2 : (play.show.poses.get(who)?.yaw ?? Math.PI / 2);
}

export function pictureOf(play: IcePlay): Picture {
  const { show, shown: view } = play;
  const ghosts = ghostsOf(play);
  // After a try nobody else takes aim: one stays with the learner.
  const turn = play.table.ended ? view.you : view.turn;
  const who = show.mover ?? turn;
  const idle = show.over;
  return {
    board: view.board,
    doors: view.doors,
    order: view.order,
    catcher: view.catcher,
    poses: show.poses,
    taken: show.taken,
    active: idle ? turn : null,
    watched: who,
    aim: play.aiming ? play.aim : null,
    hint: idle ? (play.hint?.aim ?? null) : null,
    look: idle ? (play.hint?.look ?? null) : null,
    sectors: play.barred,
    ghosts,
    placing: play.placing,
    ways: show.ways,
    still: play.table.reducedMotion,
    // A place is chosen on the floor, and not from behind.
    from: play.sight !== "follow" ? "above" : ghosts === null ? "follow" : "part",
    part: partOf(play, ghosts),
    pose: (who && show.poses.get(who)) ?? null,
    phi: lookOf(play, who),
    rolling: show.rolling,
  };
}
