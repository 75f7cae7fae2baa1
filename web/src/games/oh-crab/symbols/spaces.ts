/** What is printed on a space of the beach. */
import { HEX_BOX, SHELL_FAN, SHELL_RIBS, symbol } from "./symbol";

const cardMinus = `<g transform="translate(29 19)">
  <rect x="-9" y="-12" width="18" height="24" rx="3.5" fill="#fffaf0" stroke="#12202b" stroke-width="2.4"/>
  <path d="M-4.5 0h9" stroke="#c2352f" stroke-width="4" stroke-linecap="round"/></g>`;
/** Reeds: where a blade stands, how high it reaches, how it bends. */
type Blade = readonly [number, number, number];
const BLADES: Blade[] = [
  [-22, 20, -5],
  [-15, 12, -3],
  [-8, 22, 1],
  [-1, 8, -1],
  [6, 20, 2],
  [13, 13, 3],
  [20, 22, 5],
];
const CATTAILS: Blade[] = [
  [-18, 14, -2],
  [3, 11, 1],
  [17, 16, 3],
];

const blade = ([x, y, bend]: Blade): string => {
  const [left, right] = [`Q${x - 2} ${y + 14} ${x + bend} ${y}`, `Q${x + 3} ${y + 14} ${x + 2.6} 44`];
  return `<path d="M${x - 2.6} 44${left}${right}Z" fill="var(--kelp)"/>`;
};
const cattail = ([x, y, bend]: Blade): string =>
  `<path d="M${x} 44L${x + bend} ${y + 6}" stroke="#1f5130" stroke-width="2.4"/>
  <rect x="${x + bend - 3.2}" y="${y - 4}" width="6.4" height="14" rx="3.2" fill="#7a4a22"/>`;

