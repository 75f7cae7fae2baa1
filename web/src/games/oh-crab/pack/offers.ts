/** What the Adventure Pack adds to the menu: kept Treasures, the active crab's Claws, a pending border. */
import type { View } from "../view";

/** Words of the menu that are not this turn's own: they need no warning when they are left. */
export const isPackWord = (word: string): boolean => /^(T\d|claw|challenge|event)$/.test(word);

/** Abilities that are used in the own turn; the others ask when their moment comes. */
const OWN_TURN = new Set(["own", "both"]);

export interface PackOffer {
  word: string;
  /** The Treasure, the Asymmetry card, or the word itself. */
  gives: string;
  claws?: { left: number; printed: number };
}

/** In the order of the words; all of them are free of shells and cards. */
export function packOffers(view: View): PackOffer[] {
  const { pack, mover } = view;
  if (pack === null || mover === null || view.question.kind !== "menu" || view.choices.length === 0)
    return [];
  const legal = new Set(view.choices.map(({ word }) => word));
  const treasures = (pack.kept[mover] ?? []).map((token) => ({ word: token, gives: token }));
  const ability = pack.abilities.find(({ crab }) => crab === view.crab);
  const card = ability && view.ability_cards[ability.card];
  const claw =
    card && (legal.has("claw") || (OWN_TURN.has(card.timing) && ability.claws > 0))
      ? [{ word: "claw", gives: ability.card, claws: { left: ability.claws, printed: card.claws } }]
      : [];
  const borders = ["challenge", "event"]
    .filter((word) => legal.has(word))
    .map((word) => ({ word, gives: word }));
  return [...borders, ...treasures, ...claw];
}
