/** The log: a heading for each round, every move in words. */
import type { LogEntry } from "../../wire/types";
import type { LogLine } from "../contract";
import type { IcePlay } from "./play.svelte";
import { brief, spoken, telling } from "./sentences";
import { COLOURS, eventsOf, type GameEvent, type Letter } from "./view";

const line = (kind: LogLine["kind"], text: string, said = text): LogLine => ({
  kind,
  mark: null,
  colour: null,
  text,
  remark: "",
  spoken: said,
});

export function logLines(play: IcePlay): LogLine[] {
  const { say } = play.table;
  const lines = play.table.log.length > 0 ? [line("heading", say("log-round", { round: 1 }))] : [];
  for (const [index, entry] of play.table.log.entries())
    lines.push(...entryLines(play, entry).map((told) => ({ ...told, moves: index + 1 })));
  return lines;
}

function entryLines(play: IcePlay, entry: LogEntry): LogLine[] {
  const events = eventsOf(entry);
  const actor = actorOf(events);
  const found: LogLine[] = [];
  if (actor) {
    const cards = events.filter((event) => event.kind === "card" && event.clause === "I21").length;
    found.push({
      kind: "move",
      mark: `sign-${COLOURS[actor]}`,
      colour: COLOURS[actor],
      text: `${play.names.player(actor)}: ${short(play, actor, events)}`,
      remark: cards > 0 ? `+${cards}` : "",
      spoken: sentencesOf(play, events),
    });
  }
  for (const event of events) {
    if (event.kind === "round_over" || event.kind === "match_over")
      found.push(line("note", spoken(play, event)));
    if (event.kind === "round_begins")
      found.push(line("heading", play.table.say("log-round", { round: event.round })));
  }
  return found;
}

/** Whose move it was. */
function actorOf(events: readonly GameEvent[]): Letter | null {
  const own = events.find(({ kind }) =>
    ["placed", "on_line", "stayed", "flicked", "skates", "skipped"].includes(kind),
  );
  return own && "who" in own ? own.who : null;
}

function short(play: IcePlay, actor: Letter, events: readonly GameEvent[]): string {
  const told = new Set(telling(events));
  const parts = events.flatMap((event): string[] => {
    if ((event.kind === "touch" || event.kind === "rest") && !told.has(event)) return [];
    const words = brief(play, event);
    if (words === "") return [];
    const other =
      "who" in event && event.who !== actor && event.kind !== "touch"
        ? `${play.names.player(event.who)} `
        : "";
    return [other + words];
  });
  return parts.join(", ");
}

/** What happened, in sentences. */
export function sentencesOf(play: IcePlay, events: readonly GameEvent[]): string {
  const flicked = events.find((event) => event.kind === "flicked");
  return [...(flicked ? [flicked] : []), ...telling(events)].map((event) => spoken(play, event)).join(" ");
}
