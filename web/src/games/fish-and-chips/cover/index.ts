/** The box of Fish & Chips on the shelf. */
import type { Cover } from "../../contract";
import art from "./art.svg?raw";
import drawing from "./lid.svg?raw";

const COLOURS: Readonly<Record<string, string>> = { R: "red", P: "purple", G: "green", Y: "yellow" };

export default {
  place: 2,
  title: { en: "Fish & Chips", fr: "Fish & Chips" },
  drawing,
  art,
  side: "#124f64",
  lettering: { size: 45, x: 18, y: 62, fill: "#fffaf0", stroke: "#124f64" },
  thumb: { symbol: "art-fish-purple", colour: "purple", ground: "water" },
  players: [1, 4],
  minutes: 30,
  // As the colours are seated (F3); alone they are drawn (F26).
  colours: (players, { seating = "RPGY" }) =>
    players > 1 ? [...String(seating)].map((letter) => COLOURS[letter] ?? "") : [],
} satisfies Cover;
