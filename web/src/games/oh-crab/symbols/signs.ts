/** Tokens, buttons and the pictograms of the special actions. */
import { SHELL_FAN, SHELL_RIBS, symbol } from "./symbol";

const STAR =
  "M0-19C3-19 4-9 7-6S19-4 19-1 9 4 8 7 13 17 10.5 19 3 12 0 12-8 21-10.5 19-7 10-8 7-19 2-19-1-10-3-7-6-3-19 0-19Z";
export const signs = [
  symbol(
    "shell",
    "-20 -20 40 40",
    `<path d="${SHELL_FAN}" transform="translate(0 2)" fill="#fff3e6" stroke="#b8475d" stroke-width="2.2" stroke-linejoin="round"/>
      <path d="${SHELL_RIBS}" transform="translate(0 2)" fill="none" stroke="#d8707c" stroke-width="1.9" stroke-linecap="round"/>`,
  ),
  symbol(
    "cook",
    "-26 -26 52 52",
    `<circle r="24" fill="var(--paper)"/><circle r="21.5" fill="var(--sun)"/>
      <path d="M-12 15Q-14 3 0 2T12 15Z" fill="#fffaf0"/><circle cy="1" r="8" fill="#f2c9a0"/>
      <path d="M-8 0Q-15-6-9-11-8-18 0-16 8-18 9-11 15-6 8 0Q0-4-8 0Z" fill="#fff" stroke="#12202b" stroke-width="1.8" stroke-linejoin="round"/>
      <circle cx="-3" cy="2" r="1.3" fill="#12202b"/><circle cx="3" cy="2" r="1.3" fill="#12202b"/>
      <path d="M-3 5.5Q0 8 3 5.5" fill="none" stroke="#a82a30" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M13 14 19-3" stroke="#12202b" stroke-width="2.6" stroke-linecap="round"/>
      <ellipse cx="19.5" cy="-6" rx="3" ry="4.5" fill="#12202b" transform="rotate(18 19.5 -6)"/>`,
  ),
  symbol(
    "cardback",
    "0 0 100 140",
    `<rect width="100" height="140" rx="11" fill="#fffaf0"/>
      <rect x="5" y="5" width="90" height="130" rx="8" fill="var(--lagoon)"/>
      <path d="M5 52q11-12 22 0t22 0 22 0 24 0V127q0 8-8 8H13q-8 0-8-8Z" fill="#16606f"/>
      <path d="M5 82q11-12 22 0t22 0 22 0 24 0V127q0 8-8 8H13q-8 0-8-8Z" fill="#0b2b40"/>
      <path d="${STAR}" transform="translate(50 40) scale(1.15)" fill="var(--sand)"/>`,
  ),
  symbol(
    "hand",
    "-12 -12 24 24",
    `<g fill="currentColor">
      <rect x="-9" y="-7" width="10" height="14" rx="2" transform="rotate(-14)" opacity=".5"/>
      <rect x="-2" y="-7.5" width="10" height="14" rx="2" transform="rotate(10)"/></g>`,
  ),
  symbol(
    "waves",
    "-12 -12 24 24",
    `<path d="M-10-3q2.5-4 5 0t5 0 5 0 5 0M-10 4q2.5-4 5 0t5 0 5 0 5 0" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`,
  ),
  symbol(
    "push",
    "-14 -14 28 28",
    `<path d="M0-12 10 0H4V11h-8V0H-10Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  ),
  symbol(
    "undo",
    "-12 -12 24 24",
    `<path d="M-7-3H3a6 6 0 0 1 0 12H-3M-3-8-8-3-3 2" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  symbol(
    "log",
    "-12 -12 24 24",
    `<path d="M-8-6H8M-8 0H8M-8 6H3" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>`,
  ),
  symbol(
    "check",
    "-12 -12 24 24",
    `<path d="M-8 0-2 6 8-6" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  symbol(
    "whole",
    "-12 -12 24 24",
    `<rect x="-5" y="-10" width="10" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="2.6"/>
      <path d="M-5-2H5" stroke="currentColor" stroke-width="2.6"/>`,
  ),
  symbol(
    "market",
    "-12 -12 24 24",
    `<path d="M-9-2V9H9V-2M-11-9H11L9-2H-9Z" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/>`,
  ),
  symbol(
    "rest",
    "-13 -13 26 26",
    `<path d="M-9-2H0L-9 9H0M2-10H9L2-2H9" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  symbol(
    "barred",
    "-14 -14 28 28",
    `<circle r="11" fill="#fffaf0" stroke="#c2352f" stroke-width="3.4"/><path d="M-7 7 7-7" stroke="#c2352f" stroke-width="3.4"/>`,
  ),
];
/* special actions: one small pictogram each */
const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
export const specials = Object.entries({
  GULL: "M-11-2Q-6-8 0 1 6-8 11-2M-3 7 0 10 3 7",
  CALL: "M-10 2q3.3-5 6.6 0t6.6 0 6.6 0M-5 9V6M5 9V6M-7-4 0-10 7-4",
  RUNUP: "M-10 8Q-2-12 8-4M8-11V-4H1M-10 8H-4",
  SAND: "M-9 6Q0-2 9 6ZM-4-6V-6M4-8V-8M0-3V-3M8-4V-4M-8-2V-2",
  BOOST: "M-6-1 0-7 6-1M-6 7 0 1 6 7",
  PASS: "M-10 0H-3M3-6 9 0 3 6M9 0H1M-6-6V6",
  HOP: "M-9 5Q0-12 9 5M9-3V5H2",
  CHARGE: "M-10 0H4M-1-7 8 0-1 7M10-8V8",
  DIAG: "M-7 8 7-7M-2-8H7V1",
  FAST: "M0 9V-8M-7-1 0-8 7-1",
  SLALOM: "M-4 10Q8 5 0 0T3-9M-3-6 3-10 7-4",
  SLIDE: "M-8 9 0 1V-9M-5-4 0-10 5-4",
}).map(([k, d]) => symbol(`special-${k}`, "-13 -13 26 26", line(d)));
