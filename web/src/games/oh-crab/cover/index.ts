/** The box of Oh Crab! on the shelf. */
import type { Cover } from "../../contract";
import art from "./art.svg?raw";
import drawing from "./lid.svg?raw";

export default {
  place: 4,
  title: { en: "Oh Crab!", fr: "Oh Crab !" },
  drawing,
  art,
  side: "#b98f55",
  lettering: { size: 54, x: 20, y: 66, fill: "#fffaf0", stroke: "#124f64" },
  thumb: { symbol: "art-crab", colour: "red", ground: "floor" },
  players: [2, 5],
  minutes: 45,
  // Two players have two crabs each (O110): the first one's colour is theirs.
  colours: (players) => (players === 2 ? ["red", "blue"] : ["red", "orange", "blue", "green", "brown"]),
} satisfies Cover;
