/** Positions for the tests, written as pictures. Views carry what the server would say of them. */
import english from "@games/fish_and_chips/words/en.ftl?raw";
import french from "@games/fish_and_chips/words/fr.ftl?raw";
import type { LogEntry, State } from "../../wire/types";
import type { Say } from "../contract";
import { speakerOf } from "../fixture/speaker";
import { FixtureTable, refused } from "../fixture/table.svelte";
import type { Colour, Fish, GameEvent, Pile, View } from "./view";

export const fishOf = (text: string): Fish => ({ colour: text[0] as Colour, value: Number(text.slice(1)) });

/** The first pile in a line, and the rival fish that taking it would bring. */
type Sight = [to: string, gain: number];

export function pile(cell: string, fish: string, sees: Sight[] = []): Pile {
  return { cell, fish: fish.split(">").map(fishOf), sees: Object.fromEntries(sees) };
}

export const takes = (to: string, gain = 1): Sight => [to, gain];
export const tooStrong = (to: string): Sight => [to, 0];
export const ownBlocks = tooStrong;

/** F-EX01 with a red pile more: R10 on a1 takes P7 on d1, P12 on a4 is too strong, R3 on f1 can do nothing. */
export function hunt(changes: Partial<View> = {}): View {
  return {
    players: 2,
    order: ["R", "P"],
    mover: "R",
    phase: "play",
    swapped: [],
    swap_turns_left: 0,
    starter: "R",
    piles: [
      pile("a4", "P12>R2", [takes("a1")]),
      pile("a1", "R10", [tooStrong("a4"), takes("d1")]),
      pile("d1", "P7", [takes("f1")]),
      pile("f1", "R3", [tooStrong("d1")]),
    ],
    reef: ["a6", "f6"],
    buoy: "f6",
    totals: [0, 0],
    count: [0, 1],
    swaps: [],
    score: "opponents",
    target: 60,
    sweep: null,
    ...changes,
  };
}

export const HUNT_MOVES = ["a1xd1"];

/** F-EX15: red may swap; the octopus must not land on b5 beside P16. */
export function swapTurn(changes: Partial<View> = {}): View {
  return hunt({
    phase: "swap",
    piles: [
      pile("b6", "P16"),
      pile("d6", "P15"),
      pile("b5", "R8"),
      pile("d3", "R9"),
      pile("f2", "R15"),
      pile("f1", "R16"),
    ],
    swaps: [
      { move: "O<>b5", special: "O", cell: "b5", clause: "F11", threatens: "b6" },
      { move: "O<>d3", special: "O", cell: "d3" },
      { move: "O<>f2", special: "O", cell: "f2" },
      { move: "S<>b5", special: "S", cell: "b5" },
      { move: "S<>d3", special: "S", cell: "d3" },
    ],
    ...changes,
  });
}

export const SWAP_MOVES = ["O<>d3", "O<>f2", "S<>b5", "S<>d3", "ok"];

export const entry = (number: number, move: string, ...events: GameEvent[]): LogEntry => ({
  number,
  seat: 0,
  move,
  events,
});

export const capture = (origin: string, cell: string, top: string, taken: string, fish = 1): GameEvent => ({
  kind: "capture",
  colour: top[0] as Colour,
  origin,
  cell,
  top: fishOf(top),
  taken: fishOf(taken),
  fish,
  clause: "F17",
});
export const pass = (colour: Colour): GameEvent => ({ kind: "pass", colour, clause: "F18" });
export const keep = (colour: Colour): GameEvent => ({ kind: "keep", colour, clause: "F12" });

export const speaker = (lang: "en" | "fr"): Say => speakerOf(lang, lang === "en" ? english : french);

export class FishTable extends FixtureTable<View> {
  constructor(view: View, moves: string[], changes: Partial<State> = {}) {
    super("fish-and-chips", speaker("en"), view, moves, changes);
  }
}

export { refused };
