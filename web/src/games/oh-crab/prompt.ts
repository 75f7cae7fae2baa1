/** The question of the moment in one sentence, and the answers that have a place in the dock. */
import { crabBy, litCrabs } from "./choose";
import { cardsAsked, packText, packWaiting } from "./pack/ask";
import type { CrabPlay } from "./play.svelte";
import { answeredBy, asksForAction, subjectOf, whatOf } from "./question";

export interface Prompt {
  title: string;
  text: string;
  /** Answers by number key, in the order they are shown. */
  words: string[];
}

export const PILES = ["draw", "pile1", "pile2", "pile3"];

function words(play: CrabPlay): string[] {
  switch (answeredBy(play.view.question)) {
    case "drawn":
    case "discards":
      return cardsAsked(play);
    case "hand":
      return play.home.hand ?? [];
    case "trail":
      return play.home.trail;
    case "market":
      return PILES;
    case "crab":
      return [...litCrabs(play.view).values()];
    case "menu":
      return play.offers.map(({ word }) => word);
    default:
      return play.moves.slice();
  }
}

/** What the page can say while somebody else decides. */
function waitingFor(play: CrabPlay): Prompt {
  const { table, view } = play;
  if (table.state.over) return { title: table.say("prompt-over"), text: "", words: [] };
  if (play.planning) {
    const thinking = view.deciders.filter((seat) => seat !== table.state.seat);
    const title =
      play.home.rests && play.seated ? table.say("prompt-must-rest") : table.say("prompt-planned");
    return { title, text: table.say("prompt-waiting-for", { names: play.namesOf(thinking) }), words: [] };
  }
  const pack = packWaiting(play);
  if (pack !== null) return { ...pack, words: [] };
  const name = view.mover === null ? "" : table.name(view.mover);
  return {
    title: table.say("prompt-turn-of", { name }),
    text: table.say("prompt-their", { phase: view.question.asks }),
    words: [],
  };
}

function aiming(play: CrabPlay): Prompt {
  const { table, chain, names } = play;
  const sent =
    chain?.links.map(({ crab, cell }) =>
      table.say("prompt-push-link", { crab: names.crab(crab), to: names.to(cell) }),
    ) ?? [];
  const victims =
    chain?.links.filter(({ crab, cell }) => cell !== "sea" && !crabBy(play.view, crab)?.knocked_over)
      .length ?? 0;
  return {
    title: sent.join(", "),
    text: table.say("prompt-push-fall", { count: victims }),
    words: words(play),
  };
}

function fitting(play: CrabPlay): string {
  const { fit, table, names, home } = play;
  if (home.trail.length === 0 || fit === null) return table.say("prompt-first-card");
  const icons = play.end === "left" ? fit.left : fit.right;
  if (icons.length === 0) return table.say("prompt-no-fit", { side: play.end });
  return table.say("prompt-fits", {
    icons: icons.map((icon) => names.icon(icon)).join(", "),
    side: play.end,
  });
}

/** A start card by its name; of the others what the special action does. */
function cardText(play: CrabPlay, card: string): string {
  const face = play.face(card);
  return face.special
    ? `${play.names.action(face.special)} ${play.names.effect(face.special)}`
    : play.names.title(face);
}

/** What is asked, whatever is in the hand. */
export function askOf({ table, view, names }: CrabPlay): string {
  const { question } = view;
  // A tap on a space answers row and column at once.
  return table.say(`ask-${question.asks.replace("_ROW", "_COL")}`, {
    crab: names.crab(subjectOf(view) ?? "R"),
    what: whatOf(question),
  });
}

export function promptOf(play: CrabPlay): Prompt {
  const { table, view, held, names } = play;
  const { say } = table;
  if (play.waiting) return { title: say("start-wait"), text: "", words: [] };
  const { question } = view;
  if (play.planning && play.moves.length > 0) {
    const { considered } = play;
    if (considered !== null)
      return { title: fitting(play), text: cardText(play, considered), words: words(play) };
    if (play.home.ready) return { ...waitingFor(play), words: words(play) };
    return { title: say("ask-PLAN"), text: say("prompt-changeable"), words: words(play) };
  }
  if (play.moves.length === 0) return waitingFor(play);
  if (play.aim?.way.pushes) return aiming(play);
  if (play.warned)
    return { title: say("prompt-end-anyway"), text: say("prompt-end-left"), words: words(play) };
  if (question.kind === "start") return { title: fitting(play), text: say("ask-START"), words: words(play) };
  if (asksForAction(question) && held !== null) {
    const offer = play.offers.find(({ word }) => word === held);
    if (offer)
      return { title: names.action(offer.gives), text: names.effect(offer.gives), words: words(play) };
  }
  // A card turned up stays turned up: only there a choice cannot be taken back.
  const pack = packText(play);
  const text =
    pack !== null
      ? pack
      : question.kind === "pile"
        ? say("prompt-stands")
        : table.state.undo === "free"
          ? say("prompt-undoable")
          : "";
  return { title: askOf(play), text, words: words(play) };
}
