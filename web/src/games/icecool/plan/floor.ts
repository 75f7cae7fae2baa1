/** The printed floor of the school, in millimetres, y downwards: one drawing for the plan and for the texture in 3D.
 *  Literal colours, because the texture is rasterised outside the page. Nothing on it looks like an obstacle. */
import type { BoardSketch } from "../view";

export interface Paint {
  floor: string;
  wall: string;
  /** The band along the foot of the walls. */
  low: string;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const RED = "#d9382f";
const CHALK = "#fffaf0";

const PAINTS: Record<string, Paint> = {
  R1: { floor: "#f4dcaa", wall: "#f7d98f", low: "#e9a23b" },
  R2: { floor: "#d9f0e3", wall: "#cdeadb", low: "#3f9a78" },
  R3: { floor: "#9cc3e6", wall: "#bcd8f0", low: "#2f7fc1" },
  R4: { floor: "#f9d3c4", wall: "#fbd9cc", low: "#e07a63" },
  R5: { floor: "#d9c3ea", wall: "#e4d3f1", low: "#7b4b94" },
};
const PLAIN: Paint = { floor: "#e6ecee", wall: "#e6ecee", low: "#9db3bb" };

/** A board of the owner's may have more rooms than ours. */
export const paintOf = (room: string): Paint => PAINTS[room] ?? PLAIN;

/** Edges of the board in millimetres, as a viewBox. */
export const frameOf = ({ outer }: BoardSketch): Box => ({
  x: outer[0]! * 1000,
  y: 0,
  w: (outer[2]! - outer[0]!) * 1000,
  h: (outer[3]! - outer[1]!) * 1000,
});

/** Metres up → millimetres down. */
export const down = ({ outer }: BoardSketch, y: number): number => (outer[3]! - y) * 1000;

const boxOf = (board: BoardSketch, [x0, y0, x1, y1]: readonly number[]): Box => ({
  x: x0! * 1000,
  y: down(board, y1!),
  w: (x1! - x0!) * 1000,
  h: (y1! - y0!) * 1000,
});

/** Always the same numbers: the floor must not change from visit to visit. */
const scattered = (seed: number) => (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
const CHALK_FISH = "M-20 1C-14-12 4-14 13-2L23-10Q26-12 26-8V10Q26 14 23 12L13 5C4 16-14 14-20 1Z";
const strokes = (width: number, body: string, colour = CHALK): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
const fixed = (value: number): string => value.toFixed(0);

/** Planks, a chalk hopscotch, chalk sums. */
function classroom({ x, y, w, h }: Box): string {
  let planks = "";
  for (let row = 0; row * 23 < h; row++) {
    const at = y + row * 23;
    planks += `<path d="M${x} ${at}H${x + w}"/>`;
    for (let plank = 0; plank < 4; plank++)
      planks += `<path d="M${x + (row % 2 ? 50 : 0) + plank * 104} ${at}v23"/>`;
  }
  const hop = [
    [0, 0],
    [22, -11],
    [22, 11],
    [44, 0],
    [66, -11],
    [66, 11],
    [88, 0],
  ]
    .map(([a, b]) => `<rect x="${a}" y="${b! - 11}" width="22" height="22"/>`)
    .join("");
  const sums = `<path d="${CHALK_FISH}" transform="translate(${x + 258} ${y + 92})"/>
    <path d="${CHALK_FISH}" transform="translate(${x + 308} ${y + 92})"/>
    <path d="M${x + 282} ${y + 78}h8m-4-4v8"/>`;
  return (
    strokes(1.6, planks, "#e3c083") +
    strokes(2.6, `<g transform="translate(${x + 62} ${y + 72}) rotate(-8)">${hop}</g>${sums}`)
  );
}

/** Chequered tiles, a drain, somebody's dinner. */
function kitchen({ x, y, w, h }: Box): string {
  let tiles = "";
  for (let i = 0; i * 28 < w; i++)
    for (let j = 0; j * 28.8 < h; j++)
      if ((i + j) % 2) tiles += `<rect x="${x + i * 28}" y="${y + j * 28.8}" width="28" height="28.8"/>`;
  const bone =
    "M-34 0H40M-12-20Q-6-8-6 0T-12 20M6-17Q11-7 11 0T6 17M23-13Q27-6 27 0T23 13M40 0 56-14Q52 0 56 14ZM-34-17Q-62-12-64 0-62 12-34 17-28 0-34-17Z";
  return `<g fill="#c3e4d3">${tiles}</g><g transform="translate(${x + 262} ${y + 116}) rotate(-14)">
    ${strokes(5, `<path d="${bone}"/><circle cx="-48" cy="-3" r="2"/>`)}</g>
    <g transform="translate(${x + 96} ${y + 120})"><circle r="17" fill="#9cc9b5"/>
    ${strokes(3, '<path d="M-9-8V8M0-11V11M9-8V8"/>', "#6ba58c")}</g>`;
}

/** A court. */
function gym({ x, y, w, h }: Box): string {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const court = `x="${x + 22}" y="${y + 22}" width="${w - 44}" height="${h - 44}"`;
  const lines = `<rect ${court}/><path d="M${x + 22} ${cy}H${x + w - 22}"/><circle cx="${cx}" cy="${cy}" r="36"/>
    <path d="M${cx - 58} ${y + 22}v36a58 58 0 0 0 116 0v-36"/>
    <path d="M${cx - 58} ${y + h - 22}v-36a58 58 0 0 1 116 0v36"/>`;
  return `<rect ${court} fill="#7fb1de"/>
    ${strokes(3, lines)}
    <circle cx="${cx}" cy="${cy}" r="13" fill="#f2b134"/>
    ${strokes(2, `<path d="M${cx - 13} ${cy}q13-8 26 0M${cx} ${cy - 13}q-8 13 0 26"/>`, "#a8690c")}`;
}

/** Terrazzo and a fish mosaic. */
function canteen({ x, y, w, h }: Box): string {
  const next = scattered(7);
  const tones = ["#efae97", "#fff1e8", "#e59a86", "#bfdbdc"];
  let chips = "";
  for (let i = 0; i < 120; i++) {
    const [a, b] = [x + 6 + next() * (w - 12), y + 6 + next() * (h - 12)];
    const one = `l${fixed(3 + next() * 6)} ${fixed(next() * 5 - 2)}`;
    const two = `l${fixed(-next() * 5)} ${fixed(3 + next() * 4)}`;
    chips += `<path d="M${fixed(a)} ${fixed(b)}${one}${two}z" fill="${tones[i % 4]}"/>`;
  }
  return `${chips}<g transform="translate(${x + w / 2 - 4} ${y + h * 0.42}) rotate(-38) scale(2.9)">
    <path d="${CHALK_FISH}" fill="#e59a86"/>
    ${strokes(1.8, '<path d="M-7-8Q-2 1-7 9M1-6Q5 1 1 7M8-3Q11 1 8 5"/>', "#fbe3d8")}
    <circle cx="-13" cy="-1" r="2" fill="#fff1e8"/></g>`;
}

/** A round rug with a snow star. */
function lounge({ x, y, w, h }: Box): string {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const arms = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0V-26M0-18-6-24M0-18 6-24M0-10-5-15M0-10 5-15"/>`)
    .join("");
  return `<circle cx="${cx}" cy="${cy}" r="62" fill="#b892d4"/>
    <circle cx="${cx}" cy="${cy}" r="52" fill="#cdb0e2"/>
    <circle cx="${cx}" cy="${cy}" r="47" fill="none" stroke="#7b4b94" stroke-width="2.5" stroke-dasharray="6 5"/>
    <g transform="translate(${cx} ${cy})">${strokes(3.2, arms)}</g>`;
}

const ART: Record<string, (box: Box) => string> = {
  R1: classroom,
  R2: kitchen,
  R3: gym,
  R4: canteen,
  R5: lounge,
};

export function floor(board: BoardSketch): string {
  const rooms = board.rooms.map(({ id, footprint, red_rect }) => {
    const [box, line] = [boxOf(board, footprint), boxOf(board, red_rect)];
    const art = board.name === "school" ? (ART[id]?.(box) ?? "") : "";
    return `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="${paintOf(id).floor}"/>
      <svg x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}">
      ${art}</svg>
      <rect x="${line.x}" y="${line.y}" width="${line.w}" height="${line.h}" rx="1.5" fill="none" stroke="${RED}" stroke-width="2.6"/>`;
  });
  const [x, y, radius] = board.circle;
  const feet = `<g fill="${RED}" opacity=".8">
    <ellipse cx="-5" cy="1" rx="3" ry="5.5" transform="rotate(-14 -5 1)"/>
    <ellipse cx="5" cy="1" rx="3" ry="5.5" transform="rotate(14 5 1)"/></g>`;
  return `${rooms.join("")}<g transform="translate(${x! * 1000} ${down(board, y!)})">
    <circle r="${radius! * 1000}" fill="${CHALK}" fill-opacity=".75" stroke="${RED}" stroke-width="3.6"/>
    ${feet}</g>`;
}

/** The floor as a picture of its own. */
export function floorPicture(board: BoardSketch, pixels: number): string {
  const { x, y, w, h } = frameOf(board);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"
    viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="none">${floor(board)}</svg>`;
}
