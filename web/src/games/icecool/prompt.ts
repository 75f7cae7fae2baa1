/** The question of the moment, as title and explanation. */
import { isBarred } from "./aim/aim";
import type { IcePlay } from "./play.svelte";

export interface Prompt {
  title: string;
  text: string;
}

export function promptOf(play: IcePlay): Prompt {
  const { say, state } = play.table;
  const { shown: view } = play;
  if (play.table.ended && play.show.over) return { title: "", text: "" };
  if (state.over && play.show.over) return { title: say("prompt-over"), text: "" };
  if (!play.show.over || !play.myTurn || view.turn === null) {
    const letter = play.show.mover ?? view.turn;
    if (letter === null) return { title: say("prompt-over"), text: "" };
    const who = play.names.who(letter);
    return {
      title: say(play.show.rolling ? "prompt-rolling" : "prompt-wait", { ...who, phase: view.phase }),
      text: "",
    };
  }
  if (view.phase === "place") return { title: say("prompt-place"), text: say("prompt-place-text") };
  if (view.phase === "line") {
    const stuck = play.me?.stuck ?? null;
    return {
      title: say("prompt-line", { stuck: stuck ? "yes" : "no" }),
      text: say("prompt-line-text", { rooms: view.lines.length, stuck: stuck ? "yes" : "no" }),
    };
  }
  if (view.phase === "skates") return { title: say("prompt-skates"), text: say("prompt-skates-text") };
  if (isBarred(play.barred, play.aim.phi))
    return { title: say("prompt-barred"), text: say("prompt-barred-text") };
  return {
    title: say("prompt-flick"),
    text: say(play.confirms ? "prompt-flick-confirm" : "prompt-flick-text"),
  };
}
