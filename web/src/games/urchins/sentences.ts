/** Events in sentences, for the screen reader, the log and the news line. */
import type { Say } from "../contract";
import type { Turn } from "./turns";
import type { GameEvent } from "./view";

export interface Speaker {
  say: Say;
  name(seat: number): string;
  names(seats: readonly number[]): string;
}

/** What one event was, without who did it. */
export function deed(event: GameEvent, speaker: Speaker): string {
  const { say } = speaker;
  switch (event.kind) {
    case "skipped":
      return say("spoken-skipped", { step: event.step, clause: event.clause });
    case "moved":
      return say("spoken-moved", {
        colour: event.colour,
        origin: event.origin,
        cell: event.cell,
        jumped: event.jumped?.length ?? 0,
      });
    case "added":
      return say("spoken-added", {
        colour: event.colour,
        cell: event.cell,
        stack: event.onto === null ? "no" : "yes",
        left: event.left,
      });
    case "placed":
      return say("spoken-placed", { cell: event.cell });
    case "captured":
      return say("spoken-captured", { tokens: event.tokens, squares: event.squares.length });
    case "duty":
      return say("spoken-duty", { name: speaker.names([event.seat]) });
    case "last_round":
      return say("spoken-last-round", { colour: event.colour });
    case "ended":
      return say("spoken-ended", {
        names: speaker.names(event.winners),
        shared: event.winners.length > 1 ? "yes" : "no",
        clause: event.clause,
      });
  }
}

/** A whole turn in a sentence: who, then each step, then what came of it. */
export function spokenTurn(turn: Turn, speaker: Speaker): string {
  const steps = ([1, 2, 3] as const).flatMap((step) => turn.steps[step] ?? []);
  const deeds = [...steps, ...(turn.captured ? [turn.captured] : [])].map((event) => deed(event, speaker));
  const after = turn.after.map((event) => deed(event, speaker));
  return [speaker.say("spoken-by", { name: speaker.name(turn.seat), deed: deeds.join(", ") }), ...after].join(
    " ",
  );
}

export function spokenEvents(events: readonly GameEvent[], speaker: Speaker): string {
  return events
    .map((event) => {
      const text = deed(event, speaker);
      const bySomebody = event.kind !== "duty" && event.kind !== "last_round" && event.kind !== "ended";
      return bySomebody ? speaker.say("spoken-by", { name: speaker.name(event.seat), deed: text }) : text;
    })
    .join(" ");
}
