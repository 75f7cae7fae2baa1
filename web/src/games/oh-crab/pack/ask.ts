/** Questions of the Adventure Pack that have an answer in the dock. */
import type { CrabPlay } from "../play.svelte";
import type { View } from "../view";
import { nameOf } from "./cards";

/** A card of the Hand answers: also what a broken bottle costs. */
export const junkWantsCard = (view: View): boolean => view.pack?.junk === "J1";

/** Which panel answers the question; null: Hand, Trail, Market or beach do. */
export type Panel = "offers" | "assign" | "cards" | "reward" | "react" | "ends" | "keep" | null;

const PANELS: Record<string, Panel> = {
  ASYM_PICK: "offers",
  ASYM_ASSIGN: "assign",
  STASH_PICK: "cards",
  DISCARD_CARD: "cards",
  REWARD: "reward",
  REACT: "react",
};

export function panelOf(play: CrabPlay): Panel {
  const { view } = play;
  if (view.pack === null) return null;
  if (view.phase === "ASYM_PICK") return view.pack.offers.length > 0 ? "offers" : null;
  if (play.moves.length === 0) return null;
  if (view.pack.junk === "J4") return "ends";
  if (view.phase === "REST_KEEP") return play.moves.includes("claw") ? "keep" : null;
  return PANELS[view.phase] ?? null;
}

/** The cards to choose from: those the hermit drew, or the own Discard pile. */
export const cardsAsked = (play: CrabPlay): string[] =>
  play.view.phase === "STASH_PICK" ? (play.view.pack?.drawn ?? []) : play.home.discards;

/** The line below the question, where the pack has more to say than "can be taken back". */
export function packText(play: CrabPlay): string | null {
  const { view, held } = play;
  const { say } = play.table;
  if (view.pack === null) return null;
  if (view.phase === "ASYM_ASSIGN") {
    const [first, second] = view.pack.offers
      .filter(({ picked }) => picked)
      .sort((a, b) => (a.picked ?? 0) - (b.picked ?? 0));
    return first && second
      ? say("prompt-assign", { first: nameOf(say, first.card), second: nameOf(say, second.card) })
      : "";
  }
  if (view.phase === "ASYM_PICK") {
    const offer = view.pack.offers.find(({ word }) => word === held);
    return offer ? say("ability-effect", { card: offer.card }) : say("prompt-offers");
  }
  if (view.phase === "REST_KEEP2") {
    const [, card = ""] = view.question.split(":");
    return say("prompt-stays", { card: play.names.card(play.face(card)) });
  }
  if (view.phase === "REWARD" && view.pack.reward)
    return say("reward-trophy", { reward: nameOf(say, view.pack.reward) });
  if (view.phase === "REACT") return "";
  return null;
}

/** What a picked answer is used for, where the question alone does not say it. */
export function packUse(view: View, held: string): string | null {
  if (held === "challenge" || held === "event") return held;
  return held === "claw" && view.phase === "REST_KEEP" ? "all" : null;
}

/** What the others see while somebody decides out of turn: who is asked, and about what. */
export function packWaiting(play: CrabPlay): { title: string; text: string } | null {
  const { view, table } = play;
  const { say } = table;
  if (view.pack === null || view.deciders.length === 0) return null;
  const names = play.namesOf(view.deciders.filter((seat) => seat !== table.state.seat));
  if (view.phase === "ASYM_PICK")
    return {
      title: play.seated ? say("prompt-picked") : say("prompt-waiting-for", { names }),
      text: play.seated ? say("prompt-waiting-for", { names }) : "",
    };
  const { reaction } = view.pack;
  const text = reaction
    ? say("prompt-react", { name: table.name(reaction.seat), ability: nameOf(say, reaction.card) })
    : say("prompt-their-pack", { phase: view.phase });
  return view.mover !== null && view.deciders.includes(view.mover) && !reaction
    ? null
    : { title: say("prompt-waiting-for", { names }), text };
}

/** An answer of the pack for a hint; null: no word of the pack. */
export function packHint(play: CrabPlay, word: string): string | null {
  const { pack } = play.view;
  const { say } = play.table;
  if (pack === null) return null;
  const offer = pack.offers.find((each) => each.word === word);
  if (offer) return say("hint-asym", { ability: nameOf(say, offer.card) });
  if (/^reward\d$/.test(word))
    return say("hint-reward", {
      option: say("reward-option", { what: pack.reward_options[Number(word.at(-1)) - 1] ?? "" }),
    });
  if (word === "claw") return say("hint-claw");
  if (pack.junk === "J4") return say("hint-drop", { side: word === "trailL" ? "left" : "right" });
  const cell = play.view.choices.find((choice) => choice.word === word)?.cells?.[0];
  return cell === undefined ? null : say("hint-space", { cell });
}
