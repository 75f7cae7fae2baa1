/** The Adventure Pack on the table of the tests: all four modules, in the middle of a race. */
import type { OhCrabPack } from "../../../wire/types";
import { race } from "../fixture";
import type { View } from "../view";

export const pack = (changes: Partial<OhCrabPack> = {}): OhCrabPack => ({
  tokens: [{ cell: "b5" }, { cell: "f9", token: "T8", spies: [0] }, { cell: "e4", spies: [1] }],
  kept: [["T4", "T6"], [], ["T9"]],
  spare: 3,
  events: [{ tile: 1 }],
  event_now: { card: "E3", about: "extra_tiles" },
  crystal: ["E6"],
  challenges: [{ tile: 1, card: "C1" }],
  counts: [1, 3, 0],
  reward: "W1",
  borders: [0],
  abilities: [
    { crab: "R", card: "A1", claws: 2 },
    { crab: "O", card: "A6", claws: 1, stores: true },
    { crab: "B", card: "A14", claws: 0 },
  ],
  offers: [],
  ...changes,
});

export const packed = (changes: Partial<View> = {}, table: Partial<OhCrabPack> = {}): View =>
  race({
    modules: [1, 2, 3, 4],
    variants: ["crystal"],
    rewards: { W1: ["gain_shell-2", "take_market"] },
    lasting: ["T4", "T6", "T8", "T9", "E3"],
    ability_cards: {
      A1: { claws: 3, stars: 1, timing: "own" },
      A2: { claws: 4, stars: 1, timing: "own" },
      A6: { claws: 2, stars: 2, timing: "own" },
      A14: { claws: 3, stars: 3, timing: "special" },
    },
    pack: pack(table),
    ...changes,
  });
