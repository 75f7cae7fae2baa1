/** The buttons of the action bar: the danger toggle and the one big button of the moment. */
import { advice, again, boardOrScore, restart } from "../buttons";
import type { Action } from "../contract";
import { DEAL, KEEP } from "./moves";
import type { FishPlay } from "./play.svelte";

export function actionsOf(play: FishPlay): Action[] {
  const { say } = play.table;
  const { view } = play;
  const buttons: Action[] = [];
  if (view.phase === "done") buttons.push(boardOrScore(play));
  if (play.solo && play.table.state.over) buttons.push(restart(say("act-restart")));
  if (view.phase === "play") {
    buttons.push({
      id: "danger",
      label: say("act-danger"),
      icon: "i-fin",
      pressed: play.dangerOn,
      key: "d",
      run: () => play.setDanger(!play.dangerOn),
    });
  }
  const big = bigButton(play);
  return big === null ? buttons : [...buttons, big];
}

function bigButton(play: FishPlay): Action | null {
  const { say, state } = play.table;
  const { view, moves } = play;
  const send = (id: string, label: string, move: string): Action => ({
    id,
    label,
    icon: "i-check",
    primary: true,
    disabled: play.table.busy,
    run: () => play.send(move),
  });
  const advise = (label: string): Action => advice(label, "i-fish");
  if (state.over) return again(say("act-again"));
  if (moves.includes(DEAL)) return send("deal", say("act-deal", { round: play.round + 1 }), DEAL);
  if (moves.includes(KEEP)) return send("keep", say(view.swapped.length > 0 ? "act-done" : "act-keep"), KEEP);
  if (play.movers.size > 0) {
    if (play.held.picked === null) return advise(say("act-choose-fish"));
    const lit = play.targets.some((target) => target.takes);
    return advise(say(lit ? "act-choose-target" : "act-choose-other"));
  }
  if (view.phase === "done" || play.waiting || state.thinking.length > 0) return null;
  return advise(say("act-wait", { name: play.nameOf(view.mover) }));
}