export const spaces = [
  symbol(
    "sp-obstacle",
    HEX_BOX,
    `<ellipse cx="-3" cy="20" rx="31" ry="8" fill="var(--shade)"/>
    <path d="M-34 8Q-36-2-27-3L18-13Q25-14 26-6T20 4L-25 15Q-33 16-34 8Z" fill="#a5713f"/>
      <path d="M-34 8Q-36-2-27-3L18-13Q22-13.5 24-11L-24 0Q-31 2-31 11-33.5 10-34 8Z" fill="#c58f57"/>
    <ellipse cx="21" cy="-5" rx="5.5" ry="8.5" transform="rotate(-12 21 -5)" fill="#f0d3a2"/>
      <ellipse cx="21" cy="-5" rx="2.6" ry="4.6" transform="rotate(-12 21 -5)" fill="#c58f57"/>
    <path d="M-18 22C-22 8-10 4-14-12-15-20-8-26-6-20-3-12-10-2-6 6-4 0 2-4 3-14 4-22 11-22 11-14 11-2 2 4 4 14 8 9 12 9 15 12 10 14 10 22 5 24Z" fill="var(--kelp)"/>
      <path d="M-12 21C-14 10-5 4-9-10M3 22C2 12 5 2 7-10" fill="none" stroke="#74ae6c" stroke-width="2.2" stroke-linecap="round"/>
      ${cardMinus}`,
  ),
  symbol(
    "sp-knock",
    HEX_BOX,
    `<ellipse cx="2" cy="23" rx="31" ry="7" fill="var(--shade)"/>
    <g transform="rotate(62 0 4)"><path d="M-17-16H17L12 18Q11 22 7 22H-7Q-11 22-12 18Z" fill="var(--coral)"/>
      <path d="M3-16H17L12 18Q11 22 7 22H2Q6 8 3-16Z" fill="#a82a30"/>
      <path d="M-15.5-6H15.5L14.8-1H-14.8Z" fill="#fffaf0"/>
      <ellipse cy="-16" rx="17" ry="5.5" fill="#7a1d24"/>
      <path d="M-15-17Q0 14 15-17" fill="none" stroke="#fffaf0" stroke-width="2.6" transform="rotate(180 0 -16)"/>
      </g>
    <path d="M18 8Q34 10 36 22 24 26 12 22 10 14 18 8Z" fill="#e3bd82"/>
    <g fill="none" stroke="#12202b" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-27-8A23 23 0 0 1 6-28"/><path d="M-1-35 8-28 0-20"/></g>`,
  ),
  symbol(
    "sp-shell",
    HEX_BOX,
    `<ellipse cy="19" rx="21" ry="6" fill="var(--shade)"/><g transform="translate(0 2) scale(1.35)">
      <path d="${SHELL_FAN}" fill="#fff3e6" stroke="#c4566b" stroke-width="2" stroke-linejoin="round"/>
      <path d="M0 13C4 13 6 11 6 8 13 5 17-1 15-7 13 1 8 6 0 6S-13 1-15-7C-17-1-13 5-6 8-6 11-4 13 0 13Z" fill="#f3b7b4"/>
      <path d="${SHELL_RIBS}" fill="none" stroke="#d8707c" stroke-width="1.7" stroke-linecap="round"/></g>`,
  ),
  symbol(
    "sp-exchange",
    HEX_BOX,
    `<g stroke="#12202b" stroke-width="2.4">
      <rect x="-21" y="-17" width="23" height="31" rx="4" fill="#bfdbdc" transform="rotate(-11 -9 0)"/>
      <rect x="-2" y="-14" width="23" height="31" rx="4" fill="#fffaf0" transform="rotate(9 9 0)"/></g>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#fffaf0" stroke-width="9">
      <path d="M-26-20A33 33 0 0 1 22-24M26 20A33 33 0 0 1-22 24"/></g>
      <g stroke="var(--accent-2,#16606f)" stroke-width="5">
      <path d="M-26-20A33 33 0 0 1 22-24M26 20A33 33 0 0 1-22 24"/>
      <path d="M12-32 23-24 13-15M-12 32-23 24-13 15"/></g></g>`,
  ),
  symbol(
    "sp-hole",
    HEX_BOX,
    `<ellipse cx="0" cy="6" rx="30" ry="21" fill="#c79b62"/>
      <ellipse cx="0" cy="4" rx="30" ry="20" fill="#e6c48c"/>
      <ellipse cx="0" cy="6" rx="22" ry="14" fill="#3b2a20"/>
      <path d="M-22 6a22 14 0 0 1 44 0Q0-4-22 6Z" fill="#12202b"/>`,
  ),
  symbol(
    "sp-exit",
    HEX_BOX,
    `<path d="M-20 26Q-22 10 0 10T20 26" fill="none" stroke="#9c7340" stroke-width="3.5" stroke-dasharray="1 7" stroke-linecap="round"/>`,
  ),
  symbol(
    "sp-reeds",
    HEX_BOX,
    `<g transform="translate(0 45) scale(1.08 1.3) translate(0 -45)">
      <path d="M-27 44Q0 34 27 44L24 47H-24Z" fill="#1f5130"/>
    ${BLADES.map(blade).join("")}
    ${CATTAILS.map(cattail).join("")}
    </g><path d="M-25 42.5H25" stroke="#1f5130" stroke-width="7" stroke-linecap="round"/>`,
  ),
  symbol(
    "sp-current",
    HEX_BOX,
    `<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="3" opacity=".85">
      <path d="M-30 20Q-25 12-25 2T-30-16M30 20Q25 12 25 2T30-16"/></g>
    <path d="M0-27 20-5H9V24Q0 18-9 24V-5H-20Z" fill="#fffaf0" stroke="#12202b" stroke-opacity=".35" stroke-width="2" stroke-linejoin="round"/>
      <path d="M-5 10Q0 6 5 10M-5 2Q0-2 5 2" stroke="var(--lagoon)" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  ),
  symbol(
    "sp-surprise",
    HEX_BOX,
    `<ellipse cy="17" rx="27" ry="8" fill="#c79b62"/>
      <path d="M-26 16Q-22-2 0-2T26 16Q12 23 0 23T-26 16Z" fill="#e6c48c"/>
    <path d="M-17 3Q-17-18 0-18T17 3Q9-3 0-3T-17 3Z" fill="var(--plum)"/>
      <path d="M5-17.5Q17-15 17 3 12-.5 7-2Z" fill="#4e2a66"/><text y="1" class="surprise-mark">?</text>`,
  ),
  symbol(
    "sp-start",
    HEX_BOX,
    `<rect x="-25" y="-20" width="50" height="40" rx="9" fill="#fffaf0" opacity=".92"/>
      <rect x="-25" y="-20" width="50" height="40" rx="9" fill="none" stroke="#8a5a2b" stroke-width="2.5" stroke-dasharray="5 4"/>`,
  ),
];
