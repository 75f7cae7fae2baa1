/** The animals to choose from, by the names that the server knows; their drawings are fetched where they are shown. */
import type { SeatFacts } from "../../wire/types";

export type Avatar = NonNullable<SeatFacts["avatar"]>;

export const avatars = [
  "turtle",
  "seahorse",
  "starfish",
  "jellyfish",
  "puffer",
  "whale",
  "ray",
  "nautilus",
  "otter",
  "gull",
] as const satisfies readonly Avatar[];
