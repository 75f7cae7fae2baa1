/** Motion explains: which drawings to show between the board that was and the board that is.
 *  Pure; `show/stage.svelte.ts` runs the clock. */
import type { Place, Squares } from "../squares/squares";
import { after, type Shown, withoutPawn, withoutTop } from "./shown";
import type { Cell, Colour, GameEvent } from "./view";

/** One piece on its way; places are the upper left corners of cells. */
export interface Flight {
  piece: { colour: Colour } | { seat: number };
  from: Place;
  to: Place;
  /** How high the piece hops on its way, in board units. */
  hop: number;
  /** It leaves the board, or comes from beside it. */
  leaves: boolean;
  comes: boolean;
}

export interface Scene {
  /** What lies still while the flights pass above it. */
  still: Shown;
  flights: Flight[];
  /** Fishing squares to light up meanwhile. */
  squares: Cell[][];
  milliseconds: number;
}

const STEP = 240;
const CATCH = 350;
/** Several steps at once share this time, so that nobody waits for the show. */
const BUDGET = 900;
const SHORTEST = 70;
/** After a long absence the last few steps are enough. */
const MOST = 8;
const HOP = 30;

/** Where pieces come from and go to beside the board, by seat. */
export type Shore = (seat: number) => Place;

export function scenes(start: Shown, events: readonly GameEvent[], squares: Squares, shore: Shore): Scene[] {
  const found: Scene[] = [];
  let shown = start;
  for (const event of events) {
    const next = after(shown, event);
    if (next === null) break;
    const scene = sceneOf(shown, event, squares, shore);
    if (scene !== null) found.push(scene);
    shown = next;
  }
  const shortened = found.slice(-MOST);
  const whole = shortened.reduce((sum, scene) => sum + scene.milliseconds, 0);
  if (whole <= BUDGET) return shortened;
  return shortened.map((scene) => ({
    ...scene,
    milliseconds: Math.max(SHORTEST, (scene.milliseconds * BUDGET) / whole),
  }));
}

function sceneOf(shown: Shown, event: GameEvent, squares: Squares, shore: Shore): Scene | null {
  const corner = (cell: Cell): Place => squares.cornerOf(cell);
  const flight = { leaves: false, comes: false };
  switch (event.kind) {
    case "moved": {
      const hop = event.jumped?.length ? HOP * 1.6 : 0;
      const flights = [
        {
          ...flight,
          piece: { colour: event.colour },
          from: corner(event.origin),
          to: corner(event.cell),
          hop,
        },
      ];
      return { still: withoutTop(shown, event.origin), flights, squares: [], milliseconds: STEP };
    }
    case "added": {
      const flights = [
        {
          ...flight,
          piece: { colour: event.colour },
          from: shore(event.seat),
          to: corner(event.cell),
          hop: HOP,
          comes: true,
        },
      ];
      return { still: shown, flights, squares: [], milliseconds: STEP };
    }
    case "placed": {
      const from = event.origin === null ? shore(event.seat) : corner(event.origin);
      const flights = [
        {
          ...flight,
          piece: { seat: event.seat },
          from,
          to: corner(event.cell),
          hop: HOP,
          comes: event.origin === null,
        },
      ];
      return { still: withoutPawn(shown, event.seat), flights, squares: [], milliseconds: STEP };
    }
    case "captured": {
      const to = shore(event.seat);
      const caught = event.taken.flatMap(({ cell, tokens }) =>
        [...tokens].reverse().map((colour) => ({
          ...flight,
          piece: { colour },
          from: corner(cell),
          to,
          hop: HOP * 2,
          leaves: true,
        })),
      );
      const pawn = {
        ...flight,
        piece: { seat: event.seat },
        from: corner(event.pawn),
        to,
        hop: HOP * 2,
        leaves: true,
      };
      const still = after(shown, event) ?? shown;
      return { still, flights: [...caught, pawn], squares: event.squares, milliseconds: CATCH };
    }
    default:
      return null;
  }
}

/** Where a flight is after a part of its time. */
export function placeOf(flight: Flight, part: number): Place & { scale: number; opacity: number } {
  const { from, to } = flight;
  const far = flight.leaves ? part : flight.comes ? 1 - part : 0;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - Math.sin(Math.PI * part) * flight.hop,
    scale: 1 - far * 0.55,
    opacity: flight.leaves ? 1 - part ** 3 : flight.comes ? Math.min(1, part * 2.5) : 1,
  };
}
