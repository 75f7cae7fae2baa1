/** The box of Fish & Chips on the shelf. */
import type { Cover } from "../../contract";
import art from "./art.svg?raw";
import drawing from "./lid.svg?raw";

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
} satisfies Cover;
