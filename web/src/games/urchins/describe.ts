/** The board in words: a label for every cell and the whole position in sentences. */
import { listed } from "../listed";
import { squareName, winsOn } from "./fishing";
import { factsOn } from "./interaction";
import { pawnCells } from "./moves";
import type { UrchinPlay } from "./play.svelte";
import type { Cell, CellFacts } from "./view";

/** "b3, red on yellow" or what else lies there. */
function whatLies(facts: CellFacts, play: UrchinPlay): string[] {
  const { say } = play.table;
  const { cell, tokens, pawn } = facts;
  const [top] = tokens;
  const parts = [
    top === undefined
      ? say("cell-empty", { cell })
      : say(tokens.length > 1 ? "cell-stack" : "cell-urchin", { cell, colour: top }),
  ];
  if (pawn !== null)
    parts.push(
      say("cell-pawn", { name: play.table.name(pawn), you: pawn === play.table.state.seat ? "yes" : "no" }),
    );
  return parts;
}

/** "b3, red on yellow, can move" */
export function cellLabel(cell: Cell, play: UrchinPlay): string {
  const { say } = play.table;
  const { view, moves, held } = play;
  const facts = factsOn(view, cell);
  if (facts === undefined) return cell;
  const parts = whatLies(facts, play);
  if (view.step === 3 && moves.length > 0) {
    const wins = winsOn(view, cell);
    if (play.drafted === cell) parts.push(say("cell-drafted"));
    if (pawnCells(moves).includes(cell))
      parts.push(wins > 0 ? say("cell-wins", { tokens: wins }) : say("cell-place"));
  } else if (moves.length > 0) {
    if (facts.frozen) parts.push(say("cell-frozen"));
    if (held.picked === cell) parts.push(say("cell-picked"));
    else if (play.targets.includes(cell)) parts.push(say("cell-target"));
    else if (play.movers.has(cell)) parts.push(say("cell-movable"));
  }
  if (play.threatsOn) {
    const threats = view.threats.filter((threat) => threat.cells.includes(cell));
    if (threats.length > 0)
      parts.push(say("cell-threat", { missing: Math.min(...threats.map((threat) => threat.missing)) }));
  }
  return parts.join(", ");
}

export function description(play: UrchinPlay): string[] {
  const { view, table, squares } = play;
  const { say, lang } = table;
  const lines = [
    view.over
      ? say("describe-over")
      : say("describe-turn", { name: table.name(view.mover), step: view.step }),
    say("describe-piles", { yellow: view.pile.y, red: view.pile.r }),
    say("describe-scores", {
      list: listed(
        lang,
        view.scores.map((tokens, seat) => say("describe-score", { name: table.name(seat), tokens })),
      ),
    }),
  ];
  for (const row of squares.rows) {
    const list = squares.columns
      .flatMap((column) => factsOn(view, column + row) ?? [])
      .map((facts) => whatLies(facts, play).join(", "));
    lines.push(say("describe-row", { row, list: list.join(". ") }));
  }
  if (play.movers.size > 0) lines.push(say("describe-movable", { list: listed(lang, [...play.movers]) }));
  if (view.step === 3 && !view.over) {
    const won = view.squares.filter((square) => square.tokens > 0);
    const list = won.map((square) =>
      say("describe-square", { square: squareName(square.cells), tokens: square.tokens }),
    );
    lines.push(
      won.length > 0 ? say("describe-squares", { list: listed(lang, list) }) : say("describe-no-squares"),
    );
  }
  if (view.must_add) lines.push(say("duty-of", { name: table.name(view.mover), turns: view.quiet.turns }));
  return lines;
}
