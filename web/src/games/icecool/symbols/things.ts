/** Fish, cards, IDs, and the small icons of this game. */
import type { Colour } from "../view";
import { ALL, FISH, SIGNS, symbol } from "./symbol";

const PAPER = "#fffaf0";
const NIGHT = "#0b2b40";

const token = (colour: Colour): string =>
  `<path d="${FISH}" fill="var(--c)" stroke="${PAPER}" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M-17 1C-12 12 3 13 11 4 2 8-9 8-17 1Z" fill="var(--c-deep)"/>
    <circle cx="-9" cy="-2" r="2.2" fill="${PAPER}"/><circle cx="-9.4" cy="-2" r="1.1" fill="#12202b"/>
    <g transform="translate(2 0) scale(.48)" fill="${PAPER}" class="sign bare">${SIGNS[colour]}</g>`;

const SKATE = "M-11-9H-3V-3Q4-2 9 2 12 4 11 8H-11ZM-13 12H11Q15 12 15 8";
const FACES = ["#bfdbdc", "#8fcad2", "#59a9b8"];
const sheet = `<rect x="1" y="1" width="68" height="96" rx="9" fill="${PAPER}" stroke="${NIGHT}" stroke-opacity=".35" stroke-width="1.5"/>`;
const swim = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="${FISH}" fill="${NIGHT}"/>
    <circle cx="-9" cy="-2" r="2.4" fill="${PAPER}"/></g>`;
const card = (value: number, inner: string): string =>
  symbol(
    `card-${value}`,
    "0 0 70 98",
    `${sheet}<rect x="6" y="6" width="58" height="86" rx="6" fill="${FACES[value - 1]}"/>
      <text x="17" y="30" class="card-n">${value}</text>${inner}`,
  );

const flake = [0, 60, 120]
  .map(
    (turn) => `<path d="M0-22V22M-6-18 0-12 6-18M-6 18 0 12 6 18" fill="none" transform="rotate(${turn})"/>`,
  )
  .join("");
const cards = [
  card(
    1,
    `${swim(36, 44, 0.9)}<path d="${SKATE}" transform="translate(35 74) scale(.95)"
      fill="none" stroke="${NIGHT}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
  card(2, swim(35, 44, 1) + swim(37, 70, 1)),
  card(3, swim(35, 40, 0.92) + swim(28, 59, 0.92) + swim(39, 78, 0.92)),
  symbol(
    "card-back",
    "0 0 70 98",
    `${sheet}<rect x="6" y="6" width="58" height="86" rx="6" fill="${NIGHT}"/>
      <g stroke="#bfdbdc" stroke-width="3.2" stroke-linecap="round" transform="translate(35 49)">${flake}</g>`,
  ),
];

const idCard = (colour: Colour): string =>
  symbol(
    `id-${colour}`,
    "0 0 98 70",
    `<rect x="1" y="1" width="96" height="68" rx="9" fill="${PAPER}" stroke="${NIGHT}" stroke-opacity=".35" stroke-width="1.5"/>
      <path d="M6 14Q6 6 14 6H84Q92 6 92 14V20H6Z" fill="var(--c)"/>
      <rect x="38" y="9.5" width="22" height="6" rx="3" fill="${PAPER}"/>
      <rect x="9" y="25" width="34" height="38" rx="5" fill="var(--c-light)" opacity=".5"/>
      <use href="#penguin-${colour}" x="9" y="25" width="34" height="38"/><g fill="#c8d5d8">
      <rect x="50" y="29" width="38" height="5" rx="2.5"/><rect x="50" y="39" width="26" height="5" rx="2.5"/>
      </g><g transform="translate(80 55)" fill="var(--c)" class="sign">${SIGNS[colour]}</g>`,
  );

const line = (id: string, body: string): string =>
  symbol(
    id,
    "-12 -12 24 24",
    `<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  );

const icons = [
  symbol(
    "skate",
    "-18 -16 36 34",
    `<path d="${SKATE}" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
  symbol(
    "net",
    "-14 -14 28 28",
    `<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><path d="M-11 12-3 3"/>
      <ellipse cx="4" cy="-4" rx="8.5" ry="7.5" transform="rotate(-40 4 -4)"/>
      <path d="M-1-8 9 1M4-11-2 2" stroke-width="1.6"/></g>`,
  ),
  line("sight-follow", '<path d="M0-10 9-5V5L0 10-9 5V-5ZM0 0V10M0 0 9-5M0 0-9-5"/>'),
  line("sight-above", '<rect x="-9" y="-9" width="18" height="18" rx="2.5"/><path d="M-9 1H2M2-9V5"/>'),
  line("sight-plan", '<path d="M-9 9V-9H9V9ZM-4 4 4-4M4-4H-1M4-4V1"/>'),
  line("flick", '<path stroke-width="3.2" d="M-9 6Q-3 8 1 2L8-7M8-7 1-6M8-7 8 0"/>'),
  line("replay", '<path d="M-8-3A8.5 8.5 0 1 1-8 4M-9-9V-3H-3M-2-4 5 0-2 4Z"/>'),
  line("stay", '<circle r="8"/><circle r="2" fill="currentColor"/>'),
  line("red-line", '<path d="M-9-8H9M0 9V-2M-4 2 0-3 4 2"/>'),
  line("finger", '<path d="M-4 10V-5Q-4-10 0-10T4-5V10M-8 10H8"/>'),
  symbol(
    "fish-gone",
    "-24 -16 48 32",
    `<path d="${FISH}" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="4 3.5" opacity=".7"/>`,
  ),
];

const signs = ALL.map((colour) =>
  symbol(`sign-${colour}`, "-11 -11 22 22", `<g fill="currentColor" class="sign">${SIGNS[colour]}</g>`),
);
const fish = ALL.map((colour) => symbol(`fish-${colour}`, "-24 -16 48 32", token(colour)));

export const things = [...cards, ...ALL.map(idCard), ...icons, ...signs, ...fish];
