/** The box of a game that brings no picture: a board on the water, in a colour of its own. */
import type { Cover } from "../../games/contract";
import { colourOf } from "../../plain/seats";

/** Water in three tones, from light to deep; the deepest is the box's edge too. */
const waters = [
  ["#1f7a8c", "#18657a", "#124f64"],
  ["#7b4b94", "#63397a", "#4e2a66"],
  ["#3a7d44", "#2d6738", "#1f5130"],
  ["#2f7fc1", "#23649d", "#164a7c"],
] as const;
const paper = "#fffaf0";

/** The same name has the same colour everywhere, and two names seldom have the same one. */
function waterOf(game: string): (typeof waters)[number] {
  const sum = [...game].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 997, 7);
  return waters[sum % waters.length]!;
}

function drawingOf([light, middle, deep]: readonly [string, string, string]): string {
  const tiles = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const fill = (row + column) % 2 === 0 ? "#f2d7a6" : "#e3c48f";
      return `<rect x="${40 + column * 56}" y="${112 + row * 56}" width="54" height="54" rx="9" fill="${fill}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="300" height="300" fill="${light}"/>
    <path fill="${middle}" d="M0 150c25-14 50-14 75 0s50 14 75 0 50-14 75 0 50 14 75 0v150H0Z"/>
    <path fill="${deep}" d="M0 246c50-18 100-14 150-4s100 8 150-8v66H0Z"/>
    <g transform="rotate(-4 150 200)"><rect x="32" y="104" width="238" height="182" rx="16" fill="${paper}"/>${tiles.join("")}
    <g stroke="${paper}" stroke-width="5" stroke-linejoin="round"><circle cx="67" cy="195" r="19" fill="#e8554e"/>
    <path d="M179 120 201 139 179 158 157 139Z" fill="#2f7fc1"/><path d="M235 178 254 211H216Z" fill="#f2b134"/>
    <rect x="106" y="234" width="34" height="34" rx="5" fill="#3a7d44"/></g></g></svg>`;
}

const colours = (players: number) => Array.from({ length: players }, (_, seat) => colourOf(seat));

export function plainCover(game: string): Omit<Cover, "title"> {
  const water = waterOf(game);
  return {
    place: Infinity,
    drawing: drawingOf(water),
    art: "",
    side: water[2],
    lettering: { size: 44, x: 20, y: 64, fill: paper, stroke: water[2] },
    thumb: null,
    players: [2, 4],
    minutes: 30,
    colours,
  };
}
