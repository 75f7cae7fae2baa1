/** The notes beside the board: what can be done now, what would be caught, what must not be overlooked. */
import type { UrchinPlay } from "./play.svelte";
import { differing, squareName } from "./fishing";
import { factsOn } from "./interaction";
import { read } from "./moves";

export interface Note {
  id: string;
  look: "good" | "bad" | "plain" | "lock" | "warn";
  /** A symbol id, or a letter in a disc. */
  icon?: string;
  letter?: string;
  text: string;
  clause: string | null;
}

/** So many notes on fishing squares are read at a glance. */
const MOST_SQUARES = 4;

export function notesOf(play: UrchinPlay): Note[] {
  if (play.view.over) return [];
  const own = play.moves.length > 0;
  return [...warnings(play), ...(own ? ownTurn(play) : watching(play)), ...threatKey(play)];
}

function warnings(play: UrchinPlay): Note[] {
  const { view, table } = play;
  const { say } = table;
  const found: Note[] = [];
  const names = play.namesOf(view.ending[0]?.leaders ?? []);
  const shared = (view.ending[0]?.leaders.length ?? 0) > 1 ? "yes" : "no";
  for (const ending of view.ending) {
    const key = ending.last_turn ? (view.first === null ? "end-now" : "end-round") : "end-near";
    if (ending.last_turn && ending.left > 0) continue;
    const text = say(key, { colour: ending.colour, left: ending.left, names, shared });
    found.push({
      id: `end-${ending.colour}`,
      look: "warn",
      icon: "i-flag",
      text,
      clause: view.first === null ? "U27" : "U32",
    });
  }
  const { quiet } = view;
  if (view.must_add) {
    const text = say(play.moves.length > 0 ? "duty-yours" : "duty-of", {
      name: table.name(view.mover),
      turns: quiet.turns,
    });
    found.push({ id: "duty", look: "warn", icon: "i-stack", text, clause: "U26" });
  } else if (!quiet.duty && quiet.turns * 3 >= quiet.limit * 2) {
    found.push({
      id: "quiet",
      look: "warn",
      icon: "i-clock",
      text: say("quiet-left", { turns: quiet.left }),
      clause: "U26",
    });
  }
  return found;
}

const plain = (id: string, icon: string, text: string): Note => ({
  id,
  look: "plain",
  icon,
  text,
  clause: null,
});

function watching({ view, table, waiting }: UrchinPlay): Note[] {
  if (waiting) return [plain("waits", "i-people", table.say("start-wait"))];
  return [
    plain("watch", "i-eye", table.say("watch-step", { name: table.name(view.mover), step: view.step })),
  ];
}

function ownTurn(play: UrchinPlay): Note[] {
  const { view, table, held } = play;
  const { say } = table;
  if (view.step === 3) return pawnNotes(play);
  const lock: Note = { id: "lock", look: "lock", icon: "lock", text: say("note-frozen"), clause: "U10" };
  const rest = view.places.some((place) => place.frozen) ? [lock] : [];
  const good = (text: string, clause: string): Note => ({
    id: "hand",
    look: "good",
    icon: "i-stack",
    text,
    clause,
  });
  if (held.colour !== null) return [good(say("note-adding", { colour: held.colour }), "U14"), ...rest];
  if (held.picked !== null) {
    const stack = (factsOn(view, held.picked)?.tokens.length ?? 0) > 1;
    return [good(say(stack ? "note-stack" : "note-lone"), stack ? "U12" : "U11"), ...rest];
  }
  const key =
    view.step === 1
      ? "note-step-1"
      : view.must_add
        ? "note-step-2-add"
        : play.movers.size > 0
          ? "note-step-2"
          : "note-step-2-only-add";
  return [plain("todo", view.step === 1 ? "i-wave" : "i-stack", say(key)), ...rest];
}

function pawnNotes(play: UrchinPlay): Note[] {
  const { view, table, draft } = play;
  const { say } = table;
  const text = draft === null ? null : read(draft);
  const cell = text?.kind === "pawn" ? text.cell : null;
  const notes: Note[] = [];
  for (const square of view.squares.toSorted((a, b) => b.tokens - a.tokens)) {
    const name = squareName(square.cells);
    if (square.reason === null) {
      const missed = cell !== null && !square.spots.some((spot) => spot.cell === cell && spot.tokens > 0);
      notes.push(
        missed
          ? { id: name, look: "bad", letter: "C", text: say("square-c", { square: name }), clause: "U20" }
          : {
              id: name,
              look: "good",
              icon: "i-check",
              text: say("square-good", { square: name, tokens: square.tokens }),
              clause: null,
            },
      );
    } else {
      const [one, other] = differing(view, square);
      const why = say("square-bad", { square: name, reason: square.reason, one, other });
      notes.push({ id: name, look: "bad", letter: square.reason, text: why, clause: square.clause });
    }
    for (const spot of square.spots) {
      if (spot.reason !== "B" || square.reason !== null) continue;
      notes.push({
        id: `${name}${spot.cell}`,
        look: "bad",
        letter: "B",
        text: say("spot-rival", { cell: spot.cell }),
        clause: spot.clause,
      });
    }
  }
  const order = { good: 0, warn: 0, plain: 1, lock: 1, bad: 2 };
  const sorted = notes.sort((a, b) => order[a.look] - order[b.look]).slice(0, MOST_SQUARES);
  if (sorted.some((note) => note.look === "good")) return sorted;
  const key =
    cell !== null ? "note-no-catch" : view.pawns[view.mover] === null ? "note-step-3-hand" : "note-step-3";
  return [plain("todo", "i-wave", say(key)), ...sorted.slice(0, MOST_SQUARES - 1)];
}

function threatKey({ threatsOn, view, table }: UrchinPlay): Note[] {
  if (!threatsOn) return [];
  return [plain("threats", "i-eye", table.say(view.threats.length > 0 ? "threats-key" : "threats-none"))];
}
