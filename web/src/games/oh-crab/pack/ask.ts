/** Questions of the Adventure Pack that have an answer in the dock. */
import type { CrabPlay } from "../play.svelte";
import type { Question, View } from "../view";
import { nameOf, rewardOptions } from "./cards";

/** Which panel answers the question; null: Hand, Trail, Market or beach do. */
export type Panel = "offers" | "assign" | "cards" | "reward" | "react" | "ends" | "half" | "keep" | null;

const PANELS: Partial<Record<Question["asks"], Panel>> = {
  ASYM_PICK: "offers",
  ASYM_ASSIGN: "assign",
  STASH_PICK: "cards",
  DISCARD_CARD: "cards",
  REWARD: "reward",
  REACT: "react",
  TAILOR: "half",
};

export function panelOf(play: CrabPlay): Panel {
  const { pack, question } = play.view;
  if (pack === null) return null;
  if (question.kind === "offer") return pack.offers.length > 0 ? "offers" : null;
  if (play.moves.length === 0) return null;
  if (question.asks === "JUNK") return question.kind === "end" ? "ends" : null;
  if (question.asks === "REST_KEEP") return play.moves.includes("claw") ? "keep" : null;
  return PANELS[question.asks] ?? null;
}

/** The cards to choose from: those the hermit drew, or the own Discard pile. */
export const cardsAsked = (play: CrabPlay): string[] =>
  play.view.question.asks === "STASH_PICK" ? (play.view.pack?.drawn ?? []) : play.home.discards;

/** The own crab's ability that may react, or the one that the question names. */
export const abilityOf = ({ pack }: View, card: string, crab?: string | null) =>
  pack?.abilities.find((each) => each.card === card && each.crab === crab) ??
  pack?.abilities.find((each) => each.card === card);

/** The line below the question, where the pack has more to say than "can be taken back". */
export function packText(play: CrabPlay): string | null {
  const { view, held } = play;
  const { say } = play.table;
  if (view.pack === null) return null;
  const { question } = view;
  if (question.asks === "ASYM_ASSIGN") {
    const [first, second] = view.pack.offers
      .filter(({ picked }) => picked)
      .sort((a, b) => (a.picked ?? 0) - (b.picked ?? 0));
    return first && second
      ? say("prompt-assign", { first: nameOf(say, first.card), second: nameOf(say, second.card) })
      : "";
  }
  if (question.kind === "offer") {
    const offer = view.pack.offers.find(({ word }) => word === held);
    return offer ? say("ability-effect", { card: offer.card }) : say("prompt-offers");
  }
  if (question.asks === "REST_KEEP2")
    return say("prompt-stays", { card: play.names.card(play.face(question.card ?? "")) });
  if (question.kind === "reward" && view.pack.reward)
    return say("reward-trophy", { reward: nameOf(say, view.pack.reward) });
  if (question.asks === "REACT") return "";
  return null;
}

/** What a picked answer is used for, where the question alone does not say it. */
export function packUse(view: View, held: string): string | null {
  if (held === "challenge" || held === "event") return held;
  return held === "claw" && view.question.asks === "REST_KEEP" ? "all" : null;
}

/** What the others see while somebody decides out of turn: who is asked, and about what. */
export function packWaiting(play: CrabPlay): { title: string; text: string } | null {
  const { view, table } = play;
  const { say } = table;
  if (view.pack === null || view.deciders.length === 0) return null;
  const names = play.namesOf(view.deciders.filter((seat) => seat !== table.state.seat));
  const { question } = view;
  if (question.kind === "offer")
    return {
      title: play.seated ? say("prompt-picked") : say("prompt-waiting-for", { names }),
      text: play.seated ? say("prompt-waiting-for", { names }) : "",
    };
  const reacts = question.asks === "REACT";
  const text = reacts
    ? say("prompt-react", {
        name: table.name(view.deciders[0] ?? 0),
        ability: nameOf(say, question.card ?? ""),
      })
    : say("prompt-their-pack", { phase: question.asks });
  return view.mover !== null && view.deciders.includes(view.mover) && !reacts
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
      option: say("reward-option", { what: rewardOptions(play.view)[Number(word.at(-1)) - 1] ?? "" }),
    });
  if (word === "claw") return say("hint-claw");
  if (play.view.question.kind === "half" && (word === "upper" || word === "lower"))
    return say("hint-half", { side: word });
  if (play.view.question.kind === "end")
    return say("hint-drop", { side: word === "trailL" ? "left" : "right" });
  const cell = play.view.choices.find((choice) => choice.word === word)?.cells?.[0];
  return cell === undefined ? null : say("hint-space", { cell });
}
