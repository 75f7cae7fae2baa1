/** Positions for the tests, written as the boards of the position line. Views carry what the server would say of them. */
import english from "@games/urchins/words/en.ftl?raw";
import french from "@games/urchins/words/fr.ftl?raw";
import type { LogEntry, State } from "../../wire/types";
import type { Say } from "../contract";
import { speakerOf } from "../fixture/speaker";
import { FixtureTable, refused } from "../fixture/table.svelte";
import type { Cell, CellFacts, Colour, GameEvent, Square, View } from "./view";

const TOKENS: Record<string, Colour[]> = { y: ["y"], r: ["r"], Y: ["y", "r"], R: ["r", "y"] };

/** `5/2r2/2Y1yB/5/5`: rows from the top; a digit is so many empty cells, a letter A–D after a glyph a pawn. */
function placesOf(board: string): CellFacts[][] {
  const rows = board.split("/");
  return rows.map((text, index) => {
    const found: CellFacts[] = [];
    for (const [, empty, glyph, pawn] of text.matchAll(/(\d)|([yrYR])([A-D]?)/g)) {
      const name = (): Cell => String.fromCharCode(97 + found.length) + (rows.length - index);
      for (let left = Number(empty ?? 0); left > 0; left--)
        found.push({ cell: name(), tokens: [], pawn: null, frozen: false });
      if (!glyph) continue;
      found.push({
        cell: name(),
        tokens: TOKENS[glyph]!,
        pawn: pawn ? "ABCD".indexOf(pawn) : null,
        frozen: Boolean(pawn),
      });
    }
    return found;
  });
}

export function reef(board: string, changes: Partial<View> = {}): View {
  const rows = placesOf(board);
  const places = rows.toReversed().flat();
  const players = changes.players ?? 2;
  return {
    players,
    rows: rows.length,
    cols: rows[0]!.length,
    seats: ["A", "B", "C", "D"].slice(0, players),
    first: null,
    mover: 0,
    step: 1,
    must_add: false,
    added: false,
    captured: false,
    places,
    pawns: Array.from(
      { length: players },
      (_, seat) => places.find((place) => place.pawn === seat)?.cell ?? null,
    ),
    pile: { y: 12, r: 11 },
    scores: Array.from({ length: players }, () => 4),
    quiet: { turns: 0, limit: 3 * players, left: 3 * players, duty: false, stop: 6 * players },
    ending: [],
    squares: [],
    threats: [],
    over: false,
    end: null,
    ...changes,
  };
}

/** U-EX03: the stack on c3 may jump c4; e3 is frozen under B. */
export const jumping = (changes: Partial<View> = {}): View => reef("5/2r2/2Y1yB/5/5", changes);
export const JUMP_MOVES = [
  "=",
  "c3-a3",
  "c3-b3",
  "c3-c1",
  "c3-c2",
  "c3-c5",
  "c3-d3",
  "c4-b4",
  "c4-c5",
  "c4-d4",
];

/** Step 2 of the same board: a few of the moves. */
export const ADD_MOVES = ["y@a1", "y@c4", "r@a1", "r@b1", "c3-a3", "c4-b4"];

const spot = (
  cell: Cell,
  tokens: number,
  reason: "A" | "B" | "C" | null = null,
  clause: string | null = null,
) => ({ cell, tokens, reason, clause });

/** U-EX09 with more: b2–c3 wins six, d1–e2 has B on its diagonal, a4–b5 is of two colours. */
export function fishing(changes: Partial<View> = {}): View {
  const good: Square = {
    cells: ["b2", "c2", "b3", "c3"],
    spots: ["b2", "c2", "b3", "c3"].map((cell) => spot(cell, 6)),
    tokens: 6,
    reason: null,
    clause: null,
  };
  const faced: Square = {
    cells: ["d1", "e1", "d2", "e2"],
    spots: [spot("d1", 3), spot("e1", 0, "C", "U17"), spot("d2", 0, "B", "U21"), spot("e2", 3)],
    tokens: 3,
    reason: null,
    clause: null,
  };
  const mixed: Square = {
    cells: ["a4", "b4", "a5", "b5"],
    spots: ["a4", "b4", "a5", "b5"].map((cell) => spot(cell, 0, "A", "U20")),
    tokens: 0,
    reason: "A",
    clause: "U20",
  };
  return reef("rr3/yr3/1Ry2/1Yryr/yA2ryB", {
    step: 3,
    added: true,
    squares: [faced, good, mixed],
    ...changes,
  });
}
export const PAWN_MOVES = ["*a4", "*b4", "*a5", "*b5", "*b2", "*c2", "*b3", "*c3", "*d1", "*d2", "*e2"];

// ------------------------------------------------------------------ events

export const skipped = (seat = 0, clause = "U3"): GameEvent => ({ kind: "skipped", seat, step: 1, clause });
export const moved = (
  origin: Cell,
  cell: Cell,
  colour: Colour = "y",
  more: { seat?: number; step?: number; jumped?: Cell[] } = {},
): GameEvent => ({
  kind: "moved",
  seat: more.seat ?? 0,
  step: more.step ?? 1,
  colour,
  origin,
  cell,
  jumped: more.jumped ?? [],
  clause: "U12",
});
export const added = (colour: Colour, cell: Cell, seat = 0): GameEvent => ({
  kind: "added",
  seat,
  colour,
  cell,
  onto: null,
  left: 10,
  clause: "U14",
});
export const placed = (cell: Cell, origin: Cell | null = null, seat = 0): GameEvent => ({
  kind: "placed",
  seat,
  origin,
  cell,
  clause: "U17",
});
export const captured = (pawn: Cell, taken: [Cell, Colour[]][], seat = 0): GameEvent => ({
  kind: "captured",
  seat,
  pawn,
  squares: [["b2", "c2", "b3", "c3"]],
  taken: taken.map(([cell, tokens]) => ({ cell, tokens })),
  kept: [],
  tokens: taken.reduce((sum, [, tokens]) => sum + tokens.length, 0),
  clause: "U22",
});
export const ended = (winners: number[], scores: number[]): GameEvent => ({
  kind: "ended",
  winners,
  scores,
  colour: "y",
  clause: "U27",
});

export const entry = (number: number, move: string, ...events: GameEvent[]): LogEntry => ({
  number,
  seat: 0,
  move,
  events,
});

// ------------------------------------------------------------------ words and a table

export const speaker = (lang: "en" | "fr"): Say => speakerOf(lang, lang === "en" ? english : french);

export class ReefTable extends FixtureTable<View> {
  constructor(view: View, moves: string[], changes: Partial<State> = {}) {
    super("urchins", speaker("en"), view, moves, changes);
  }

  /** As at a real table: input waits until the server has answered. */
  override play(...moves: [string, ...string[]]): void {
    super.play(...moves);
    this.busy = true;
  }

  override show(...told: Parameters<FixtureTable<View>["show"]>): void {
    super.show(...told);
    this.busy = false;
  }
}

export { refused };
