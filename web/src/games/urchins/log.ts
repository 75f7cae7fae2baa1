/** The log as lines: one a turn, as in the record, with the boat of the player. */
import type { LogLine, Say } from "../contract";
import { boatOf } from "./boats";
import { deed, type Speaker, spokenTurn } from "./sentences";
import type { Turn } from "./turns";

export function turnLine(turn: Turn, speaker: Speaker, open: boolean): LogLine {
  const { symbol, colour } = boatOf(turn.seat);
  const words = turn.words.filter((word) => !word.startsWith("x"));
  return {
    kind: open ? "note" : "move",
    mark: symbol,
    colour,
    text: open ? `${words.join(" ")} …` : words.join(" "),
    remark: turn.captured ? `x${turn.captured.tokens}` : "",
    spoken: spokenTurn(turn, speaker),
    moves: turn.moves,
  };
}

const noteLine = (text: string, spoken: string): LogLine => ({
  kind: "note",
  mark: null,
  colour: null,
  text,
  remark: "",
  spoken,
});

export function logLines(turns: readonly Turn[], open: Turn | null, speaker: Speaker): LogLine[] {
  const { say } = speaker;
  return turns.flatMap((turn) => [
    turnLine(turn, speaker, turn === open),
    ...turn.after.map((event) => noteLine(say(`log-${event.kind.replace("_", "-")}`), deed(event, speaker))),
  ]);
}

/** The row that waits for the player's first step. */
export function waitingLine(seat: number, say: Say): LogLine {
  const { symbol, colour } = boatOf(seat);
  const text = say("turn-yours");
  return { kind: "note", mark: symbol, colour, text: "…", remark: text, spoken: text };
}
