/** A hint: what is proposed, in words, as an arrow on the board, or as a place to look at. */
import type { Hint } from "../../wire/types";
import { hintSentence } from "../hinting";
import { aimOf, degrees, placeOf, type Aim } from "./aim/aim";
import type { IcePlay } from "./play.svelte";
import type { Point } from "./view";

export interface Shining {
  note: string;
  aim: Aim | null;
  place: Point | null;
  /** The door or the penguin to look at. */
  look: Point | null;
}

export function shining(hint: Hint, play: IcePlay): Shining {
  const { say } = play.table;
  const move = hint.move ?? "";
  const aim = aimOf(move);
  return {
    note: hintSentence(hint, say, move === "" ? "" : advice(move, play)),
    aim,
    place: placeOf(move),
    look: aim === null ? lookedAt(hint.where.name, play) : null,
  };
}

function lookedAt(name: string | null, { view }: IcePlay): Point | null {
  const door = view.doors.find(({ id }) => id === name);
  if (door) return { x: door.centre[0]!, y: door.centre[1]! };
  return view.penguins.find(({ colour }) => colour === name) ?? null;
}

/** Beside the board, which shows the rest. */
function advice(move: string, play: IcePlay): string {
  const { say } = play.table;
  if (placeOf(move)) return say("hint-place");
  return aimOf(move) ? `${inWords(move, play)} ${say("hint-arrow")}` : inWords(move, play);
}

const CENTIMETRES = 100;

export function inWords(move: string, play: IcePlay): string {
  const aim = aimOf(move);
  const place = placeOf(move);
  const { say } = play.table;
  if (aim)
    return say("hint-flick", {
      degrees: degrees(aim.phi),
      power: Math.round(aim.power * 100),
      head: aim.head ? "yes" : "no",
    });
  if (place)
    return say("hint-start", {
      x: Math.round(place.x * CENTIMETRES),
      y: Math.round(place.y * CENTIMETRES),
    });
  const [word = "", room = ""] = move.split(" ");
  return say(`hint-${word}`, { room: play.names.roomTitle(room) });
}
