/** The four boats by seat: four crafts, four silhouettes, so that a colour never stands alone. */
const BOATS = [
  { symbol: "pawn-sail", colour: "blue" },
  { symbol: "pawn-diver", colour: "green" },
  { symbol: "pawn-sub", colour: "purple" },
  { symbol: "pawn-buoy", colour: "slate" },
] as const;

export interface Boat {
  symbol: string;
  /** The class of tokens.css without "c-". */
  colour: string;
}

export const boatOf = (seat: number): Boat => BOATS[seat % BOATS.length]!;

export const urchinOf = (colour: "y" | "r"): string => (colour === "y" ? "urchin-yellow" : "urchin-red");
export const underOf = (colour: "y" | "r"): string => (colour === "y" ? "under-yellow" : "under-red");
