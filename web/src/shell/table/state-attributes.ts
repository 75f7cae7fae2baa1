/** The state of a page as data attributes of its <main>, for browser tests: they wait for these instead of for words or
 *  classes. Everything is derived from the table and the game's controller. */
import type { Play, Table } from "../../games/contract";
import { isDue, mayRevise } from "../../games/due";
import type { LineStatus } from "../../wire/socket";
import type { LiveTable } from "../../wire/table.svelte";
import type { State } from "../../wire/types";

export type Attributes = Readonly<Record<`data-${string}`, string | number | boolean>>;

/** What is going on besides the table and its board. */
export interface Surroundings {
  /** The browser still goes back a step because a dialog has closed. */
  closing: boolean;
  /** The page itself changes the board soon: a replay runs, or a shared device turns to the next player. */
  changing?: boolean;
}

const CONNECTIONS = { joining: "connecting", open: "open", lost: "lost" } as const satisfies Record<
  LineStatus,
  string
>;

function phaseOf({ over, table }: State, ended = over): "waiting" | "playing" | "over" {
  if (ended) return "over";
  return table.seats.some(({ kind }) => kind === "open") ? "waiting" : "playing";
}

function turnOf(state: State): "own" | "changeable" | "other" | "none" {
  if (phaseOf(state) !== "playing") return "none";
  if (isDue(state)) return "own";
  return mayRevise(state) ? "changeable" : "other";
}

/** All that a state says. */
const stateAttributes = (state: State) => ({
  "data-game": state.table.game,
  "data-phase": phaseOf(state),
  "data-viewer-seat": state.seat ?? "none",
  "data-to-move": state.over ? "" : state.to_move.join(" "),
  "data-turn": turnOf(state),
});

/** `data-idle`: the board of `data-ply` (or of `data-viewed-move`) is on the screen, and nothing changes until somebody acts. */
export function tableAttributes(
  table: LiveTable,
  play: Play,
  { closing, changing = false }: Surroundings,
): Attributes {
  const busy = table.pending;
  const animating = play.animating || changing;
  return {
    ...stateAttributes(table.now),
    "data-screen": "table",
    "data-connection": CONNECTIONS[table.status],
    "data-ply": table.ply,
    "data-moves": table.moves,
    "data-viewed-move": table.lookingAt ?? "live",
    "data-decision": play.decision,
    "data-busy": busy,
    "data-animating": animating,
    "data-idle": table.status === "open" && !busy && !animating && !closing,
  };
}

/** A lesson or a puzzle: a table without a connection. */
export function exerciseAttributes(table: Table, play: Play, { closing }: Surroundings): Attributes {
  const { state, busy } = table;
  const { animating } = play;
  return {
    ...stateAttributes(state),
    "data-screen": "exercise",
    "data-connection": "open",
    "data-phase": phaseOf(state, state.over || table.ended),
    ...(table.ended ? { "data-to-move": "", "data-turn": "none" } : {}),
    "data-ply": state.ply,
    "data-moves": table.log.length,
    "data-viewed-move": "live",
    "data-decision": play.decision,
    "data-busy": busy,
    "data-animating": animating,
    "data-idle": !busy && !animating && !closing,
  };
}

/** A seat, and what it is doing; "done" if it is not waited for. */
export function seatAttributes({ state }: Table, seat: number): Attributes {
  const facts = state.table.seats[seat];
  const status = (): string => {
    if (state.over && state.winners.includes(seat)) return "won";
    if (facts?.kind === "open") return "open";
    if (state.thinking.includes(seat)) return "thinking";
    if (facts?.kind === "person" && !facts.here && seat !== state.seat) return "away";
    return !state.over && state.to_move.includes(seat) ? "to-move" : "done";
  };
  return { "data-seat": seat, "data-status": status() };
}

/** The score of a round or of the match, and who has won the match. */
export const resultAttributes = ({ state }: Table): Attributes => ({
  "data-result": state.over ? "match" : "round",
  "data-winners": state.winners.join(" "),
});
