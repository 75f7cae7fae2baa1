/** Box covers by game name. A game without one gets a plain lid, so that nothing here needs to know the games. */
import art from "./covers/art.svg?raw";

export { art };

const drawings = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("./covers/*.svg", { query: "?raw", import: "default", eager: true }),
  ).map(([path, drawing]) => [path.replace(/^.*\/|\.svg$/g, ""), drawing]),
);

/** How the title is set on the lid, and the small picture in the list of matches. */
export interface Cover {
  drawing: string;
  side: string;
  title: { size: number; x: number; y: number; fill: string; stroke: string };
  thumb: { symbol: string; colour: string; ground: string } | null;
  /** What the box says before its game is on the server. */
  players: [number, number];
  minutes: number;
}

const night = "#0b2b40";
const paper = "#fffaf0";
const sea = "#124f64";

const lids: Record<string, Omit<Cover, "drawing">> = {
  urchins: {
    side: "#b8862f",
    title: { size: 50, x: 20, y: 64, fill: night, stroke: "#f6c667" },
    thumb: { symbol: "art-urchin-yellow", colour: "yellow", ground: "floor" },
    players: [2, 4],
    minutes: 30,
  },
  "fish-and-chips": {
    side: sea,
    title: { size: 45, x: 18, y: 62, fill: paper, stroke: sea },
    thumb: { symbol: "art-fish-purple", colour: "purple", ground: "water" },
    players: [1, 4],
    minutes: 30,
  },
  icecool: {
    side: "#6ea9c2",
    title: { size: 52, x: 18, y: 62, fill: night, stroke: "#eaf6fa" },
    thumb: { symbol: "art-penguin", colour: "blue", ground: "ice" },
    players: [2, 4],
    minutes: 30,
  },
  "oh-crab": {
    side: "#b98f55",
    title: { size: 54, x: 20, y: 66, fill: paper, stroke: sea },
    thumb: { symbol: "art-crab", colour: "red", ground: "floor" },
    players: [2, 5],
    minutes: 45,
  },
};

const plain: Omit<Cover, "drawing"> = {
  side: "#18657a",
  title: { size: 44, x: 20, y: 64, fill: paper, stroke: sea },
  thumb: null,
  players: [2, 4],
  minutes: 30,
};
const plainDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="300" height="300" fill="#1f7a8c"/>
    <path fill="#18657a" d="M0 170c25-14 50-14 75 0s50 14 75 0 50-14 75 0 50 14 75 0v130H0Z"/>
    <path fill="#124f64" d="M0 226c50-18 100-14 150-4s100 8 150-8v86H0Z"/></svg>`;

/** The boxes that stand on the shelf even while their game is not there yet, in this order. */
export const boxes = Object.keys(lids);

export function coverOf(game: string): Cover {
  return { ...(lids[game] ?? plain), drawing: drawings[game] ?? plainDrawing };
}
