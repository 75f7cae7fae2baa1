/** The log cut into rounds and turns: what belongs together stands together. */
import type { LogEntry } from "../../wire/types";
import { noted } from "./notation";
import { eventsOf } from "./events";
import { BEFORE_THE_RACE } from "./pack/sentences";
import type { GameEvent, View } from "./view";

export interface Turn {
  seat: number;
  crab: string;
  notation: string[];
  events: GameEvent[];
  /** So many moves were played when it ended, or by now. */
  moves: number;
}

export type Chapter = { round: number } | { turn: Turn } | { event: GameEvent; moves: number };

const OPENERS = new Set<GameEvent["kind"]>(["added", "rested"]);
const BETWEEN_TURNS = new Set<GameEvent["kind"]>(["cook_moved", "race_over"]);
/** Not worth a line: everybody sees the Market, and a plan is nobody's business. */
const SILENT = new Set<GameEvent["kind"]>(["refilled", "ready", "picked"]);

/** Which crab a turn is about: the one activated, or the only one of the seat. */
function crabOf(view: View, seat: number, activated: string | null): string {
  const own = view.seats[seat]?.crabs ?? [];
  return activated !== null && own.includes(activated) ? activated : (own[0] ?? "R");
}

export function chapters(log: readonly LogEntry[], view: View): Chapter[] {
  const found: Chapter[] = log.length > 0 ? [{ round: 1 }] : [];
  let turn: Turn | null = null;
  let activated: string | null = null;
  for (const [event, moves] of log.flatMap((entry) =>
    eventsOf(entry).map((event) => [event, entry.number + 1] as const),
  )) {
    if (event.kind === "round_began") found.push({ round: event.number });
    else if (event.kind === "activated") activated = event.crab;
    else if (event.kind === "turn_ended") turn = null;
    else if (
      BETWEEN_TURNS.has(event.kind) ||
      event.kind === "placed" ||
      (turn === null && BEFORE_THE_RACE.has(event.kind))
    )
      found.push({ event, moves });
    else if (!SILENT.has(event.kind)) {
      if ((turn === null || OPENERS.has(event.kind)) && !(event.kind === "added" && event.doping)) {
        const seat: number = "seat" in event ? event.seat : (turn?.seat ?? 0);
        turn = { seat, crab: crabOf(view, seat, activated), notation: [], events: [], moves };
        found.push({ turn });
      }
      if (turn !== null) {
        turn.notation = noted(turn.notation, event, turn.crab);
        turn.events.push(event);
        turn.moves = moves;
      }
    }
  }
  return found;
}

/** The card that a seat added in the turn that runs or has just ended; null once somebody else's began. */
export function freshCard(log: readonly LogEntry[], seat: number): string | null {
  for (const event of log.flatMap(eventsOf).reverse()) {
    if (event.kind === "added") return event.seat === seat ? event.card : null;
    if (event.kind === "rested" || event.kind === "round_began" || event.kind === "turn_ended") return null;
  }
  return null;
}
