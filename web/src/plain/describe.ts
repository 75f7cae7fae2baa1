/** The board in words: a label for every cell and card, and the whole position in sentences. */
import { listed } from "../games/listed";
import type { PlainPlay } from "./play.svelte";
import { moveText, seatName } from "./sentences";
import type { Card, Cell, Value } from "./view";

const placeOf = (play: PlainPlay, cell: Cell, row: number, column: number): string =>
  cell.name || play.table.say("plain-cell", { row: row + 1, column: column + 1 });

/** "c3, X, Seat 1, can be played" */
export function cellLabel(play: PlainPlay, cell: Cell, row: number, column: number): string {
  const { say } = play.table;
  const lies = [cell.text, ...(cell.seat === null ? [] : [seatName(cell.seat, play.words)])].filter(Boolean);
  return [
    placeOf(play, cell, row, column),
    ...(lies.length > 0 ? lies : [say("plain-empty")]),
    ...(cell.lit ? [say("plain-lit")] : []),
    ...(play.isLegal(cell.move) ? [say("plain-playable")] : []),
  ].join(", ");
}

export const cardLabel = (play: PlainPlay, card: Card): string =>
  play.isLegal(card.move) ? `${card.text}, ${play.table.say("plain-playable")}` : card.text;

const valueLines = (values: readonly Value[], above = ""): string[] =>
  values.flatMap(({ name, text, parts }) => {
    const path = above === "" ? name : `${above}, ${name}`;
    return parts.length > 0 ? valueLines(parts, path) : [`${path}: ${text}`];
  });

export function description(play: PlainPlay): string[] {
  const { table, shown } = play;
  const { say, lang } = table;
  const rows = shown.grid.map((row, at) =>
    say("plain-row", {
      row: at + 1,
      list: row.map((cell, column) => cellLabel(play, cell, at, column)).join("; "),
    }),
  );
  const piles = shown.piles.map(({ label, cards }) =>
    say("plain-pile", { label, count: cards.length, list: cards.map((card) => card.text).join(", ") }),
  );
  const moves = play.moves.map((move) => moveText(move, play.words));
  return [
    ...(play.result === null ? [] : [play.result]),
    ...rows,
    ...piles,
    ...shown.lines,
    ...valueLines(shown.values),
    ...(moves.length > 0 ? [say("plain-may-play", { list: listed(lang, moves) })] : []),
  ];
}
