/** A hint on the board: what shines, and what is said about it. Grades: there is something, where, what. */
import type { Hint } from "../../wire/types";
import { choiceOf } from "./choose";
import { packHint } from "./pack/ask";
import type { CrabPlay } from "./play.svelte";
import type { Cell } from "./view";

export interface Shining {
  note: string;
  /** The answer that shines: a chip, a card, a pile, a crab. */
  word: string | null;
  /** The space that shines. */
  cell: Cell | null;
}

export function shining(hint: Hint, play: CrabPlay): Shining {
  const { say } = play.table;
  const { view, names } = play;
  if (hint.grade === 1) return { note: say("hint-something"), word: null, cell: null };
  if (hint.grade === 2 || hint.move === null) {
    return { note: say("hint-where", { phase: view.question.asks }), word: null, cell: hint.where };
  }
  const word = hint.move;
  const cell = choiceOf(view, word)?.ways?.[0]?.cell ?? choiceOf(view, word)?.cells?.[0] ?? null;
  const face = view.faces.find(({ card }) => card === word);
  const offer = play.offers.find((each) => each.word === word);
  const crab = view.crabs.find(({ colour }) => colour === word);
  let note = say("hint-word", { word });
  const pack = packHint(play, word);
  if (face) note = say("hint-card", { card: names.card(face) });
  else if (offer) note = say("hint-use", { action: names.action(offer.gives) });
  else if (pack !== null) note = pack;
  else if (crab) note = say("hint-crab", { crab: names.crab(crab.letter) });
  else if (cell) note = say("hint-go", { to: names.to(cell) });
  else if (/^(left|right|rest|end|yes|no|draw|pile\d|trail[LR])$/.test(word))
    note = say(`hint-${word.replace(/\d/, "")}`, { pile: word.slice(4) });
  return { note, word, cell: offer ? null : cell };
}
