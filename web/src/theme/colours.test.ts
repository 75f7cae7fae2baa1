/** Players' colours as people with deuteranopia see them, and the shapes that double every colour. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOUR_CLASS } from "../games/fish-and-chips/colours";
import { SIGNS } from "../games/icecool/symbols/symbol";
import { TONES } from "../games/icecool/scene/paper";
import { crabs } from "../games/oh-crab/symbols/crabs";
import { marks } from "../games/oh-crab/symbols/marks";
import { boatOf } from "../games/urchins/boats";
import { colourOf } from "../plain/seats";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = text("tokens.css") + text("../games/oh-crab/palette.css");
/** A colour's base tone, as the first rule for all themes says it. */
function tone(colour: string): string {
  const found = new RegExp(`--${colour}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`no colour is called ${colour}`);
  return found;
}

type Three = readonly [number, number, number];
const times = (matrix: readonly Three[], [a, b, c]: Three): Three =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;
const within = (part: number): number => Math.min(1, Math.max(0, part));

function linear(hex: string): Three {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Machado, Oliveira and Fernandes 2009, whole deuteranopia, on linear light. */
const DEUTERANOPIA: readonly Three[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const EVERYBODY: readonly Three[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Ottosson 2020: equal steps look about equal. */
function oklab(light: Three): Three {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as unknown as Three;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function distance(one: string, other: string, eyes: readonly Three[]): number {
  const seen = (hex: string): Three => oklab(times(eyes, linear(hex)).map(within) as unknown as Three);
  const [a, b] = [seen(one), seen(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** In hundredths of the way from black to white; green and brown crabs once were 1.6 apart. */
const APART = 10;
const TABLES: Record<string, readonly string[]> = {
  "fish & chips": Object.values(COLOUR_CLASS),
  icecool: Object.keys(SIGNS),
  "oh crab!": ["red", "orange", "blue", "green", "brown"],
  "boats of urchins": [0, 1, 2, 3].map((seat) => boatOf(seat).colour),
  urchins: ["yellow", "red"],
  "the plain board": [0, 1, 2, 3, 4, 5].map(colourOf),
};

describe.each(Object.entries(TABLES))("%s", (_, colours) => {
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other] as const));
  test.each(pairs)("%s and %s are told apart, also with deuteranopia", (one, other) => {
    for (const eyes of [EVERYBODY, DEUTERANOPIA])
      expect(distance(tone(one), tone(other), eyes)).toBeGreaterThan(APART);
  });
});

test("the third dimension and the pictures for messengers have the same colours", () => {
  for (const [colour, { base }] of Object.entries(TONES))
    expect({ colour, base }).toEqual({ colour, base: tone(colour) });
  const drawing = text("../../../src/seaboard/match/drawing.py");
  const drawn = [...drawing.matchAll(/^ {4}"(\w+)": "(#[0-9a-f]{6})",$/gm)].map(([, name, hex]) => [
    name,
    hex,
  ]);
  expect(drawn.length).toBe(8);
  for (const [name, hex] of drawn) expect({ name, hex }).toEqual({ name, hex: tone(name!) });
});

test("no colour stands alone: without it, every player's piece still has a shape of its own", () => {
  const symbols = (path: string, ids: readonly string[]): string[] => {
    const drawn = text(path);
    return ids.map((id) => {
      const at = drawn.indexOf(`id="${id}"`);
      expect({ id, found: at > 0 }).toEqual({ id, found: true });
      return (/>([^]*?)<\/(?:symbol|g)\b/.exec(drawn.slice(at))?.[1] ?? "").replace(
        /\b(?:red|purple|green|yellow)\b/g,
        "",
      );
    });
  };
  const sets = [
    symbols(
      "../games/fish-and-chips/Symbols.svelte",
      TABLES["fish & chips"]!.map((colour) => `mark-${colour}`),
    ),
    symbols(
      "../games/fish-and-chips/Symbols.svelte",
      TABLES["fish & chips"]!.map((colour) => `sil-${colour}`),
    ),
    symbols(
      "../plain/Symbols.svelte",
      [0, 1, 2, 3, 4, 5].map((seat) => `plain-shape-${seat}`),
    ),
    symbols(
      "../games/urchins/Symbols.svelte",
      [0, 1, 2, 3].map((seat) => boatOf(seat).symbol),
    ),
    symbols("../games/urchins/Symbols.svelte", ["urchin-yellow", "urchin-red"]),
    Object.values<string>(SIGNS),
    crabs.map((drawn) => drawn.replace(/id="[^"]*"/g, "")),
    marks.map((drawn) => drawn.replace(/id="[^"]*"/g, "")),
  ];
  for (const drawn of sets) {
    expect(drawn.every((each) => each.trim() !== "")).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});
