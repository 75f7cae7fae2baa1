/** What a tap means. Pure: view, legal moves and what is in the hand → the next step.
 *
 *  No rule is computed here: a move is legal if the server listed it, and everything else
 *  becomes a question to the server, whose answer is a sentence with its clause. */
import type { Squares } from "../squares/squares";
import { acceptingCells, addText, moveText, pawnText, SKIP, targetsFrom } from "./moves";
import type { Cell, CellFacts, Colour, View } from "./view";

/** What the player holds: the top urchin of a cell, or an urchin from a pile. */
export interface Hand {
  picked: Cell | null;
  colour: Colour | null;
}

export const EMPTY_HAND: Hand = { picked: null, colour: null };

export type Step =
  | { do: "pick"; cell: Cell }
  | { do: "take"; colour: Colour }
  | { do: "drop" }
  | { do: "play"; move: string }
  | { do: "ask"; move: string; at: Cell }
  | { do: "look"; cell: Cell };

export interface Situation {
  view: View;
  squares: Squares;
  moves: readonly string[];
  hand: Hand;
  /** The cell where the pawn would go, before it is confirmed. */
  drafted: Cell | null;
  /** A seated player whose table runs may ask; everybody else only looks. */
  mayAsk: boolean;
}

export const isColour = (place: string): place is Colour => place === "y" || place === "r";

export const factsOn = (view: View, cell: Cell): CellFacts | undefined =>
  view.places.find((place) => place.cell === cell);

/** Cells whose top urchin may move. */
export const movers = (moves: readonly string[]): Set<Cell> =>
  new Set(moves.filter((move) => move[2] === "-").map((move) => move.slice(0, 2)));

export const mayAdd = (moves: readonly string[], colour: Colour): boolean =>
  acceptingCells(moves, colour).length > 0;

/** The cells that light up for what is in the hand. */
export function targets(moves: readonly string[], hand: Hand): Cell[] {
  if (hand.picked !== null) return targetsFrom(moves, hand.picked);
  return hand.colour === null ? [] : acceptingCells(moves, hand.colour);
}

/** Taken cells between a stack and the cells its top may go to: it jumps them. */
export function jumped(squares: Squares, view: View, origin: Cell, lit: readonly Cell[]): Set<Cell> {
  const taken = view.places.filter((place) => place.tokens.length > 0 && place.cell !== origin);
  const between = (cell: Cell, target: Cell): boolean => {
    const [a, b, c] = [squares.centreOf(origin), squares.centreOf(cell), squares.centreOf(target)];
    const along =
      a.y === c.y && a.y === b.y ? [a.x, b.x, c.x] : a.x === c.x && a.x === b.x ? [a.y, b.y, c.y] : null;
    return along !== null && (along[1]! - along[0]!) * (along[2]! - along[1]!) > 0;
  };
  return new Set(
    taken.map((place) => place.cell).filter((cell) => lit.some((target) => between(cell, target))),
  );
}

/** Any move that starts on a cell: the server then says why none does. */
const anyMoveFrom = ({ squares }: Situation, cell: Cell): string => moveText(cell, squares.beside(cell));

const playOrAsk = (moves: readonly string[], move: string, at: Cell): Step =>
  moves.includes(move) ? { do: "play", move } : { do: "ask", move, at };

export function tap(situation: Situation, cell: Cell): Step {
  const { view, moves, hand, drafted, mayAsk } = situation;
  if (moves.length === 0)
    return mayAsk ? { do: "ask", move: anyMoveFrom(situation, cell), at: cell } : { do: "look", cell };
  if (view.step === 3) return drafted === cell ? { do: "drop" } : playOrAsk(moves, pawnText(cell), cell);
  if (hand.colour !== null) return playOrAsk(moves, addText(hand.colour, cell), cell);
  if (hand.picked === cell) return { do: "drop" };
  const able = movers(moves).has(cell);
  if (hand.picked === null)
    return able ? { do: "pick", cell } : { do: "ask", move: anyMoveFrom(situation, cell), at: cell };
  const move = moveText(hand.picked, cell);
  return !moves.includes(move) && able ? { do: "pick", cell } : playOrAsk(moves, move, cell);
}

/** What a drag from a cell lifts; null if nothing may be lifted there. In step 3 the own pawn is carried. */
export function lifted({ view, moves, drafted }: Situation, from: Cell): Hand | null {
  if (moves.length === 0) return null;
  if (view.step === 3) return from === (drafted ?? view.pawns[view.mover]) ? EMPTY_HAND : null;
  return movers(moves).has(from) ? { picked: from, colour: null } : null;
}

/** What fingers carry: the mover's pawn, or an urchin from a cell or, with no cell, from a pile. */
export type Carried = { seat: number } | { colour: Colour; from: Cell | null };

export function carriedFrom(view: View, from: string): Carried | null {
  if (isColour(from)) return { colour: from, from: null };
  if (view.step === 3) return { seat: view.mover };
  const top = factsOn(view, from)?.tokens[0];
  return top === undefined ? null : { colour: top, from };
}

/** Something was dragged from a cell or a pile and let go over a cell. */
export function letGo({ view, moves }: Situation, from: string, to: Cell | null): Step {
  if (isColour(from))
    return to === null ? { do: "take", colour: from } : playOrAsk(moves, addText(from, to), to);
  if (view.step === 3)
    return to === null || to === from ? { do: "look", cell: from } : playOrAsk(moves, pawnText(to), to);
  return to === null || to === from ? { do: "pick", cell: from } : playOrAsk(moves, moveText(from, to), to);
}

/** A pile was tapped. In step 1 the step is skipped first, and the urchin is taken once the server agrees. */
export function tapPile(
  { view, moves, hand, squares }: Situation,
  colour: Colour,
): Step | { do: "skip-and-take"; colour: Colour } {
  if (hand.colour === colour) return { do: "drop" };
  if (mayAdd(moves, colour)) return { do: "take", colour };
  if (view.step === 1 && moves.includes(SKIP)) return { do: "skip-and-take", colour };
  const middle = squares.cells[Math.floor(squares.cells.length / 2)]!;
  return { do: "ask", move: addText(colour, middle), at: middle };
}

/** What is still in the hand after the position changed: nothing that can no longer be played. */
export function keepHand(moves: readonly string[], hand: Hand): Hand {
  return hand !== EMPTY_HAND && targets(moves, hand).length === 0 ? EMPTY_HAND : hand;
}
