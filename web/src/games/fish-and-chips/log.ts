/** The log as lines: headings per round and phase, one line a move, as in the score book. */
import type { LogEntry } from "../../wire/types";
import type { LogLine, Say } from "../contract";
import { COLOUR_CLASS, markOf } from "./colours";
import { eventsOf } from "./rounds";
import { spoken } from "./sentences";
import type { Colour, GameEvent, View } from "./view";

export interface LogWords {
  say: Say;
  view: View;
  names(seats: number[]): string;
}

const heading = (text: string): LogLine => ({
  kind: "heading",
  mark: null,
  colour: null,
  text,
  remark: "",
  spoken: text,
});

function move(colour: Colour, text: string, remark: string, sentence: string): LogLine {
  return { kind: "move", mark: markOf(colour), colour: COLOUR_CLASS[colour], text, remark, spoken: sentence };
}

const note = (text: string, remark: string, sentence: string): LogLine => ({
  kind: "note",
  mark: null,
  colour: null,
  text,
  remark,
  spoken: sentence,
});

export function logLines(log: readonly LogEntry[], words: LogWords): LogLine[] {
  const { say, view } = words;
  const lines: LogLine[] = [];
  let round = 1;
  /** Which heading the lines stand under; "" before the round's first one. */
  let under: "" | "swaps" | "captures" = "";
  let swapsInTurn = 0;

  const headFor = (event: GameEvent): void => {
    const swapping = event.kind === "swap" || event.kind === "keep";
    if (swapping && under === "") {
      lines.push(heading(say("round-swaps", { round })));
      under = "swaps";
    }
    if (event.kind !== "capture" && event.kind !== "pass") return;
    if (under === "")
      lines.push(heading(view.players === 1 ? say("log-captures") : say("round-title", { round })));
    if (under === "swaps") lines.push(heading(say("log-captures")));
    under = "captures";
  };

  for (const entry of log) {
    for (const event of eventsOf(entry)) {
      headFor(event);
      const before = lines.length;
      const sentence = spoken(event, view, say, (seats) => words.names(seats));
      switch (event.kind) {
        case "swap":
          swapsInTurn += 1;
          lines.push(
            move(
              event.colour,
              `${event.special}<>${event.cell}`,
              say("log-swap", { special: event.special }),
              sentence,
            ),
          );
          break;
        case "keep":
          lines.push(move(event.colour, "ok", say(swapsInTurn > 0 ? "log-done" : "log-keeps"), sentence));
          swapsInTurn = 0;
          break;
        case "capture":
          lines.push(move(event.colour, `${event.origin}x${event.cell}`, `+${event.fish}`, sentence));
          break;
        case "pass":
          lines.push(move(event.colour, "--", say("log-blocked"), sentence));
          break;
        case "round_over":
          if (view.players > 1) lines.push(note(say("log-round-over"), event.points.join("–"), sentence));
          break;
        case "match_over":
          lines.push(note(say("log-match-over"), "", sentence));
          break;
        case "deal":
          round += 1;
          under = "";
          swapsInTurn = 0;
      }
      for (const line of lines.slice(before)) line.moves = entry.number + 1;
    }
    // Two swaps end a swap turn without a word (F12).
    if (swapsInTurn === 2) swapsInTurn = 0;
  }
  return lines;
}

/** The row that waits for the next move. */
export const waitingLine = (colour: Colour, text: string): LogLine => ({
  kind: "note",
  mark: markOf(colour),
  colour: COLOUR_CLASS[colour],
  text,
  remark: "",
  spoken: text,
});
