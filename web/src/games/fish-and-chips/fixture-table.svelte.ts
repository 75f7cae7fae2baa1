/** A table without a server, for the tests: what is played and asked is written down. */
import type { Hint, LogEntry, Refused, State } from "../../wire/types";
import type { Table } from "../contract";
import { speaker } from "./fixture";
import type { View } from "./view";

const PEOPLE = ["Ada", "Mona", "Tidal", "Léo"];

export class FixtureTable implements Table {
  state = $state.raw<State>() as State;
  log = $state.raw<LogEntry[]>([]);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  readonly lang = "en";
  readonly say = speaker("en");
  readonly reducedMotion = true;
  readonly sent: string[] = [];

  constructor(view: View, moves: string[], changes: Partial<State> = {}) {
    this.show(view, moves, [], changes);
  }

  show(view: View, moves: string[], log: LogEntry[], changes: Partial<State> = {}): void {
    const seats = PEOPLE.slice(0, view.players).map((name, seat) => ({ seat, kind: "person" as const, name, here: true }));
    this.state = {
      type: "state",
      table: { table: "t", game: "fish-and-chips", players: view.players, options: {}, seats, rules_version: "1", seed_hash: "", seed: null },
      seat: 0,
      ply: log.length,
      log_from: 0,
      log,
      view: view as unknown as State["view"],
      moves,
      to_move: [0],
      scores: [15, 14],
      winners: [],
      over: false,
      thinking: [],
      undo: "no",
      undo_asked: null,
      position: "",
      ...changes,
    };
    this.log = log;
  }

  get home(): number {
    return this.state.seat ?? 0;
  }

  name(seat: number): string {
    return seat === this.state.seat ? "You" : PEOPLE[seat]!;
  }

  play(move: string): void {
    this.sent.push(move);
  }

  why(move: string): void {
    this.sent.push(`?${move}`);
  }

  quiet(): void {
    this.refused = null;
    this.hint = null;
  }
}
