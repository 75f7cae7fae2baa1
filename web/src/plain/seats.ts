/** How a seat's pieces look: a colour, and always a shape with it. */
const colours = ["red", "blue", "yellow", "green", "purple", "slate"] as const;
/** Symbols of Symbols.svelte: circle, diamond, square, triangle, star, cross. */
const SHAPES = 6;

export const colourOf = (seat: number): string => colours[seat % colours.length]!;
export const shapeOf = (seat: number): string => `plain-shape-${seat % SHAPES}`;
