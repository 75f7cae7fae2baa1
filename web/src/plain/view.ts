/** Reads what a game from elsewhere shows of its position. Nothing is taken for granted: whatever does not look
 *  like a plain view (`seaboard/match/plain.py`) is shown as names and values. */
import type { PlainCell, PlainPile, PlainView } from "../wire/types";

export interface Cell {
  text: string;
  name: string;
  /** What a tap plays, where that is legal; "" for nothing. */
  move: string;
  seat: number | null;
  lit: boolean;
}

export interface Card {
  text: string;
  move: string;
}

export interface Pile {
  label: string;
  cards: Card[];
}

/** A field of some other view: a text, or parts of its own. */
export interface Value {
  name: string;
  text: string;
  parts: Value[];
}

export interface Shown {
  /** Row by row, the top one first; rows of different lengths are filled up. */
  grid: Cell[][];
  piles: Pile[];
  lines: string[];
  values: Value[];
}

/** The fields of a struct by name; what they hold is still to be seen. */
const fieldsOf = <Struct>(value: unknown): { readonly [Name in keyof Struct]?: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A word or a number as it stands; nothing for anything else. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

const NOTHING: Cell = { text: "", name: "", move: "", seat: null, lit: false };

function cellOf(value: unknown): Cell {
  const { text, name, move, seat, lit } = fieldsOf<PlainCell>(value);
  return {
    text: textOf(text ?? value),
    name: textOf(name),
    move: textOf(move),
    seat: typeof seat === "number" && Number.isInteger(seat) && seat >= 0 ? seat : null,
    lit: lit === true,
  };
}

function gridOf(value: unknown): Cell[][] {
  const rows = listOf(value).map((row) => listOf(row).map(cellOf));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return width === 0 ? [] : rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? NOTHING));
}

function pileOf(value: unknown): Pile {
  const { label, cards, moves } = fieldsOf<PlainPile>(value);
  const played = listOf(moves);
  return {
    label: textOf(label),
    cards: listOf(cards).map((card, at) => ({ text: textOf(card), move: textOf(played[at]) })),
  };
}

const PARTS = ["grid", "piles", "lines"] as const satisfies (keyof PlainView)[];

const isPlain = (view: unknown): boolean =>
  PARTS.some((part) => Array.isArray(fieldsOf<PlainView>(view)[part]));

/** "3 4 5" for a row of plain things; null where something in it has parts. */
function rowText(items: readonly unknown[]): string | null {
  return items.some((item) => typeof item === "object" && item !== null)
    ? null
    : items.map((item) => textOf(item) || "–").join(" ");
}

function valueOf(name: string, value: unknown): Value {
  if (typeof value !== "object" || value === null) return { name, text: textOf(value) || "–", parts: [] };
  const row = Array.isArray(value) ? rowText(value) : null;
  if (row !== null) return { name, text: row || "–", parts: [] };
  return { name, text: "", parts: valuesOf(value) };
}

function valuesOf(view: object): Value[] {
  return Array.isArray(view)
    ? view.map((item: unknown, at) => valueOf(String(at + 1), item))
    : Object.entries(view).map(([name, value]) => valueOf(name, value));
}

export function shownOf(view: unknown): Shown {
  if (!isPlain(view)) {
    const values = typeof view === "object" && view !== null ? valuesOf(view) : [];
    const text = textOf(view);
    return { grid: [], piles: [], lines: text ? [text] : [], values };
  }
  const { grid, piles, lines } = fieldsOf<PlainView>(view);
  return {
    grid: gridOf(grid),
    piles: listOf(piles).map(pileOf),
    lines: listOf(lines).map(textOf).filter(Boolean),
    values: [],
  };
}
