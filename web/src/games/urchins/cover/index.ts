/** The box of Urchins on the shelf. */
import type { Cover } from "../../contract";
import art from "./art.svg?raw";
import drawing from "./lid.svg?raw";

export default {
  place: 1,
  title: { en: "Urchins", fr: "Oursins" },
  drawing,
  art,
  side: "#b8862f",
  lettering: { size: 50, x: 20, y: 64, fill: "#0b2b40", stroke: "#f6c667" },
  thumb: { symbol: "art-urchin-yellow", colour: "yellow", ground: "floor" },
  players: [2, 4],
  minutes: 30,
  colours: () => ["blue", "green", "purple", "slate"],
} satisfies Cover;
