/** The four basic actions: hue, outline and glyph, so that half of one is still itself. */
import { mirrored, SHELL_FAN, SHELL_RIBS, symbol } from "./symbol";

const MEDALS = {
  F: `<circle r="22"/>`,
  D: `<rect x="-17.5" y="-17.5" width="35" height="35" rx="7" transform="rotate(45)"/>`,
  S: `<path d="M-11-20.5H11Q13.5-20.5 14.8-18.5L23-2.5Q24-.5 23 1.5L14.8 18.5Q13.5 20.5 11 20.5H-11Q-13.5 20.5-14.8 18.5L-23 1.5Q-24-.5-23-2.5L-14.8-18.5Q-13.5-20.5-11-20.5Z"/>`,
  C: `<path d="M0-23Q6-23 8-19 14-21 17-17 22-14 20-8 24-4 23 1 24 7 19 10 19 17 12 18 9 24 0 22-9 24-12 18-19 17-19 10-24 7-23 1-24-4-20-8-22-14-17-17-14-21-8-19-6-23 0-23Z"/>`,
};
const GLYPHS = {
  F: `<path d="M0-16.5 12.5-3H5.5V14.5h-11V-3H-12.5Z" stroke-width="3" stroke="currentColor" stroke-linejoin="round" fill="currentColor"/>`,
  D: `<g fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">
    ${mirrored('<path d="M0 11 9 .5" stroke-width="5"/><path d="M15.5-8 14.5 5 4-3Z" stroke-width="2.6"/>')}</g>`,
  S: `<g fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">
    <path d="M0 14V-6" stroke-width="5"/><path d="M0-17.5 7-8H-7Z" stroke-width="2.4"/>
    ${mirrored('<path d="M0 14 10 2" stroke-width="4.6"/><path d="M17.5-7 16.5 5 6.5-2.5Z" stroke-width="2.2"/>')}</g>`,
  C: `<path d="${SHELL_FAN}" fill="currentColor"/>
    <path d="${SHELL_RIBS}" fill="none" stroke="var(--coral)" stroke-width="2.2" stroke-linecap="round"/>`,
};
const INKS = { F: "#12202b", D: "#fffaf3", S: "#fffaf3", C: "#fffaf3" };
const HUES = { F: "var(--sun)", D: "var(--plum)", S: "var(--lagoon)", C: "var(--coral)" };

export const icons = (["F", "D", "S", "C"] as const).map((key) =>
  symbol(
    `icon-${key}`,
    "-25 -25 50 50",
    `<g color="${INKS[key]}"><g fill="${HUES[key]}">${MEDALS[key]}</g>
      <g fill="none" stroke="rgb(7 29 44/.28)" stroke-width="1.5">${MEDALS[key]}</g>${GLYPHS[key]}</g>`,
  ),
);
