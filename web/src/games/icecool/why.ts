/** The server's refusals as sentences. */
import type { Refused } from "../../wire/types";
import type { Params } from "../contract";
import type { IcePlay } from "./play.svelte";

export interface Why {
  reason: string;
  title: string;
  text: string;
  clause: string | null;
  href: string | null;
}

export const rulebookLink = (clause: string): string => `/rules/icecool#${clause}`;

export function whySentence(play: IcePlay, { clause, reason, params }: Refused): Why {
  const told: Params = { ...(params as Params) };
  if (typeof told.rooms === "string")
    told.rooms = play.listed(
      told.rooms
        .split(" ")
        .filter(Boolean)
        .map((room) => play.names.roomTitle(room)),
    );
  if (typeof told.name === "string") told.name = play.table.say("parameter", { name: told.name });
  return {
    reason,
    title: play.table.say(`why-${reason}-title`, told),
    text: play.table.say(`why-${reason}`, told),
    clause,
    href: clause === null ? null : rulebookLink(clause),
  };
}
