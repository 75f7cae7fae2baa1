/** The buttons of the action bar: what lies on the table to look at, and the one big button of the moment. */
import type { Action } from "../contract";
import { choiceOf, leftOver } from "./choose";
import { packUse } from "./pack/ask";
import type { CrabPlay, Pane } from "./play.svelte";
import { chooseOf, useOf } from "./question";

const nothing = (): void => {};

export function actionsOf(play: CrabPlay): Action[] {
  const { say, state } = play.table;
  if (state.over) {
    const score = play.screen === "score";
    const look: Action = {
      id: "board",
      label: say(score ? "act-board" : "act-score"),
      icon: score ? "i-eye" : "i-log",
      key: "b",
      run: () => {
        play.looksBack = score;
        play.show.skip();
      },
    };
    // The shell owns new tables: it takes this button's run over.
    return [look, { id: "again", label: say("act-again"), icon: "i-play", primary: true, run: nothing }];
  }
  const pane = (id: Pane, label: string, icon: string, key: string): Action => ({
    id,
    label,
    icon,
    key,
    pressed: play.pane === id,
    run: () => (play.pane = play.pane === id ? "hand" : id),
  });
  const piles = pane("piles", say("act-piles"), "hand", "d");
  // Beside the beach the Market lies open all the time.
  const buttons = play.wide ? [piles] : [pane("market", say("act-market"), "market", "m"), piles];
  if (play.moves.includes("no")) {
    buttons.push({ id: "no", label: say("act-no"), icon: "i-close", key: "n", run: () => play.send("no") });
  }
  const big = bigButton(play);
  return big === null ? buttons : [...buttons, big];
}

function bigButton(play: CrabPlay): Action | null {
  const { table, view, moves, held } = play;
  const { say } = table;
  const button = (id: string, label: string, run: () => void, more: Partial<Action> = {}): Action => ({
    id,
    label,
    icon: "check",
    primary: true,
    key: "e",
    disabled: table.busy,
    run,
    ...more,
  });
  const send = (id: string, label: string, word: string): Action => button(id, label, () => play.send(word));
  const advice = (label: string): Action => button("advice", label, nothing, { icon: "", disabled: true });
  if (play.waiting || !play.seated || moves.length === 0) return null;
  if (play.planning) {
    if (held !== null) return send("ready", say(play.home.ready ? "act-change" : "act-ready"), held);
    return advice(say(play.home.ready ? "act-planned" : "act-choose-card"));
  }
  const { aim } = play;
  if (aim?.way.pushes) return button("push", say("act-push"), () => play.go(aim), { icon: "push" });
  const { question } = view;
  if (question.kind === "start") return startButton(play, button);
  if (question.asks === "DOPE_SIDE")
    return send("add", say("act-add", { side: play.end }), play.end === "left" ? "trailL" : "trailR");
  if (moves.includes("yes")) return send("yes", say(`act-yes-${question.asks}`), "yes");
  if (held !== null && !choiceOf(view, held)?.ways?.length)
    return send("use", say(`act-use-${packUse(view, held) ?? useOf(question)}`), held);
  if (moves.includes("end")) return endButton(play, button);
  return advice(say(`act-choose-${chooseOf(question)}`));
}

type MakeButton = (id: string, label: string, run: () => void, more?: Partial<Action>) => Action;

/** With the card laid down: the end of the Trail that is shown, or a Rest. */
function startButton(play: CrabPlay, button: MakeButton): Action {
  const { moves, held } = play;
  const { say } = play.table;
  if (held === "rest" || !moves.includes("left"))
    return button("rest", say("act-rest"), () => play.send("rest"));
  // The first card of a Trail has no neighbour, and its side no meaning.
  const word = moves.includes(play.end) ? play.end : "left";
  const only = !moves.includes("right");
  return button("add", say(only ? "act-add-first" : "act-add", { side: play.end }), () => play.send(word));
}

function endButton(play: CrabPlay, button: MakeButton): Action {
  const { say } = play.table;
  if (play.view.question.kind !== "menu")
    return button("end", say("act-enough"), () => play.send("end"), { soft: true });
  const left = leftOver(play.view).length > 0;
  if (left && !play.warned)
    return button("end", say("act-end"), () => (play.warned = true), { soft: true, icon: "" });
  return button("end", say(left ? "act-end-anyway" : "act-end"), () => play.send("end"));
}
