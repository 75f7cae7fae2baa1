/** Where the why bubble hangs: beside the cell it speaks of, off the cells that must stay visible. */
import type { Cell, Squares } from "./squares";

/** Why something is not allowed: one sentence with its clause. */
export interface Why {
  title: string;
  text: string;
  clause: string | null;
  href: string | null;
  /** The cell to point at; null: it is about no cell. */
  at: Cell | null;
}

export interface Bubble {
  /** In percent of the board's width and height. */
  left: number;
  top: number | null;
  bottom: number | null;
  /** Where the tip points, in pixels from the bubble's left edge. */
  tip: number;
  width: number; // pixels
  below: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Average widths in pixels of a letter in the title and in the sentence, phone and wide. */
const LETTERS = { phone: { title: 8.9, text: 6.6, pad: 24 }, wide: { title: 10.6, text: 8, pad: 30 } };

/** Letters are estimated: a little room keeps the clause on the line. */
const SLACK = 10;

/** An estimate is enough: the bubble hangs by its near edge, so only its far edge may be off by a line. */
function sizeOf(
  title: string,
  text: string,
  widest: number,
  wide: boolean,
): { width: number; height: number } {
  const letters = wide ? LETTERS.wide : LETTERS.phone;
  const longest = Math.max(title.length * letters.title, text.length * letters.text);
  const width = Math.min(widest, Math.ceil(longest) + letters.pad + SLACK);
  const lines = (count: number, each: number): number => Math.ceil((count * each) / (width - letters.pad));
  const height =
    lines(title.length, letters.title) * (wide ? 21 : 18) +
    lines(text.length, letters.text) * (wide ? 20 : 17);
  return { width, height: height + (wide ? 20 : 13) };
}

export interface Speech {
  at: Cell;
  title: string;
  text: string;
}

/** `keep`: cells that must not be covered; `pieces`: cells better left uncovered; `pixels`: the board's width. */
export function placeBubble(
  squares: Squares,
  { at, title, text }: Speech,
  keep: Cell[],
  pieces: Cell[],
  pixels: number,
): Bubble {
  const { box: frame } = squares;
  const scale = frame.width / pixels;
  const wide = pixels > 480;
  const target = squares.cornerOf(at);
  const boxOf = (cell: Cell): Box => ({ ...squares.cornerOf(cell), width: 100, height: 100 });
  // A picked piece is lifted and sticks out above its cell.
  const kept = keep
    .map(boxOf)
    .map((box) => ({ ...box, y: box.y - 12, height: 112 }))
    .filter((box) => box.x !== target.x || box.y + 12 !== target.y);
  const better = pieces.map(boxOf);
  const covered = (box: Box, cells: Box[]): number =>
    cells.reduce((sum, each) => sum + overlap(box, each), 0);
  const aim = target.x + 50;
  const tried: { cost: number; bubble: Bubble }[] = [];
  for (const widest of wide ? [250, 190, 330] : [190, 118, 236]) {
    const pixelSize = sizeOf(title, text, widest, wide);
    const size = { width: pixelSize.width * scale, height: pixelSize.height * scale };
    const rightmost = frame.left + frame.width - EDGE - size.width;
    for (const below of [true, false]) {
      const y = below ? target.y + 100 + GAP : target.y - GAP - size.height;
      const outside = Math.max(0, frame.top - y) + Math.max(0, y + size.height - (frame.top + frame.height));
      for (const share of [0.5, 0.85, 0.15]) {
        const x = Math.max(frame.left + EDGE, Math.min(rightmost, aim - size.width * share));
        const box = { x, y, ...size };
        tried.push({
          cost:
            covered(box, kept) * 5 +
            covered(box, better) +
            // What is cut off says nothing.
            outside * size.width * 20 +
            Math.abs(share - 0.5) * 900,
          bubble: {
            left: ((x - frame.left) / frame.width) * 100,
            top: below ? ((y - frame.top) / frame.height) * 100 : null,
            bottom: below ? null : ((frame.top + frame.height - (target.y - GAP)) / frame.height) * 100,
            tip: Math.max(12, Math.min(pixelSize.width - 28, (aim - x) / scale - 8)),
            width: pixelSize.width,
            below,
          },
        });
      }
    }
  }
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best)).bubble;
}
