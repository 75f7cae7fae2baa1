/** The buttons of the action bar: the danger toggle and the one big button of the moment. */
import type { Action } from "../contract";
import { DEAL, KEEP, PASS } from "./moves";
import type { FishPlay } from "./play.svelte";

const nothing = (): void => {};

export function actionsOf(play: FishPlay): Action[] {
  const { say } = play.table;
  const { view } = play;
  const buttons: Action[] = [];
  if (view.phase === "done") {
    buttons.push({
      id: "board",
      label: say(play.screen === "score" ? "act-board" : "act-score"),
      icon: play.screen === "score" ? "i-eye" : "i-log",
      key: "b",
      run: () => {
        play.looksBack = play.screen === "score";
        play.show.skip();
      },
    });
  }
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
  const advice = (id: string, label: string): Action => ({
    id,
    label,
    icon: "i-fish",
    primary: true,
    disabled: true,
    run: nothing,
  });
  if (state.over) {
    // The shell owns new tables: it takes this button's run over.
    return { id: "again", label: say("act-again"), icon: "i-play", primary: true, run: nothing };
  }
  if (moves.includes(DEAL)) return send("deal", say("act-deal", { round: play.round + 1 }), DEAL);
  if (moves.includes(KEEP)) return send("keep", say(view.swapped.length > 0 ? "act-done" : "act-keep"), KEEP);
  if (moves.includes(PASS)) return send("pass", say("act-pass"), PASS);
  if (play.movers.size > 0) {
    if (play.held.picked === null) return advice("choose", say("act-choose-fish"));
    const lit = play.targets.some((target) => target.takes);
    return advice("choose", say(lit ? "act-choose-target" : "act-choose-other"));
  }
  if (view.phase === "done" || play.waiting || state.thinking.length > 0) return null;
  return advice("wait", say("act-wait", { name: play.nameOf(view.mover) }));
}
