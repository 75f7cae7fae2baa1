/** The three-part strip: what was done, what is due, what comes. */
import type { Say } from "../contract";
import type { Turn } from "./turns";
import { read } from "./moves";
import type { GameEvent, StepNumber, View } from "./view";

export interface StepLook {
  number: StepNumber;
  state: "done" | "now" | "later";
  title: string;
  text: string;
}

function doneLook(number: StepNumber, event: GameEvent | undefined, say: Say): StepLook {
  const look = { number, state: "done" as const };
  switch (event?.kind) {
    case "moved":
      return {
        ...look,
        title: say("step-move"),
        text: say("step-moved", { origin: event.origin, cell: event.cell }),
      };
    case "added":
      return {
        ...look,
        title: say("step-add"),
        text: say("step-added", { colour: event.colour, cell: event.cell }),
      };
    case "placed":
      return { ...look, title: say("step-pawn"), text: say("step-placed", { cell: event.cell }) };
    default:
      // Only the first step may be skipped; of a position that begins later nobody knows what was done.
      return { ...look, title: say(TITLES[number]), text: say(number === 1 ? "step-skipped" : "step-done") };
  }
}

const TITLES = { 1: "step-move", 2: "step-add", 3: "step-pawn" } as const;

export interface Draft {
  move: string;
  wins: number;
}

/** `last`: the turn whose steps are done, `over`: nothing is due any more. */
export function stepLooks(
  view: View,
  last: Turn | null,
  draft: Draft | null,
  over: boolean,
  say: Say,
): StepLook[] {
  return ([1, 2, 3] as const).map((number) => {
    if (over || number < view.step) return doneLook(number, last?.steps[number], say);
    const now = number === view.step;
    const state = now ? "now" : "later";
    if (now && draft !== null)
      return { number, state, title: say(TITLES[number]), text: draftText(draft, say) };
    if (number === 1) return { number, state, title: say("step-move-ask"), text: say("step-optional") };
    if (number === 2)
      return {
        number,
        state,
        title: say("step-add"),
        text: say(view.must_add ? "step-must-add" : "step-or-move"),
      };
    return {
      number,
      state,
      title: say("step-pawn"),
      text: say(view.pawns[view.mover] === null ? "step-put-down" : "step-must-move"),
    };
  });
}

function draftText({ move, wins }: Draft, say: Say): string {
  const text = read(move);
  if (text?.kind === "move") return say("step-moved", { origin: text.origin, cell: text.cell });
  if (text?.kind === "add") return say("step-added", { colour: text.colour, cell: text.cell });
  const cell = text?.kind === "pawn" ? text.cell : "";
  return wins > 0 ? say("step-wins", { cell, tokens: wins }) : say("step-placed", { cell });
}
