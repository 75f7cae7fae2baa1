/** The box of ICECOOL on the shelf. */
import type { Cover } from "../../contract";
import art from "./art.svg?raw";
import drawing from "./lid.svg?raw";

export default {
  place: 3,
  title: { en: "ICECOOL", fr: "ICECOOL" },
  drawing,
  art,
  side: "#6ea9c2",
  lettering: { size: 52, x: 18, y: 62, fill: "#0b2b40", stroke: "#eaf6fa" },
  thumb: { symbol: "art-penguin", colour: "blue", ground: "ice" },
  players: [2, 4],
  minutes: 30,
  colours: () => ["red", "blue", "green", "yellow"],
} satisfies Cover;
