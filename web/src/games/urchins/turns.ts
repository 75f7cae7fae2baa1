/** The log by turns: three steps make one line. */
import type { LogEntry } from "../../wire/types";
import type { Captured, Ended, GameEvent, StepNumber } from "./view";

export const eventsOf = (entry: LogEntry): GameEvent[] => entry.events as GameEvent[];

export interface Turn {
  seat: number;
  /** What each step did; a turn begun in the middle has no earlier ones. */
  steps: Partial<Record<StepNumber, GameEvent>>;
  words: string[];
  captured: Captured | null;
  /** What else happened: a duty, the last round, the end. */
  after: GameEvent[];
  /** Moves of the match up to its last step. */
  moves: number;
}

/** The step an event belongs to; null for what follows from a step. */
export function stepOf(event: GameEvent): StepNumber | null {
  if (event.kind === "added") return 2;
  if (event.kind === "placed") return 3;
  return event.kind === "moved" || event.kind === "skipped" ? (event.step as StepNumber) : null;
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of eventsOf(entry)) {
      const step = stepOf(event);
      const last = turns.at(-1);
      if (step !== null && "seat" in event) {
        const goesOn =
          last !== undefined && last.seat === event.seat && step > 1 && last.steps[step] === undefined;
        const turn = goesOn
          ? last
          : { seat: event.seat, steps: {}, words: [], captured: null, after: [], moves: 0 };
        if (!goesOn) turns.push(turn);
        turn.steps[step] = event;
        turn.words.push(entry.move ?? "");
        turn.moves = entry.number + 1;
      } else if (last !== undefined && event.kind === "captured") {
        last.captured = event;
        last.words.push(`x${event.tokens}`);
      } else last?.after.push(event);
    }
  }
  return turns;
}

/** The turn being played, if one of its steps is done already. */
export function openTurn(turns: readonly Turn[], mover: number, step: StepNumber): Turn | null {
  const last = turns.at(-1);
  return last !== undefined && step > 1 && last.seat === mover ? last : null;
}

export const endOf = (turns: readonly Turn[]): Ended | null =>
  turns.at(-1)?.after.find((event) => event.kind === "ended") ?? null;

export const catchesOf = (turns: readonly Turn[], seat: number): Captured[] =>
  turns.flatMap((turn) => (turn.captured?.seat === seat ? turn.captured : []));
