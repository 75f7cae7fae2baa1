/** The table as a picture. */
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

/** The direction in which one looks: along the aim, along the flick that runs, or where the penguin looks. */
function lookOf(play: IcePlay, who: Letter | null): number {
  if (!play.show.over) return play.show.heading;
  if (play.aiming) return play.aim.phi;
  return who === null ? Math.PI / 2 : (play.show.poses.get(who)?.yaw ?? Math.PI / 2);
}

export function pictureOf(play: IcePlay): Picture {
  const { show, shown: view } = play;
  const ghosts = ghostsOf(play);
  const who = show.mover ?? view.turn;
  const idle = show.over;
  return {
    board: view.board,
    doors: view.doors,
    order: view.order,
    catcher: view.catcher,
    poses: show.poses,
    taken: show.taken,
    active: idle ? view.turn : null,
    watched: who,
    aim: play.aiming ? play.aim : null,
    hint: idle ? (play.hint?.aim ?? null) : null,
    look: idle ? (play.hint?.look ?? null) : null,
    sectors: play.barred,
    ghosts,
    placing: play.placing,
    ways: show.ways,
    still: play.table.reducedMotion,
    // Choosing a red line needs all of them in sight.
    from: play.sight !== "follow" ? "above" : play.placing ? "area" : ghosts === null ? "follow" : "above",
    pose: (who && show.poses.get(who)) ?? null,
    phi: lookOf(play, who),
    rolling: show.rolling,
  };
}
