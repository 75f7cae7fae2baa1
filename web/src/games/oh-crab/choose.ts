/** What the player can point at. Pure: the view's choices → lit spaces, crabs, chips, cards.
 *
 *  No rule is computed here: what is legal and where it leads was listed by the server. */
import { isPackWord, packOffers } from "./pack/offers";
import { packSpaces } from "./pack/spaces";
import { asksForAction } from "./question";
import type { Cell, Choice, Chip, View, Way } from "./view";

/** Picked on purpose: nothing. (null: the player has not said, so the page proposes.) */
export const NOTHING = "";

/** A space that lights up: the word to answer with, and what happens there. */
export interface Lit {
  cell: Cell;
  /** The choice that leads there. */
  word: string;
  way: Way;
}

export const choiceOf = (view: View, word: string | null): Choice | null =>
  view.choices.find((choice) => choice.word === word) ?? null;

export const crabOn = (view: View, cell: Cell) =>
  view.crabs.find((crab) => crab.cell === cell && cell !== "sea") ?? null;
export const crabBy = (view: View, letter: string | null) =>
  view.crabs.find((crab) => crab.letter === letter) ?? null;

/** Questions whose answers are ways themselves: a direction, a column. */
const direct = (choice: Choice): boolean => choice.ways?.length === 1 && choice.ways[0]?.word === choice.word;

/** A start space is answered by its column; the view says which words are legal, the beach which space it is. */
function startSpaces(view: View): Lit[] {
  const { question } = view;
  if (question.asks !== "PLACE2") return [];
  const next = question.crab;
  return view.choices.flatMap(({ word }) => {
    const space = view.spaces.find(
      ({ cell, start }) => start && cell[0] === word && crabOn(view, cell) === null,
    );
    return space
      ? [{ cell: space.cell, word, way: { cell: space.cell, crab: next, word, shell: space.shell ?? false } }]
      : [];
  });
}

/** The spaces that a picked choice leads to, or all of them where the answer is the way itself. */
export function litSpaces(view: View, picked: string | null): Lit[] {
  const found = view.choices
    .filter((choice) => direct(choice) || choice.word === picked)
    .flatMap((choice) => (choice.ways ?? []).map((way) => ({ cell: way.cell, word: choice.word, way })));
  return [...found, ...startSpaces(view), ...packSpaces(view)];
}

/** Another choice that leads to a space: a tap there picks it. */
export const otherWay = (view: View, cell: Cell, picked: string | null): Choice | null =>
  view.choices.find(({ word, ways }) => word !== picked && ways?.some((way) => way.cell === cell)) ?? null;

/** Crabs that can be pointed at: to activate one, to send one back, to let one pass. */
export const litCrabs = (view: View): Map<string, string> =>
  new Map(
    view.crabs.flatMap((crab) =>
      view.choices.some(({ word }) => word === crab.colour) ? [[crab.letter, crab.colour] as const] : [],
    ),
  );

/** What the turn still offers, besides the chips of the added cards: tiles, shortcut, the moves of Slalom and Slide. */
export interface Offer {
  word: string;
  /** An icon, a special action, a tile, or the shortcut. */
  gives: string;
  usable: boolean;
  shells: number;
  cards: number;
  /** A Claw is spent on it: how many are left. */
  claws?: { left: number; printed: number };
}

/** Specials that cost a card from the Hand, printed on the card. */
const CARD_COSTS = new Set(["RUNUP", "BOOST", "FAST", "SLALOM", "SLIDE"]);
export const costsACard = (special: string | null | undefined): boolean => CARD_COSTS.has(special ?? "");

export function offers(view: View): Offer[] {
  const legal = new Set(view.choices.map(({ word }) => word));
  const offer = (word: string, gives: string, shells = 0, cards = 0): Offer => ({
    word,
    gives,
    usable: legal.has(word),
    shells,
    cards,
  });
  const { question } = view;
  if (question.kind === "run") {
    const moves = question.moves.map((icon) => offer(icon, icon));
    return legal.has("cut") ? [...moves, offer("cut", "cut")] : moves;
  }
  const chips = view.chips.map(({ word, gives }: Chip) => offer(word, gives, 0, costsACard(gives) ? 1 : 0));
  const tiles = view.tile_free ? view.extra.map(({ tile, cost }) => offer(tile, tile, cost)) : [];
  const cut = legal.has("cut") ? [offer("cut", "cut")] : [];
  // Tiles belong to the one whose turn it is; the others see them beside the Market.
  const pack = packOffers(view).map(({ word, gives, claws }) => ({
    ...offer(word, gives),
    ...(claws && { claws }),
  }));
  return [...chips, ...pack, ...cut, ...(view.choices.length > 0 && question.kind === "menu" ? tiles : [])];
}

/** Free actions still to be used: the end of the turn asks once more. */
export const leftOver = (view: View): Offer[] =>
  offers(view).filter(
    ({ word, usable, shells, cards }) => usable && shells === 0 && cards === 0 && !isPackWord(word),
  );

const MOVES = ["main", "upper", "lower", "main2", "upper2", "lower2", "cook", "F", "D"];

/** What the page proposes: the first free move of the turn, or the only crab there is to choose. */
export function proposal(view: View): string | null {
  if (asksForAction(view.question)) {
    return MOVES.find((word) => choiceOf(view, word)?.ways?.length) ?? null;
  }
  const crabs = [...litCrabs(view).values()];
  return crabs.length === 1 ? (crabs[0] ?? null) : null;
}

/** An action that is over with one tap: a shell, or a crab that stands up. Everything can be taken back. */
export function isPlain(view: View, word: string): boolean {
  const choice = choiceOf(view, word);
  // Treasures and Claws are few: one more tap before they are spent.
  if (choice === null || isPackWord(word)) return false;
  return (
    choice.stands_up === true || offers(view).some((offer) => offer.word === word && offer.gives === "C")
  );
}
