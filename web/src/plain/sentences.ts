/** Moves, events and refusals in words: the game's own where it has them, else the frame's. */
import type { Params, Say, Table } from "../games/contract";
import { listed } from "../games/listed";
import type { Hint, LogEntry, Refused } from "../wire/types";

/** The words of the frame, and of the game on the table: null where it has no such sentence. */
export interface Words {
  say: Say;
  own: (key: string, params?: Params) => string | null;
}

/** The fields of an event or a refusal as a sentence can use them: `none` for what is not told, a list as
 *  "a, b and c"; parts with parts of their own are left out. */
export function flat(fields: object, lang: string): Params {
  const found: Params = {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === null) found[name] = "none";
    else if (typeof value === "string" || typeof value === "number") found[name] = value;
    else if (typeof value === "boolean") found[name] = String(value);
    else if (Array.isArray(value) && value.every((item) => typeof item !== "object"))
      found[name] = listed(lang, value.map(String));
  }
  return found;
}

/** "White", or "Seat 1" where the game has no name for it. */
export const seatName = (seat: number, { say, own }: Words): string =>
  own(`seat-${seat}`) ?? say("set-up-seat", { number: seat + 1 });

/** `move-<text>` of the game's words, or the text itself. */
export const moveText = (move: string, { own }: Words): string => own(`move-${move}`) ?? move;

/** What an entry of the log tells: a sentence for every event that the game has one for, else its move.
 *  Besides the event's own fields a sentence knows `$name`, the player, and `$side`, the seat's name. */
export function told(entry: LogEntry, table: Table, words: Words): [string, ...string[]] {
  const sentences = entry.events.flatMap((event) => {
    if (typeof event !== "object" || event === null || !("kind" in event)) return [];
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : entry.seat;
    const who: Params = seat === null ? {} : { name: table.name(seat), side: seatName(seat, words) };
    return words.own(`event-${String(event.kind)}`, { ...who, ...flat(event, table.lang) }) ?? [];
  });
  const [first, ...more] = sentences;
  if (first !== undefined) return [first, ...more];
  return [entry.move === null ? words.say("plain-hidden") : moveText(entry.move, words)];
}

/** `why-<reason>` of the game's words, or a sentence that holds for every refusal. */
export function whySentence(
  refused: Refused,
  lang: string,
  { say, own }: Words,
): { title: string; text: string } {
  const params = { ...flat(refused.params, lang), move: refused.move, clause: refused.clause ?? "" };
  const isMove = refused.clause !== null;
  return {
    title: own(`why-${refused.reason}-title`, params) ?? say(isMove ? "type-not-allowed" : "type-not-a-move"),
    text: own(`why-${refused.reason}`, params) ?? say(isMove ? "plain-why" : "plain-no-move", params),
  };
}

/** A hint: the game's own sentence where it has one, else the cell to look at or the move. */
export function hintText({ grade, where, kind, reason, move }: Hint, { say, own }: Words): string {
  const about = reason ?? kind ?? where;
  const part = reason ? "reason" : kind ? "kind" : "at";
  const sentence = own(`hint-${part}-${about.kind}`, about.params as Params);
  if (move !== null)
    return [moveText(move, { say, own }), sentence].filter((text) => text !== null).join(". ");
  return sentence ?? say(`hint-grade-${grade}`, { where: where.name ?? "none" });
}
