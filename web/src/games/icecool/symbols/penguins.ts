/** Penguins from the front, from behind and from above; each with a hat of its own. */
import type { Colour } from "../view";
import { ALL, SIGNS, symbol } from "./symbol";

const INK = "#22384a";
const PAPER = "#fffaf0";
const ORANGE = "#f2923a";

const HATS: Record<Colour, string> = {
  red: `<path d="M-15-24Q-14-42 0-42T15-24Z" fill="var(--c)"/>
    <path d="M-17-24Q0-31 17-24L16-18Q0-24-16-18Z" fill="var(--c-light)"/>
    <circle cy="-44" r="6" fill="${PAPER}"/>`,
  blue: `<path d="M-16-20A17 17 0 0 1 16-20" fill="none" stroke="var(--c-deep)" stroke-width="4"/>
    <rect x="-22" y="-24" width="10" height="16" rx="5" fill="var(--c)"/>
    <rect x="12" y="-24" width="10" height="16" rx="5" fill="var(--c)"/>`,
  green: `<g transform="translate(0 1)"><path d="M-18-29Q-20-40 0-40T18-29L14-24H-14Z" fill="var(--c)"/>
    <path d="M-15-27H15V-21Q0-25-15-21Z" fill="${PAPER}"/>
    <path d="M-12-23Q0-19 12-23L14-20Q0-15-14-20Z" fill="var(--c-deep)"/></g>`,
  yellow: `<path d="M-13-23Q-11-42 0-42T13-23Z" fill="var(--c)"/>
      <path d="M-22-18Q-12-27 0-27T22-18Q12-22 0-22T-22-18Z" fill="var(--c-deep)"/>
      <path d="M-22-18Q-12-26 0-26T22-18Q12-24 0-24T-22-18Z" fill="var(--c)"/>`,
};

const BODY =
  "M0-33C11-33 14-24 16-12 24-4 26 8 25 18 23 34 12 40 0 40S-23 34-25 18C-26 8-24-4-16-12-14-24-11-33 0-33Z";
const WINGS = "M-22 2Q-34 12-31 24-24 20-20 14ZM22 2Q34 12 31 24 24 20 20 14Z";

const front = (colour: Colour): string =>
  `<path d="${BODY}" fill="${PAPER}" stroke="${PAPER}" stroke-width="7" stroke-linejoin="round"/>
    <g stroke="${PAPER}" stroke-width="6" stroke-linejoin="round">${HATS[colour]}</g>` +
  `<path d="${WINGS}" fill="${INK}"/><path d="${BODY}" fill="${INK}"/>
    <path d="M0-4C12-4 18 6 17 18 16 31 8 36 0 36S-16 31-17 18C-18 6-12-4 0-4Z" fill="${PAPER}"/>
    <path d="M-1-13C-4-23-14-24-14-15-14-9-7-6-1-6ZM1-13C4-23 14-24 14-15 14-9 7-6 1-6Z" fill="${PAPER}"/>` +
  `<circle cx="-6.5" cy="-15" r="2.8" fill="#12202b"/><circle cx="6.5" cy="-15" r="2.8" fill="#12202b"/>
    <path d="M-5-10Q0-14 5-10 3-4 0-4T-5-10Z" fill="${ORANGE}"/>` +
  `<path d="M-18-7Q0 2 18-7L20 0Q0 9-20 0Z" fill="var(--c)"/>
    <path d="M7 2 15 0 18 17 10 19Z" fill="var(--c-deep)"/>${HATS[colour]}
    <path d="M-15 38q7-6 12 2ZM15 38q-7-6-12 2Z" fill="${ORANGE}"/>` +
  `<g transform="translate(-2 20) scale(.85)" fill="var(--c)" class="sign">${SIGNS[colour]}</g>`;

const back = (colour: Colour): string =>
  `<path d="${BODY}" fill="${PAPER}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>
    <path d="${WINGS}" fill="#1b2d3b"/><path d="${BODY}" fill="#2b4459"/>
    <path d="M-25 18C-26 8-24-4-16-12-14-24-11-33 0-33-8-20-14 10-4 40-14 38-23 32-25 18Z" fill="${INK}"/>` +
  `<path d="M-18-8Q0 0 18-8L20 0Q0 8-20 0Z" fill="var(--c)"/>
    <path d="M-16 0-7 3-10 18-19 15Z" fill="var(--c-deep)"/>${HATS[colour]}
    <circle cx="3" cy="21" r="11.5" fill="${PAPER}"/>
    <g transform="translate(3 21) scale(.95)" fill="var(--c)" class="sign">${SIGNS[colour]}</g>`;

/** In millimetres, the beak upwards. */
const top = (colour: Colour): string =>
  `<circle r="19.5" fill="${PAPER}"/>
    <path d="M-16 3Q-24 8-19 15-14 12-13 8ZM16 3Q24 8 19 15 14 12 13 8Z" fill="${INK}" stroke="${PAPER}" stroke-width="1.5"/>
    <circle r="17" fill="${INK}"/>
    <path d="M-5-16 0-26 5-16Z" fill="${ORANGE}" stroke="${PAPER}" stroke-width="1.8" stroke-linejoin="round"/>` +
  `<circle r="14.5" fill="var(--c)"/><circle r="14.5" fill="none" stroke="var(--c-deep)" stroke-width="2.5"/>
    <g fill="${PAPER}" class="sign bare">${SIGNS[colour]}</g>`;

export const penguins = ALL.flatMap((colour) => [
  symbol(`penguin-${colour}`, "-36 -52 72 96", front(colour)),
  symbol(`back-${colour}`, "-36 -52 72 96", back(colour)),
  symbol(`top-${colour}`, "-28 -28 56 56", top(colour)),
]);
