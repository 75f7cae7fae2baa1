/** The buttons of the action bar: the threat view and the one big button of the moment. */
import { advice, again, boardOrScore } from "../buttons";
import type { Action } from "../contract";
import { SKIP } from "./moves";
import type { UrchinPlay } from "./play.svelte";

export function actionsOf(play: UrchinPlay): Action[] {
  const small: Action = play.view.over ? boardOrScore(play) : threats(play);
  const big = bigButton(play);
  return big === null ? [small] : [small, big];
}

const threats = (play: UrchinPlay): Action => ({
  id: "threats",
  label: play.table.say("act-threats"),
  icon: "i-eye",
  pressed: play.threatsOn,
  key: "t",
  run: () => play.setThreats(!play.threatsOn),
});

function bigButton(play: UrchinPlay): Action | null {
  const { say, state, busy } = play.table;
  const { view, moves, held, draft } = play;
  const button = (id: string, label: string, icon: string, key: string, run: () => void): Action => ({
    id,
    label,
    icon,
    key,
    primary: true,
    disabled: busy,
    run,
  });
  const advise = (label: string): Action => advice(label, "i-wave");
  if (state.over) return again(say("act-again"));
  if (draft !== null) {
    const label =
      play.wins > 0
        ? say("act-catch", { tokens: play.wins })
        : say(view.step === 3 ? "act-end-turn" : "act-confirm");
    return button("confirm", label, "i-check", "c", () => play.confirm());
  }
  if (moves.length > 0) {
    if (moves.includes(SKIP))
      return {
        ...button("skip", say("act-skip", { step: view.step }), "i-skip", SKIP, () => play.send(SKIP)),
        soft: true,
      };
    if (held.picked !== null || held.colour !== null) return advise(say("act-choose-cell"));
    if (view.step === 3) return advise(say("act-choose-pawn"));
    return advise(say(view.must_add || play.movers.size === 0 ? "act-must-add" : "act-add-or-move"));
  }
  if (play.waiting || state.thinking.length > 0) return null;
  return advise(say("act-wait", { name: play.table.name(view.mover) }));
}
