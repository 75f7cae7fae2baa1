/** One crab from its parts: standing, and on its back with a pale belly and crossed eyes. */
import { PIECE_BOX, symbol } from "./symbol";

/** x, y, turn, size, and -1 for the left hand */
type Claw = readonly [number, number, number, number?, number?];

export interface Build {
  legs: string[];
  /** The legs of a crab on its back. */
  curled: string[];
  legWidth?: number;
  arms: string[];
  claws: Claw[];
  body: string;
  /** A house behind the body: its outline, and its drawing. */
  behind?: string;
  back?: string;
  eyes: (readonly [number, number, number?])[];
  letterY: number;
  letterFill?: string;
  mouth: string;
  marks: string;
  belly: string;
  bellyLines: string;
}

const claw = "M0 2C-11-3-15-15-8-27-7-21-4-17 0-15 2-20 5-25 10-28 16-17 11-3 0 2Z";
const eye = (x: number, y: number, r = 5.6): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="#fff"/>
    <circle cx=".6" cy="-.8" r="${r * 0.58}" fill="#12202b"/>
    <circle cx="2" cy="-2.4" r="${r * 0.2}" fill="#fff"/></g>`;
const dizzy = (x: number, y: number, r = 5.6): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="#fff"/>
    <path d="M-2.5-2.5 2.5 2.5M2.5-2.5-2.5 2.5" stroke="#12202b" stroke-width="1.9" stroke-linecap="round"/>
    </g>`;
const place = (d: string, [x, y, turn, size = 1, flip = 1]: Claw): string =>
  `<path d="${d}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size * flip} ${size})"/>`;

export function crab(id: string, letter: string, c: Build): string {
  const legs = c.legs.map((d) => `<path d="${d}"/>`).join("");
  const up = c.curled.map((d) => `<path d="${d}"/>`).join("");
  const claws = c.claws.map((p) => place(claw, p)).join("");
  const tips = c.claws
    .map(
      ([x, y, t, s = 1, f = 1]) =>
        `<path d="M-8-27C-7-21-4-17 0-15-4-12-9-13-11.5-17-11-21-10-24-8-27Z" transform="translate(${x} ${y}) rotate(${t}) scale(${s * f} ${s})"/>`,
    )
    .join("");
  const arms = c.arms.map((d) => `<path d="${d}"/>`).join("");
  const stalks = c.eyes.map(([x, y]) => `<path d="M${x} ${y}L${x * 0.72} ${y + 15}"/>`).join("");
  const w = c.legWidth || 5.5;
  const rim = (
    l: string,
  ): string => `<g stroke="var(--paper)" fill="var(--paper)" stroke-linejoin="round" stroke-linecap="round">
    <g fill="none" stroke-width="${w + 6}">${l}</g><g fill="none" stroke-width="${w + 8}">${arms}${stalks}</g>
    <g stroke-width="6">${claws}<path d="${c.body}"/>${c.behind ? `<path d="${c.behind}"/>` : ""}</g>
    ${c.eyes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.6" stroke="none"/>`).join("")}</g>`;
  const limbs = (
    l: string,
  ): string => `<g stroke="var(--c-deep)" fill="none" stroke-linejoin="round" stroke-linecap="round">
    <g stroke-width="${w}">${l}</g><g stroke-width="${w + 2.5}">${arms}</g></g>
    <g fill="var(--c)">${claws}</g><g fill="var(--c-deep)" opacity=".55">${tips}</g>`;
  const tag = `<text y="${c.letterY}" class="crab-letter" fill="${c.letterFill || "var(--on-c)"}">${letter}</text>`;
  const standing = `${rim(legs)}${limbs(legs)}${c.back || ""}<path d="${c.body}" fill="var(--c)"/>${c.marks}
    <g stroke="var(--c-deep)" stroke-width="4.5" stroke-linecap="round">${stalks}</g>${c.eyes.map((e) => eye(...e)).join("")}
    <path d="${c.mouth}" fill="none" stroke="var(--c-deep)" stroke-width="2.6" stroke-linecap="round"/>${tag}`;
  const belly = `<path d="${c.belly}" fill="var(--paper)" opacity=".82"/>
    <path d="${c.bellyLines}" fill="none" stroke="var(--c-deep)" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`;
  const down = `<g transform="rotate(180)">${rim(up)}${limbs(up)}${c.back || ""}
    <path d="${c.body}" fill="var(--c-light)"/>${belly}
    <g stroke="var(--c-deep)" stroke-width="4.5" stroke-linecap="round">${stalks}</g>
    ${c.eyes.map((e) => dizzy(...e)).join("")}</g>
    <text y="${-c.letterY + 12}" class="crab-letter" fill="var(--c-deep)">${letter}</text>
    <g fill="none" stroke="var(--c-deep)" stroke-width="2.4" stroke-linecap="round" opacity=".9">
    <path d="M-43-30q4-6 9-3M43-30q-4-6-9-3M0-47v-3"/></g>`;
  return symbol(`crab-${id}`, PIECE_BOX, standing) + symbol(`crab-${id}-down`, PIECE_BOX, down);
}
