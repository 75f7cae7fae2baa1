/** What can be seen in a screenshot. */
import type { Page } from "@playwright/test";

/** A spot of one colour: its middle, and how many pixels it has. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

interface Picture {
  base64: string;
  lowestHue: number;
  highestHue: number;
}

/** Runs in the page. Cells of 4 × 4 pixels that have the colour and touch each other are joined. */
async function findSpots({ base64, lowestHue, highestHue }: Picture): Promise<Spot[]> {
  const CELL = 4;
  const SMALLEST = 12; // pixels
  const GREYEST = 0.35; // saturation
  const DARKEST = 50;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);

  const hueOf = (red: number, green: number, blue: number): number => {
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const range = most - least;
    if (range < GREYEST * most || most < DARKEST) return -1;
    if (most === red) return 60 * (((green - blue) / range + 6) % 6);
    return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
  };

  const columns = Math.ceil(width / CELL);
  const sizes = new Map<number, number>(); // pixels of the colour, by cell
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const hue = hueOf(data[at]!, data[at + 1]!, data[at + 2]!);
      if (hue < lowestHue || hue > highestHue) continue;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      sizes.set(cell, (sizes.get(cell) ?? 0) + 1);
    }

  const takeSpot = (first: number): Spot => {
    const spot = { x: 0, y: 0, size: 0 };
    const open = [first];
    while (open.length > 0) {
      const cell = open.pop()!;
      const size = sizes.get(cell);
      if (size === undefined) continue;
      sizes.delete(cell);
      spot.x += (cell % columns) * CELL * size;
      spot.y += Math.floor(cell / columns) * CELL * size;
      spot.size += size;
      open.push(cell + 1, cell - 1, cell - columns, cell + columns);
    }
    return { x: spot.x / spot.size, y: spot.y / spot.size, size: spot.size };
  };
  return [...sizes.keys()]
    .flatMap((cell) => (sizes.has(cell) ? [takeSpot(cell)] : []))
    .filter(({ size }) => size > SMALLEST)
    .sort((one, other) => other.size - one.size);
}

/** Spots of a range of hues (in degrees) in a screenshot, the largest first. */
export const colouredSpots = (page: Page, png: Buffer, [lowestHue, highestHue]: [number, number]) =>
  page.evaluate(findSpots, { base64: png.toString("base64"), lowestHue, highestHue });
