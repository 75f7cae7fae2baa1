/** The piles as drawn while moves are being shown one after another.
 *
 *  This follows the events of the server and knows no rule: it only carries drawings from cell to cell.
 *  Where an event does not fit the drawing, the caller shows the server's view at once. */
import type { Cell, Fish, GameEvent, View } from "./view";

export type Shown = ReadonlyMap<Cell, readonly Fish[]>;

export const shownOf = (view: View): Shown => new Map(view.piles.map((pile) => [pile.cell, pile.fish]));

/** The drawing after an event, or null if the event does not fit it. */
export function after(shown: Shown, event: GameEvent): Shown | null {
  if (event.kind === "capture") {
    const moving = shown.get(event.origin);
    const caught = shown.get(event.cell);
    if (!moving || !caught) return null;
    const next = new Map(shown);
    next.delete(event.origin);
    return next.set(event.cell, [...moving, ...caught]);
  }
  if (event.kind === "swap") {
    const one = shown.get(event.origin);
    const other = shown.get(event.cell);
    if (!one || !other) return null;
    return new Map(shown).set(event.cell, one).set(event.origin, other);
  }
  return event.kind === "deal" ? null : shown;
}
