/** Reading move texts: `O<>d3`, `ok`, `a1xd1`, `deal`. Whether they are legal the server says. */
import type { Cell, Special } from "./view";

export interface CaptureText {
  origin: Cell;
  cell: Cell;
}

export interface SwapText {
  special: Special;
  cell: Cell;
}

export const KEEP = "ok";
export const DEAL = "deal";

export function readCapture(move: string): CaptureText | null {
  const found = /^([a-f][1-6])x([a-f][1-6])$/.exec(move);
  return found ? { origin: found[1]!, cell: found[2]! } : null;
}

export function readSwap(move: string): SwapText | null {
  const found = /^([OS])<>([a-f][1-6])$/.exec(move);
  return found ? { special: found[1] as Special, cell: found[2]! } : null;
}

export const captureText = (origin: Cell, cell: Cell): string => `${origin}x${cell}`;
export const swapText = (special: Special, cell: Cell): string => `${special}<>${cell}`;
