/** How an offer of the turn is drawn and called. */
import type { Say } from "../../contract";
import type { Offer } from "../choose";
import { glyphOf as packGlyph, isPackId, kindOf } from "../pack/cards";

const TILES: Record<string, string> = {
  Aa: "icon-D",
  Bb: "icon-F",
  Ab: "special-HOP",
  Ba: "special-PASS",
  Ca: "special-RUNUP",
  Cb: "special-BOOST",
  Da: "undo",
  Db: "market",
};

export interface Glyph {
  id: string;
  /** A pictogram on the dark square of the special actions. */
  dark: boolean;
  /** Won by two halves that fit. */
  half: boolean;
}

export function glyphOf({ word, gives }: Offer): Glyph {
  const half = /^(upper|lower)/.test(word);
  if (gives.length === 1) return { id: `icon-${gives}`, dark: false, half };
  if (isPackId(gives)) return { id: packGlyph(gives), dark: kindOf(gives) === "ability", half };
  if (gives === "challenge" || gives === "event")
    return { id: gives === "event" ? "pack-bolt" : "pack-cup", dark: true, half };
  if (gives === "cut") return { id: "sp-hole", dark: false, half };
  const tile = TILES[gives];
  return tile === undefined
    ? { id: `special-${gives}`, dark: true, half }
    : { id: tile, dark: !tile.startsWith("icon"), half };
}

export const tileGlyph = (tile: string): string => TILES[tile] ?? "shell";

/** Where a basic action comes from: the card's middle, fitting halves, the cook. */
export const sourceOf = (say: Say, { word, gives }: Offer): string =>
  isPackId(gives)
    ? say("pack-kind", { kind: kindOf(gives) })
    : say("chip-source", { word: word.replace("2", "") });
