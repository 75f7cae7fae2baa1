/** The board as drawn while steps are being shown one after another, or drafted.
 *
 *  This follows the events of the server and knows no rule: it only carries drawings from cell to cell.
 *  Where an event does not fit the drawing, the caller shows the server's view at once. */
import { read } from "./moves";
import type { Cell, Colour, GameEvent, View } from "./view";

export interface Drawn {
  /** Top first. */
  tokens: readonly Colour[];
  /** The seat whose pawn stands here. */
  pawn: number | null;
}

export type Shown = ReadonlyMap<Cell, Drawn>;

const EMPTY: Drawn = { tokens: [], pawn: null };

export const drawnOn = (shown: Shown, cell: Cell): Drawn => shown.get(cell) ?? EMPTY;

export const shownOf = (view: View): Shown =>
  new Map(view.places.map((place) => [place.cell, { tokens: place.tokens, pawn: place.pawn }]));

function put(shown: Shown, changes: [Cell, Partial<Drawn>][]): Shown {
  const next = new Map(shown);
  for (const [cell, change] of changes) next.set(cell, { ...drawnOn(next, cell), ...change });
  return next;
}

export const withoutTop = (shown: Shown, cell: Cell): Shown =>
  put(shown, [[cell, { tokens: drawnOn(shown, cell).tokens.slice(1) }]]);

export function withoutPawn(shown: Shown, seat: number): Shown {
  const at = [...shown].find(([, drawn]) => drawn.pawn === seat);
  return at === undefined ? shown : put(shown, [[at[0], { pawn: null }]]);
}

/** The drawing after an event, or null if the event does not fit it. */
export function after(shown: Shown, event: GameEvent): Shown | null {
  switch (event.kind) {
    case "moved": {
      const [top] = drawnOn(shown, event.origin).tokens;
      return top === event.colour
        ? put(withoutTop(shown, event.origin), [[event.cell, { tokens: [top] }]])
        : null;
    }
    case "added":
      return put(shown, [[event.cell, { tokens: [event.colour, ...drawnOn(shown, event.cell).tokens] }]]);
    case "placed":
      return put(withoutPawn(shown, event.seat), [[event.cell, { pawn: event.seat }]]);
    case "captured":
      return put(
        withoutPawn(shown, event.seat),
        event.taken.map(({ cell }) => [cell, { tokens: [] }]),
      );
    default:
      return shown;
  }
}

/** The drawing with a move that is not yet confirmed. */
export function withDraft(shown: Shown, move: string, seat: number): Shown {
  const text = read(move);
  if (text === null || text.kind === "skip") return shown;
  if (text.kind === "pawn") return put(withoutPawn(shown, seat), [[text.cell, { pawn: seat }]]);
  if (text.kind === "add")
    return put(shown, [[text.cell, { tokens: [text.colour, ...drawnOn(shown, text.cell).tokens] }]]);
  return put(withoutTop(shown, text.origin), [
    [text.cell, { tokens: drawnOn(shown, text.origin).tokens.slice(0, 1) }],
  ]);
}
