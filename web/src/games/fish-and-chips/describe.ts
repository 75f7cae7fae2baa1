/** The board in words: a label for every cell and the whole position in sentences. */
import type { Say } from "../contract";
import { listed } from "../listed";
import { type Hand, inSwapTurn, pileOn, targets } from "./interaction";
import { readCapture, readSwap } from "./moves";
import { COLUMNS, ROWS } from "./sea";
import { colourLow, fishWords, pointsWords } from "./sentences";
import type { Cell, Colour, Pile, View } from "./view";

export interface Words {
  say: Say;
  lang: string;
}

/** "red 13 on a pile of 4" with its cell, or what else is there. */
function whatLies(view: View, cell: Cell, say: Say): string {
  const pile = pileOn(view, cell);
  if (pile === null) return say(view.reef.includes(cell) ? "cell-reef" : "cell-empty", { cell });
  const fish = fishWords(say, pile.fish[0]!);
  return pile.fish.length === 1
    ? say("cell-fish", { cell, fish })
    : say("cell-pile", { cell, fish, height: pile.fish.length });
}

const shortPile = (pile: Pile, say: Say): string => `${pile.cell} ${fishWords(say, pile.fish[0]!)}`;

export interface CellFacts {
  view: View;
  moves: readonly string[];
  hand: Hand;
  endangered: Map<Cell, Colour[]>;
}

/** "d4, red 13 on a pile of 4, can take f4 yellow 12" */
export function cellLabel(cell: Cell, facts: CellFacts, words: Words): string {
  const { view, moves, hand, endangered } = facts;
  const { say, lang } = words;
  const parts = [whatLies(view, cell, say)];
  if (cell === view.buoy) parts.push(say("cell-buoy"));
  if (hand.special !== null) {
    const choice = view.swaps.find((each) => each.special === hand.special && each.cell === cell);
    if (choice) parts.push(say(moves.includes(choice.move) ? "cell-partner" : "cell-no-partner"));
  }
  if (hand.picked === cell) parts.push(say("cell-picked"));
  const target = targets(view, moves, hand).find((each) => each.to === cell);
  if (target) parts.push(target.takes ? say("cell-target", { gain: target.gain }) : say("cell-blocked"));
  const catches = moves.flatMap((move) => {
    const capture = readCapture(move);
    return capture?.origin === cell ? (pileOn(view, capture.cell) ?? []) : [];
  });
  if (catches.length > 0) {
    parts.push(
      say("cell-can-take", {
        list: listed(
          lang,
          catches.map((pile) => shortPile(pile, say)),
        ),
      }),
    );
  } else if (hand.picked === cell) parts.push(say("cell-nothing"));
  const attackers = endangered.get(cell);
  if (attackers)
    parts.push(
      say("cell-danger", {
        list: listed(
          lang,
          attackers.map((each) => colourLow(say, each)),
        ),
      }),
    );
  return parts.join(", ");
}

export function description(view: View, moves: readonly string[], round: number, words: Words): string[] {
  const { say, lang } = words;
  const lines =
    view.players === 1
      ? [
          say("describe-solo", {
            colour: view.order[view.order.length - 1]!,
            list: view.order.map((colour) => colourLow(say, colour)).join(", "),
          }),
        ]
      : [say("describe-round", { round, target: view.target })];
  lines.push(say(`describe-phase-${view.phase}`, { colour: view.mover }));
  for (const row of ROWS) {
    lines.push(
      say("describe-row", {
        row,
        list: COLUMNS.map((column) => whatLies(view, column + row, say)).join(". "),
      }),
    );
  }
  if (inSwapTurn(moves)) {
    const swaps = moves.flatMap((move) => readSwap(move) ?? []);
    if (swaps.length > 0) {
      const list = listed(
        lang,
        swaps.map(({ special, cell }) => say("describe-swap", { special, cell })),
      );
      lines.push(say("describe-swaps", { list }));
    }
  }
  const captures = moves.flatMap((move) => readCapture(move) ?? []);
  if (captures.length > 0) {
    const list = listed(
      lang,
      captures.map(({ origin, cell }) => say("describe-capture", { origin, cell })),
    );
    lines.push(say("describe-captures", { list }));
  }
  if (view.phase === "play" && view.players > 1) {
    lines.push(say("describe-count", { list: pointsWords(say, view.order, view.count) }));
  }
  return lines;
}
