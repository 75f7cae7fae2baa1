/** Drawings of the Adventure Pack: tokens with their signs, pictograms of the cards, Claws and starfish. */
import { SHELL_FAN, SHELL_RIBS, symbol } from "../symbols/symbol";

const INK = "#12202b";
/** Lines in the colour of the text around. */
const line = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const shell = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="${SHELL_FAN}" fill="none" stroke="currentColor" stroke-width="${2.2 / size}" stroke-linejoin="round"/>
    <path d="${SHELL_RIBS}" fill="none" stroke="currentColor" stroke-width="${1.6 / size}" stroke-linecap="round"/>
    </g>`;

/** What lies under the surprises, in a box of 26. */
const SIGNS: Record<string, string> = {
  J1: line("M-3-11H3V-6L6-2V4L3 1 0 6-2 2-6 5V-2L-3-6ZM-6 10H-3M3 9H6"),
  J2: line("M-6-9H6L5 9H-5ZM-6-9Q0-12 6-9M-5 9Q0 12 5 9M3 0l5 3M3 5l4 4"),
  J3: line("M-2-11 1-7Q10 2 3 10M1-7Q-9 0-10 7M1-7Q-3 2-2 10"),
  J4: line("M-10-9H10L6 9H-6ZM-5-9-2 9M5-9 2 9M-9-3H9M-7 3H7", 1.9),
  J5: line("M-8-4H8L7 10H-7ZM-5-4Q-5-11-2-11T1-4M0-4Q1-11 4-11T6-4"),
  T1: `<g fill="#fffaf0" stroke="currentColor" stroke-width="2"><circle cx="-5" cy="3" r="5"/>
    <circle cx="5" cy="3" r="5"/><circle cy="-5" r="5"/></g>`,
  T2: line("M-10 0V9H10V0ZM-10 0V-3Q-10-9-4-9H4Q10-9 10-3V0M0-2V4"),
  T3: shell(0, 1, 0.62),
  T4: line("M0-11A11 11 0 1 1-.1-11") + solid("M5-6 1.6 1.6-5 6-1.6-1.6Z"),
  T5: line(
    "M-5-10Q-2-10-2-6L-1 8Q-5 12-10 8L-7-6Q-7-10-5-10ZM5-10Q2-10 2-6L1 8Q5 12 10 8L7-6Q7-10 5-10Z",
    2.1,
  ),
  T6: line("M0-11V1M-4-11H4M-6 1H6Q6 8 0 11-6 8-6 1Z"),
  T7: line("M-1 1-9 10M-2-5A6 6 0 1 1 7 4 6 6 0 1 1-2-5M1-7 7 2M7-8-1 0", 2.1),
  T8: line("M-10 4 2-3 4 1-8 8ZM2-4 8-8 11-2 5 1"),
  T9: line("M-9-2Q-9 9 0 9T9-2ZM-9-2Q-8-6 0-6T9-2") + line("M-4 2V2M3 4V4M0 1V1", 2.8),
};

/** The Asymmetry cards, the event cards and what the Challenges count. */
const PICTURES: Record<string, string> = {
  A1: line("M0 10V-8M-7-1 0-8 7-1M-9 10V4M9 10V4"),
  A2: line("M-9 8 0-1 9 8M-9-3V8H2M9-3V8H-2"),
  A3: line("M0-11 9-7V0Q9 8 0 11-9 8-9 0V-7ZM-4-1-1 3 5-4"),
  A4: shell(-3, 2, 0.5) + line("M6-10V-4M3-7H9"),
  A5: line("M8-10-4 5M-4 5Q-9 4-10 8T-5 11-4 5M-6-10 6 5M6 5Q11 4 10 8"),
  A6: line("M-10 8Q-10-8 2-9T9 3Q8 8 2 7T-1 0Q1-3 4-1M-10 8H10"),
  A7: line("M-9 0Q0-9 9 0 0 9-9 0ZM0-2.5A2.5 2.5 0 1 1-.1-2.5M-8-8-6-6M8-8 6-6M0-11V-8"),
  A8: line("M-9-2V9H9V-2M-11-9H11L9-2H-9ZM-3 3H3"),
  A9: line("M-9 8Q0-16 9 8M9 0V8H2M-2 9H-1"),
  A10: line("M-10-6-3-3M10-6 3-3M-6 8Q0 2 6 8M-5 1V1M5 1V1"),
  A11: line("M0 10V0M0 0-8-8M0 0 8-8M-8-3V-8H-3M8-3V-8H3"),
  A12: line("M2-10Q-8-8-6 2-10 4-7 8-2 11 2 8M6-6Q10-3 6 0M9 3Q12 6 8 9", 2.2),
  A13: line("M-6-10H6V-4Q6 3 0 4-6 3-6-4ZM-6-8H-10Q-10-2-6-2M6-8H10Q10-2 6-2M0 4V9M-5 10H5"),
  A14: line("M-10 0Q-10-9 0-9T10 0H-10ZM-10 3H10Q8 10 0 10T-10 3ZM-4-4V-4M4-4V-4"),
  E1: shell(-4, -3, 0.42) + line("M2 3 9 10M9 4V10H3"),
  E2: line("M-8-8H3L-1-2 5 1 1 8H-8ZM6-8H9V8H5L8 1 3-2Z", 2.1),
  E3: shell(0, -2, 0.46) + line("M-6 10H6"),
  E4:
    line("M-9-6H-3L-1 2H9V5H-9ZM-6 9H-6M6 9H6") +
    `<circle cx="-6" cy="9" r="2" fill="currentColor"/><circle cx="6" cy="9" r="2" fill="currentColor"/>`,
  E5: line("M-10-1H10L7 10H-7ZM-6-1Q-6-10 0-10T6-1M-3 3V6M3 3V6"),
  E6: shell(0, -4, 0.42) + line("M-7 5V10M0 7V11M7 5V10"),
  E7: line("M-11 6Q-8-8 2-8 9-8 9-2 5-6 2-3T6 6H11M-11 10H11"),
  E8: line("M-10-3 0-8 10-3V7L0 11-10 7ZM-10-3 0 2 10-3M0 2V11"),
  E9: line("M-10-4H3Q8-4 8-8T3-10M-10 1H8M-10 6H4Q8 6 8 9T4 11"),
  E10: line("M-9 9 2-2M0-4 4 0 9-5Q6-11 5-9ZM-9 9-4 10M6 8V8M1 9V9"),
  E11: line("M-11 6Q-6 0 0 6T11 6M-6-10Q-2-4 0-4T6-10M0-4V1"),
  E12: line("M-9-2H0L-9 9H0M2-10H9L2-2H9"),
  E13: line("M-10 9Q-6 2 0 2T10 9ZM0-11V-3M-3-6 0-3 3-6"),
  E14: line("M-5 10Q-11 2-7-6-5-2-1-1 0-7 5-10 11-2 2 6M-5 10 2 6"),
  C1: shell(0, 1, 0.62),
  C2: line("M-9-5 0-8V8L-9 9ZM1-8 9-5V9L1 8"),
  C3: line("M-11-5H11V5H-11ZM-4-5V5M4-5V5"),
  C4: line("M-7-9H5V3H-7ZM-5 6H8V-6"),
  C5: line("M0-10A10 10 0 1 1-.1-10M0-10V10"),
  C6: line("M-9-2V9H9V-2M-11-9H11L9-2H-9ZM-3 9V3H3V9"),
  C7: line("M-6-6H-6M6-6H6M-6 6H-6M6 6H6", 8),
  C8: line("M0 10V-8M0 10-8 0M0 10 8 0M-6-3 0-9 6-3"),
};

export const hasPicture = (id: string): boolean => id in SIGNS || id in PICTURES;

/** A raised disc: its edge below, its face, a rim. */
const disc = (face: string, edge: string, body: string): string =>
  `<ellipse cy="19" rx="22" ry="6" fill="var(--shade)"/><circle cy="3.5" r="20.5" fill="${edge}"/>
    <circle r="20.5" fill="var(--paper)"/><circle r="18" fill="${face}"/>${body}`;

const tokens = Object.entries(SIGNS).map(([id, sign]) =>
  symbol(
    `token-${id}`,
    "-25 -25 50 50",
    disc(
      id.startsWith("J") ? "#c9c3b8" : "var(--sun)",
      id.startsWith("J") ? "#7c7468" : "#a8690c",
      `<g color="${INK}">${sign}</g>`,
    ),
  ),
);
const pictures = Object.entries(PICTURES).map(([id, body]) => symbol(`pack-${id}`, "-13 -13 26 26", body));

const CLAW = "M0 9C-7 6-10-2-6-10-5-6-3-4 0-3 1-6 3-9 6-11 11-4 8 5 0 9Z";
const STARFISH =
  "M0-10C1.6-10 2-5 3.6-3.2S10-2 10-.6 4.8 2 4.2 3.7 7 9 5.6 10 1.6 6.3 0 6.3-4.2 11-5.6 10-3.6 5.3-4.2 3.7-10 .9-10-.6-5.2-1.4-3.6-3.2-1.6-10 0-10Z";

export const packSymbols = [
  ...tokens,
  ...pictures,
  symbol(
    "token-back",
    "-25 -25 50 50",
    disc(
      "var(--plum)",
      "#3d2051",
      `<path d="M-13-9A16 16 0 0 1 7-14" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>
        <text class="token-mark" y="9">?</text>`,
    ),
  ),
  symbol(
    "sp-dug",
    "-50 -44 100 88",
    `<ellipse rx="24" ry="19" fill="#c79b62" opacity=".45"/>
      <ellipse rx="24" ry="19" fill="none" stroke="#7b4b94" stroke-opacity=".75" stroke-width="2.6" stroke-dasharray="4 6" stroke-linecap="round"/>`,
  ),
  symbol(
    "claw",
    "-13 -13 26 26",
    `<path d="${CLAW}" fill="var(--coral)" stroke="#7a1d24" stroke-width="1.8" stroke-linejoin="round"/>`,
  ),
  symbol(
    "claw-none",
    "-13 -13 26 26",
    `<path d="${CLAW}" fill="none" stroke="currentColor" stroke-opacity=".55" stroke-width="2" stroke-dasharray="3 3" stroke-linejoin="round"/>`,
  ),
  symbol(
    "starfish",
    "-12 -12 24 24",
    `<path d="${STARFISH}" fill="var(--sun)" stroke="#a8690c" stroke-width="1.4" stroke-linejoin="round"/>`,
  ),
  symbol(
    "spy",
    "-13 -13 26 26",
    line("M-10 0Q0-10 10 0 0 10-10 0Z") + `<circle r="3.2" fill="currentColor"/>`,
  ),
  symbol("pack-cup", "-13 -13 26 26", PICTURES.A13 ?? ""),
  symbol("pack-bolt", "-13 -13 26 26", solid("M3-12-8 2H-1L-3 12 8-3H1Z")),
  symbol(
    "pack-glass",
    "-13 -13 26 26",
    line("M-7-11H7M-7 11H7M-5-11V-7L3 0-5 7V11M5-11V-7L-3 0 5 7V11", 2.2),
  ),
  symbol("pack-ball", "-13 -13 26 26", line("M0-11A9 9 0 1 1-.1-11M-7 11H7L5 6H-5ZM-4-5Q-3-8 0-8")),
];
