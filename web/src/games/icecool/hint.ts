/** A hint: what is proposed, in words and as an arrow on the board. Grades: there is something, where, what. */
import type { Hint } from "../../wire/types";
import { aimOf, degrees, placeOf, type Aim } from "./aim/aim";
import type { IcePlay } from "./play.svelte";
import type { Point } from "./view";

export interface Shining {
  note: string;
  aim: Aim | null;
  place: Point | null;
}

export function shining(hint: Hint, play: IcePlay): Shining {
  const { say } = play.table;
  if (hint.grade === 1 || hint.move === null)
    return {
      note: say(hint.grade === 1 ? "hint-something" : "hint-where", { phase: play.view.phase }),
      aim: null,
      place: null,
    };
  const aim = aimOf(hint.move);
  if (aim)
    return {
      note: say("hint-flick", {
        degrees: degrees(aim.phi),
        power: Math.round(aim.power * 100),
        head: aim.head ? "yes" : "no",
      }),
      aim,
      place: null,
    };
  const place = placeOf(hint.move);
  if (place) return { note: say("hint-place"), aim: null, place };
  const [word = "", room = ""] = hint.move.split(" ");
  return { note: say(`hint-${word}`, { room: play.names.roomTitle(room) }), aim: null, place: null };
}
