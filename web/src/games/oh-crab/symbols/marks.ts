/** A disc with the crab's letter: colour and sign where a whole crab would be too small. */
import { symbol } from "./symbol";

const LETTERS = { red: "R", orange: "O", blue: "B", green: "G", brown: "N" };

export const marks = Object.entries(LETTERS).map(([colour, letter]) =>
  symbol(
    `mark-${colour}`,
    "0 0 20 20",
    `<circle cx="10" cy="10" r="9"/><text class="mark-letter" x="10" y="14.4">${letter}</text>`,
  ),
);
