/** Five silhouettes: round, fiddler, swimmer, spider, hermit. */
import { crab } from "./crab";

const both = (list: string[]): string[] =>
  list.flatMap((d) => [
    d,
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`),
  ]);
const house = "M-29 16C-31 0-16-10 0-10S32 0 31 18C31 35 17 46 0 46S-28 35-29 16Z";
export const crabs = [
  // round carapace, two equal raised claws
  crab("red", "R", {
    legs: both(["M20 12Q34 8 38 20", "M18 19Q31 19 33 32", "M13 25Q22 28 22 39"]),
    curled: both(["M22 14Q36 14 34 28", "M18 20Q28 24 24 36", "M11 25Q16 32 10 40"]),
    arms: both(["M20 0Q31 -2 33 -11"]),
    claws: [
      [33, -10, 14, 1],
      [-33, -10, -14, 1, -1],
    ],
    body: "M0-16C18-16 29-6 29 8S16 31 0 31-29 21-29 8-18-16 0-16Z",
    eyes: [
      [8.5, -25],
      [-8.5, -25],
    ],
    letterY: 25,
    mouth: "M-6 1Q0 6 6 1",
    marks: `<path d="M-22-1C-17-9-8-12 0-12S17-9 22-1C14-6 7-7 0-7S-14-6-22-1Z" fill="var(--c-light)"/>
      <circle cx="-15" cy="2" r="3.4" fill="var(--c-light)"/>
      <circle cx="15" cy="2" r="3.4" fill="var(--c-light)"/>`,
    belly: "M0-8C12-8 20 0 20 9S11 24 0 24-20 18-20 9-12-8 0-8Z",
    bellyLines: "M-16 3H16M-18 10H18M-14 17H14",
  }),
  // fiddler: one enormous claw
  crab("orange", "O", {
    legs: both(["M18 14Q33 12 37 24", "M16 21Q28 23 30 35", "M9 26Q16 31 15 41"]),
    curled: both(["M20 16Q34 18 31 31", "M15 22Q24 28 20 38", "M8 26Q12 33 6 41"]),
    arms: ["M17 2Q27 2 27 -6", "M-18 2Q-30 2 -32 -5"],
    claws: [
      [25, -5, 6, 1.62],
      [-32, -5, -10, 0.62, -1],
    ],
    body: "M-24-12H24Q30-12 28-4L21 22Q19 30 10 30H-10Q-19 30-21 22L-28-4Q-30-12-24-12Z",
    eyes: [
      [4, -26],
      [-13, -26],
    ],
    letterY: 25,
    mouth: "M-9 1Q-4 5 1 1",
    marks: `<path d="M-23-8H23L22-3H-22Z" fill="var(--c-light)"/>
      <path d="M-20 6-15 20M20 6 15 20" stroke="var(--c-light)" stroke-width="3.5" stroke-linecap="round"/>`,
    belly: "M-18-5H18L13 20Q12 24 7 24H-7Q-12 24-13 20Z",
    bellyLines: "M-15 3H15M-14 10H14M-11 17H11",
  }),
  // swimmer: wide spiked lozenge, paddles behind
  crab("blue", "B", {
    legs: both(["M22 8Q33 6 40 14", "M18 15Q30 17 36 27", "M12 20Q24 26 22 35"]),
    legWidth: 5,
    curled: both(["M22 10Q34 14 32 26", "M17 16Q27 22 24 34", "M10 21Q17 28 12 37"]),
    arms: both(["M16 -6Q27 -10 24 -18"]),
    claws: [
      [24, -16, -10, 0.92],
      [-24, -16, 10, 0.92, -1],
    ],
    body: "M0-14 9-12 14-15 18-9 24-10 25-4 45 4 26 10 18 21Q10 28 0 28T-18 21L-26 10-45 4-25-4-24-10-18-9-14-15-9-12Z",
    eyes: [
      [6.5, -22],
      [-6.5, -22],
    ],
    letterY: 23,
    mouth: "M-5 1Q0 5 5 1",
    marks: `<path d="M-34 4-22-2-22 6ZM34 4 22-2 22 6Z" fill="var(--c-light)"/>
      <path d="M-16-5Q0-12 16-5 0-8-16-5Z" fill="var(--c-light)"/>
      <ellipse cx="24" cy="36" rx="5" ry="8.5" transform="rotate(-28 24 36)" fill="var(--c)"/>
      <ellipse cx="-24" cy="36" rx="5" ry="8.5" transform="rotate(28 -24 36)" fill="var(--c)"/>`,
    belly: "M0-7C12-7 24-2 28 4 22 12 14 22 0 22S-22 12-28 4C-24-2-12-7 0-7Z",
    bellyLines: "M-20 2H20M-19 9H19M-11 16H11",
  }),
  // spider: small pear body, long knees
  crab("green", "G", {
    legs: both(["M10 4L34 -16L44 2", "M12 11L36 4L43 22", "M12 18L32 20L36 38", "M8 24L20 32L19 44"]),
    legWidth: 4.4,
    curled: both(["M10 4L32 -8L30 14", "M12 11L32 12L26 30", "M12 18L26 26L18 40", "M6 24L12 34L5 44"]),
    arms: both(["M8 -6Q14 -16 16 -22"]),
    claws: [
      [16, -21, 12, 0.72],
      [-16, -21, -12, 0.72, -1],
    ],
    body: "M0-24C7-24 8-14 13-6 20 4 20 14 16 21 12 28 6 30 0 30S-12 28-16 21C-20 14-20 4-13-6-8-14-7-24 0-24Z",
    eyes: [
      [6, -13, 5],
      [-6, -13, 5],
    ],
    letterY: 25,
    mouth: "M-4 0Q0 4 4 0",
    marks: `<circle cx="-11" cy="9" r="2.8" fill="var(--c-light)"/>
      <circle cx="11" cy="9" r="2.8" fill="var(--c-light)"/>
      <circle cx="-10" cy="17" r="2.2" fill="var(--c-light)"/>
      <circle cx="10" cy="17" r="2.2" fill="var(--c-light)"/>`,
    belly: "M0-12C5-12 8-4 10 2 13 10 11 23 0 23S-13 10-10 2C-8-4-5-12 0-12Z",
    bellyLines: "M-9 5H9M-10 11H10M-8 17H8",
  }),
  // hermit: a striped coiled house twice its own size
  crab("brown", "N", {
    legs: both(["M14 -8Q30 -16 39 -7", "M16 -1Q33 -4 41 8"]),
    curled: both(["M14 -6Q28 -6 33 6", "M12 -1Q24 4 24 16"]),
    arms: both(["M10 -16Q20 -22 20 -26"]),
    claws: [
      [20, -24, 6, 0.8],
      [-20, -24, -6, 0.8, -1],
    ],
    behind: house,
    back: `<path d="${house}" fill="#f6e2bd"/>
      <path d="M-29 20C-29 36-16 46 0 46S31 36 31 18C30 28 22 36 8 37-10 39-24 34-29 20Z" fill="#dcb684"/>
      <path d="M-27 8C-14-2 14-3 28 8M-29 21C-16 8 20 8 24 20 26 31 10 36 3 31-3 26 2 19 9 22"
        fill="none" stroke="var(--c)" stroke-width="4" stroke-linecap="round"/>`,
    body: "M0-25C11-25 16-18 15-10S8 2 0 2-14-2-15-10-11-25 0-25Z",
    eyes: [
      [6.5, -31],
      [-6.5, -31],
    ],
    letterY: 43,
    letterFill: "var(--c-deep)",
    mouth: "M-4.5 -11Q0 -7 4.5 -11",
    marks: `<circle cx="-9" cy="-12" r="2.5" fill="var(--c-light)"/><circle cx="9" cy="-12" r="2.5" fill="var(--c-light)"/>`,
    belly: "M0-19C7-19 10-15 10-10S6-2 0-2-10-5-10-10-7-19 0-19Z",
    bellyLines: "M-7 -13H7M-7 -7H7",
  }),
];
