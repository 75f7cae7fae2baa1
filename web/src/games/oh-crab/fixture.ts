/** Positions for the tests. Views carry what the server would say of them. */
import english from "@games/oh_crab/words/en.ftl?raw";
import french from "@games/oh_crab/words/fr.ftl?raw";
import type { LogEntry, State } from "../../wire/types";
import type { Say } from "../contract";
import { speakerOf } from "../fixture/speaker";
import { FixtureTable, refused } from "../fixture/table.svelte";
import type { Arrow, CardId, Choice, Crab, Face, GameEvent, Seat, Space, View } from "./view";

const COLOURS: Record<string, string> = { R: "red", O: "orange", B: "blue", G: "green", N: "brown" };

export const face = (
  card: CardId,
  main: Face["main"],
  left: string,
  right: string,
  special: string | null = null,
): Face => ({
  card,
  main,
  left: left.split("/"),
  right: right.split("/"),
  special,
});

export const FACES = [
  face("R1", "F", "D/", "C/"),
  face("R2", "D", "C/", "S/"),
  face("R3", "S", "S/", "D/"),
  face("R4", "C", "D/", "D/"),
  face("FAST3", "C", "S/", "D/", "FAST"),
  face("SLALOM1", "F", "D/D", "D/D", "SLALOM"),
  face("GULL1", "S", "C/S", "F/", "GULL"),
];

export const crab = (
  letter: string,
  cell: string | null,
  seat: number,
  changes: Partial<Crab> = {},
): Crab => ({
  letter,
  colour: COLOURS[letter]!,
  seat,
  cell,
  distance: cell === null || cell === "sea" ? 0 : 14 - Number(cell.slice(1)),
  ...changes,
});

export const place = (letter: string, changes: Partial<Seat> = {}): Seat => ({
  letter,
  crabs: [letter],
  shells: 1,
  hand_size: 3,
  known: [],
  trail: [],
  joints: [],
  discards: [],
  ...changes,
});

const PRINTED: Partial<Record<string, Partial<Space>>> = {
  c4: { kind: "X" },
  d7: { kind: "O" },
  a4: { kind: "R", arrow: "a8", icon: "S", cost: 2 },
  e6: { shell: true, reeds: true },
  d13: { kind: "C", arrow: "sea" },
};

/** Seven rows of seven columns. */
export const spaces = (): Space[] =>
  Array.from({ length: 49 }, (_, index) => {
    const column = index % 7;
    const cell = `${"abcdefg"[column]}${2 * Math.floor(index / 7) + (column % 2)}`;
    return { cell, ...PRINTED[cell] };
  });

/** Red on d3 plays; orange stands before it on d5, blue behind that on e6. */
export function race(changes: Partial<View> = {}): View {
  return {
    players: 3,
    pairs: false,
    you: 0,
    round: 3,
    stage: "act",
    question: { kind: "menu", asks: "MENU" },
    deciders: [0],
    mover: 0,
    crab: "R",
    rows: 7,
    columns: "abcdefg",
    tiles: [
      { name: "0A", first_row: 0, rows: 2 },
      { name: "1A", first_row: 2, rows: 5 },
    ],
    spaces: spaces(),
    crabs: [
      crab("R", "d3", 0, { active: true }),
      crab("O", "d5", 1),
      crab("B", "e6", 2, { knocked_over: true }),
    ],
    seats: [
      place("R", { hand: ["R1", "R4"], hand_size: 2, trail: ["R2", "R3"], joints: [["S"]] }),
      place("O"),
      place("B", { discards: ["FAST3"] }),
    ],
    faces: FACES,
    cook: 1,
    cook_next: 0,
    reserve: 25,
    chips: [
      { word: "main", gives: "S" },
      { word: "upper", gives: "C" },
      { word: "special", gives: "GULL" },
    ],
    extra: [{ tile: "Aa", cost: 2, usable: false }],
    tile_free: true,
    market: [["GULL1"], [], ["SLALOM1"]],
    draw: 9,
    fits: [
      { card: "R1", left: [], right: [] },
      { card: "R4", left: [], right: ["D"] },
    ],
    choices: MENU,
    clauses: { GULL: "O80", SLALOM: "O87", FAST: "O90", Aa: "O97" },
    modules: [],
    variants: [],
    rewards: {},
    lasting: [],
    ability_cards: {},
    arrows: ARROWS,
    pack: null,
    ...changes,
  };
}

/** Orange before red can be pushed, and blue behind it. */
const ARROWS: Arrow[] = [
  { crab: "O", origin: "d5", cell: "d7", word: "N" },
  { crab: "O", origin: "d5", cell: "e6", word: "NE" },
  { crab: "B", origin: "e6", cell: "e8", word: "N" },
  { crab: "B", origin: "e6", cell: "f7", word: "NE" },
];

export const MENU: Choice[] = [
  { word: "end" },
  {
    word: "main",
    ways: [
      { cell: "d5", crab: "R", word: "N", pushes: "O" },
      { cell: "e4", crab: "R", word: "NE" },
    ],
  },
  { word: "upper" },
  { word: "special" },
];

export const wordsOf = (view: View): string[] => view.choices.map(({ word }) => word);

/** Everybody plans; red has two cards. */
export const planning = (changes: Partial<View> = {}): View =>
  race({
    question: { kind: "plan", asks: "PLAN" },
    stage: "plan",
    mover: null,
    crab: null,
    deciders: [0, 1],
    chips: [],
    choices: [{ word: "R1" }, { word: "R4" }],
    ...changes,
  });

export const speaker = (lang: "en" | "fr"): Say => speakerOf(lang, lang === "en" ? english : french);

export class CrabTable extends FixtureTable<View> {
  constructor(view: View, moves: string[] = wordsOf(view), changes: Partial<State> = {}) {
    super("oh-crab", speaker("en"), view, moves, changes);
  }
}

export const entry = (number: number, ...events: GameEvent[]): LogEntry => ({
  number,
  seat: 0,
  move: "x",
  events,
});

export { refused };
