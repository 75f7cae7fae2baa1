/** Colours and kinds of fish: their tokens, symbols and the shapes that double them. */
import type { Colour, Fish, Pile, View } from "./view";

/** The class of tokens.css without "c-". */
export const COLOUR_CLASS: Record<Colour, string> = { R: "red", P: "purple", G: "green", Y: "yellow" };

export const OCTOPUS = 16;
export const SHARK = 15;

/** "O" octopus, "S" shark, "F" any other fish. */
export const kindOf = (fish: Fish): "O" | "S" | "F" =>
  fish.value === OCTOPUS ? "O" : fish.value === SHARK ? "S" : "F";

export const markOf = (colour: Colour): string => `mark-${COLOUR_CLASS[colour]}`;
export const speciesOf = (colour: Colour): string => `fish-${COLOUR_CLASS[colour]}`;
export const symbolOf = (fish: Fish): string =>
  kindOf(fish) === "O" ? "octopus" : kindOf(fish) === "S" ? "shark" : speciesOf(fish.colour);

/** The top fish alone owns a pile (F4). */
export const ownerOf = (pile: Pile): Colour => pile.fish[0]!.colour;

/** In solo the last colour of the drawn order is the player's (F26). */
export const colourOfSeat = (view: View, seat: number): Colour =>
  view.players === 1 ? view.order[view.order.length - 1]! : view.order[seat]!;

export const seatOfColour = (view: View, colour: Colour): number =>
  view.players === 1 ? 0 : view.order.indexOf(colour);
