/** A hint on the board: what shines, and what is said about it. */
import type { Hint } from "../../wire/types";
import { hintSentence } from "../hinting";
import { choiceOf, litSpaces } from "./choose";
import { packHint } from "./pack/ask";
import type { CrabPlay } from "./play.svelte";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** The answer that shines: a chip, a card, a pile, a crab. */
  word: string | null;
  /** The space that shines. */
  cell: Cell | null;
  /** What to look at where it is no space: "hand", "trail", "market", "tiles" … */
  place: string;
}

export function shining(hint: Hint, play: CrabPlay): Shining {
  const { say } = play.table;
  const place = hint.where.kind;
  if (hint.move === null)
    return { note: hintSentence(hint, say, ""), word: null, cell: hint.where.name, place };
  const word = hint.move;
  const goal = goalOf(play, word);
  return {
    note: hintSentence(hint, say, inWords(play, word)),
    word,
    cell: isOffer(play, word) ? hint.where.name : (goal ?? hint.where.name),
    place: "",
  };
}

const isOffer = (play: CrabPlay, word: string): boolean => play.offers.some((each) => each.word === word);

/** Where an answer leads. */
function goalOf({ view }: CrabPlay, word: string): Cell | null {
  const choice = choiceOf(view, word);
  const start = litSpaces(view, word).find((lit) => lit.word === word);
  return choice?.ways?.[0]?.cell ?? choice?.cells?.[0] ?? start?.cell ?? null;
}

export function inWords(play: CrabPlay, word: string): string {
  const { view, names } = play;
  const { say } = play.table;
  const face = view.faces.find(({ card }) => card === word);
  if (face) return say("hint-card", { card: names.card(face) });
  const offer = play.offers.find((each) => each.word === word);
  if (offer) return say("hint-use", { action: names.action(offer.gives) });
  const pack = packHint(play, word);
  if (pack !== null) return pack;
  const crab = view.crabs.find(({ colour }) => colour === word);
  if (crab) return say("hint-crab", { crab: names.crab(crab.letter) });
  const goal = goalOf(play, word);
  if (goal) return say("hint-go", { to: names.to(goal) });
  if (/^(left|right|rest|end|yes|no|draw|pile\d|trail[LR])$/.test(word))
    return say(`hint-${word.replace(/\d/, "")}`, { pile: word.slice(4) });
  if (/^[NS][EW]?$/.test(word)) return say("hint-direction", { direction: word });
  if (/^[a-g]$/.test(word)) return say("hint-column", { column: word });
  // Of somebody else's turn the view offers nothing, but icons, tiles and the shortcut have their names.
  if (/^([FD]|[A-D][ab]|cut)$/.test(word)) return say("hint-use", { action: names.action(word) });
  return say("hint-word", { word });
}
