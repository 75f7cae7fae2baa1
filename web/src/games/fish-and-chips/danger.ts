/** Which piles of a colour a rival could take next: read from what every pile sees, nothing computed. */
import { ownerOf } from "./colours";
import type { Cell, Colour, View } from "./view";

/** For every endangered pile of this colour, the attackers' colours in turn order. */
export function dangers(view: View, colour: Colour): Map<Cell, Colour[]> {
  const found = new Map<Cell, Set<Colour>>();
  const own = new Set(view.piles.filter((pile) => ownerOf(pile) === colour).map((pile) => pile.cell));
  for (const pile of view.piles) {
    if (ownerOf(pile) === colour) continue;
    for (const [cell, gain] of Object.entries(pile.sees)) {
      if (gain === 0 || !own.has(cell)) continue;
      found.set(cell, (found.get(cell) ?? new Set()).add(ownerOf(pile)));
    }
  }
  return new Map(
    [...found].map(([cell, attackers]) => [cell, view.order.filter((each) => attackers.has(each))]),
  );
}

export interface LastPile {
  colour: Colour;
  /** Who would own every pile after catching it, if nobody else is left (F22). */
  sweeper: Colour | null;
}

/** Colours with one pile left. A sweep ends the match with two or three players only (F22). */
export function lastPiles(view: View): LastPile[] {
  if (view.phase !== "play" || view.players === 1 || view.players > 3) return [];
  const owned = new Map<Colour, number>();
  for (const pile of view.piles) owned.set(ownerOf(pile), (owned.get(ownerOf(pile)) ?? 0) + 1);
  const alone = view.order.filter((colour) => owned.get(colour) === 1);
  return alone.map((colour) => {
    const others = [...owned.keys()].filter((each) => each !== colour);
    return { colour, sweeper: others.length === 1 ? others[0]! : null };
  });
}
