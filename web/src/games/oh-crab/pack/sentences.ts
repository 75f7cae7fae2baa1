/** The events of the Adventure Pack in words: whole sentences, and a few words for the line of a turn. */
import type { Params } from "../../contract";
import type { CrabPlay } from "../play.svelte";
import type { GameEvent } from "../view";

/** "Ada 3, Mona 2": the places in a Challenge. */
export const countsOf = (play: CrabPlay, counts: readonly number[]): string =>
  counts
    .map((count, seat) => play.table.say("race-count", { name: play.table.name(seat), count }))
    .join(", ");

/** What the sentences want to know; null: no event of the pack. */
function paramsOf(play: CrabPlay, event: GameEvent): Params | null {
  const { names, table } = play;
  const card = (id: string): string => names.quoted(play.face(id));
  const who = (seat: number): Params => ({
    name: table.name(seat),
    you: seat === table.state.seat ? "yes" : "no",
  });
  switch (event.kind) {
    case "surprise":
      return { crab: names.crab(event.crab), token: event.token };
    case "shell_lost":
      return { ...who(event.seat), n: event.n };
    case "dropped":
    case "card_back":
      return { ...who(event.seat), card: card(event.card) };
    case "dug":
    case "hidden":
      return { cell: event.cell };
    case "spied":
      return { ...who(event.seat), cell: event.cell, token: event.token ?? "" };
    case "event_revealed":
      return { event: event.event };
    case "market_blown":
      return {};
    case "claw_back":
      return { crab: names.crab(event.crab) };
    case "counted":
      return {
        challenge: event.challenge,
        counts: countsOf(play, event.counts ?? []),
        first: event.first.length,
        names: play.namesOf(event.first),
      };
    case "challenge_opened":
      return { challenge: event.challenge };
    case "rewarded":
      return { ...who(event.seat), what: event.what };
    case "reacted":
    case "declined":
      return { ...who(event.seat), card: event.card };
    case "picked":
    case "stored":
      return who(event.seat);
    case "endowed":
      return { crab: names.crab(event.crab), card: event.card };
    default:
      return null;
  }
}

/** Where there is more to say than the plain sentence. */
function keyOf(event: GameEvent): string {
  if (event.kind === "counted") return "counted-all";
  if (event.kind === "spied" && event.token) return "spied-token";
  return event.kind.replace("_", "-");
}

export function packSpoken(play: CrabPlay, event: GameEvent): string {
  const params = paramsOf(play, event);
  return params === null ? "" : play.table.say(`said-${keyOf(event)}`, params);
}

/** In the line of a turn a few are left out: they are told by what follows them. */
const BRIEF = new Set<GameEvent["kind"]>([
  "surprise",
  "shell_lost",
  "dropped",
  "card_back",
  "dug",
  "spied",
  "hidden",
  "event_revealed",
  "claw_back",
  "counted",
  "challenge_opened",
  "rewarded",
  "reacted",
]);

export function packBrief(play: CrabPlay, event: GameEvent): string | null {
  const params = BRIEF.has(event.kind) ? paramsOf(play, event) : null;
  return params === null ? null : play.table.say(`brief-${event.kind.replace("_", "-")}`, params);
}

/** What is worth a word over the beach. */
export const PACK_NEWS: readonly GameEvent["kind"][] = [
  "surprise",
  "event_revealed",
  "counted",
  "rewarded",
  "reacted",
  "spied",
  "dug",
  "hidden",
  "shell_lost",
];
/** Before the race: no turn they could belong to. */
export const BEFORE_THE_RACE = new Set<GameEvent["kind"]>(["endowed", "stored"]);
