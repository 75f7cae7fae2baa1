/** What a tap means. Pure: view, legal moves and what is in the hand → the next step.
 *
 *  No rule is computed here: a move is legal if the server listed it, and everything else
 *  becomes a question to the server, whose answer is a sentence with its clause. */
import { kindOf, ownerOf } from "./colours";
import { captureText, DEAL, KEEP, readCapture, swapText } from "./moves";
import { SEA } from "./sea";
import type { Cell, Pile, Special, View } from "./view";

/** What the player holds: a pile picked up, or the special fish chosen for a swap. */
export interface Hand {
  picked: Cell | null;
  special: Special | null;
}

export const EMPTY_HAND: Hand = { picked: null, special: null };

export type Step =
  | { do: "pick"; cell: Cell }
  | { do: "choose"; special: Special }
  | { do: "drop" }
  | { do: "play"; move: string }
  | { do: "ask"; move: string; at: Cell }
  | { do: "look"; cell: Cell };

/** Who is tapping: a seated player whose table runs may ask; everybody else only looks. */
export interface Watcher {
  mayAsk: boolean;
}

export interface Target {
  to: Cell;
  move: string;
  takes: boolean;
  /** Rival fish that taking it would bring. */
  gain: number;
  /** A pile of one's own that can move itself: a tap picks it instead. */
  mover: boolean;
}

export const pileOn = (view: View, cell: Cell): Pile | null =>
  view.piles.find((pile) => pile.cell === cell) ?? null;

/** Cells whose pile has a legal capture. */
export const movers = (moves: readonly string[]): Set<Cell> =>
  new Set(moves.flatMap((move) => readCapture(move)?.origin ?? []));

export const inSwapTurn = (moves: readonly string[]): boolean => moves.includes(KEEP);
export const mayCapture = (moves: readonly string[]): boolean =>
  moves.some((move) => readCapture(move) !== null);

/** The up to four first piles seen from the picked one, lit if the server allows to take them. */
export function targets(view: View, moves: readonly string[], hand: Hand): Target[] {
  if (hand.picked === null) return [];
  const able = movers(moves);
  const origin = hand.picked;
  return Object.entries(pileOn(view, origin)?.sees ?? {}).map(([to, gain]) => {
    const move = captureText(origin, to);
    return { to, gain, move, takes: moves.includes(move), mover: able.has(to) };
  });
}

/** Where the mover's octopus or shark can be swapped from: its cell, if the server offers a swap for it. */
export function specialCell(view: View, special: Special): Cell | null {
  const pile = view.piles.find(
    (each) => each.fish.length === 1 && ownerOf(each) === view.mover && kindOf(each.fish[0]!) === special,
  );
  return pile?.cell ?? null;
}

export const canChoose = (view: View, special: Special): boolean =>
  !view.swapped.includes(special) && view.swaps.some((choice) => choice.special === special);

/** Any capture text from a cell: the server then says why nothing starts there. */
function anyCaptureFrom(view: View, cell: Cell): string {
  const seen = Object.keys(pileOn(view, cell)?.sees ?? {})[0];
  return captureText(cell, seen ?? SEA.beside(cell));
}

function tapInSwapTurn(view: View, moves: readonly string[], hand: Hand, cell: Cell): Step {
  const top = pileOn(view, cell)?.fish[0];
  const special = top && top.colour === view.mover && kindOf(top) !== "F" ? (kindOf(top) as Special) : null;
  if (hand.special === null) {
    if (special === null) return { do: "ask", move: anyCaptureFrom(view, cell), at: cell };
    return canChoose(view, special)
      ? { do: "choose", special }
      : { do: "ask", move: swapText(special, cell), at: cell };
  }
  if (special === hand.special) return { do: "drop" };
  const move = swapText(hand.special, cell);
  return moves.includes(move) ? { do: "play", move } : { do: "ask", move, at: cell };
}

function tapOnOwnTurn(view: View, moves: readonly string[], hand: Hand, cell: Cell): Step {
  if (hand.picked === cell) return { do: "drop" };
  const pile = pileOn(view, cell);
  const own = pile !== null && ownerOf(pile) === view.mover;
  if (hand.picked === null) {
    return own ? { do: "pick", cell } : { do: "ask", move: anyCaptureFrom(view, cell), at: cell };
  }
  const move = captureText(hand.picked, cell);
  if (moves.includes(move)) return { do: "play", move };
  const seen = cell in (pileOn(view, hand.picked)?.sees ?? {});
  // A framed pile promises that a tap picks it; an own pile that merely blocks the line explains itself.
  if (own && (!seen || movers(moves).has(cell))) return { do: "pick", cell };
  return { do: "ask", move, at: cell };
}

export function tap(view: View, moves: readonly string[], hand: Hand, cell: Cell, watcher: Watcher): Step {
  if (inSwapTurn(moves)) return tapInSwapTurn(view, moves, hand, cell);
  if (mayCapture(moves)) return tapOnOwnTurn(view, moves, hand, cell);
  if (!watcher.mayAsk || moves.includes(DEAL)) return { do: "look", cell };
  return { do: "ask", move: anyCaptureFrom(view, cell), at: cell };
}

/** A pile or special fish was dragged from one cell and let go over another. */
export function letGo(moves: readonly string[], hand: Hand, from: Cell, to: Cell | null): Step {
  if (to === null || to === from) {
    return hand.special === null ? { do: "pick", cell: from } : { do: "choose", special: hand.special };
  }
  const move = hand.special === null ? captureText(from, to) : swapText(hand.special, to);
  return moves.includes(move) ? { do: "play", move } : { do: "ask", move, at: to };
}

/** The special fish a drag in the swap turn starts with, or the pile of a drag in the capture phase. */
export function dragged(view: View, moves: readonly string[], from: Cell): Hand | null {
  if (inSwapTurn(moves)) {
    const top = pileOn(view, from)?.fish[0];
    const kind = top && top.colour === view.mover ? kindOf(top) : "F";
    return kind !== "F" && canChoose(view, kind) ? { picked: null, special: kind } : null;
  }
  const pile = mayCapture(moves) ? pileOn(view, from) : null;
  return pile !== null && ownerOf(pile) === view.mover ? { picked: from, special: null } : null;
}

/** What is still in the hand after the position changed: nothing that is no longer there. */
export function keepHand(view: View, moves: readonly string[], hand: Hand): Hand {
  if (hand.special !== null) return inSwapTurn(moves) && canChoose(view, hand.special) ? hand : EMPTY_HAND;
  if (hand.picked === null) return hand;
  const pile = mayCapture(moves) ? pileOn(view, hand.picked) : null;
  return pile !== null && ownerOf(pile) === view.mover ? hand : EMPTY_HAND;
}
