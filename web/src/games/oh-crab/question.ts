/** The question of the moment: what answers it, and what it is about.
 *
 *  Every switch names every kind; a kind that is missing is an error of TypeScript. */
import type { Question, View } from "./view";

/** Where the answer is given. */
export type AnsweredBy =
  | "hand"
  | "trail"
  | "discards"
  | "drawn"
  | "market"
  | "ends"
  | "menu"
  | "space"
  | "crab"
  | "choice"
  | "nothing";

const unknown = (question: never): never => {
  throw new Error(`no such question: ${JSON.stringify(question)}`);
};

export function answeredBy(question: Question): AnsweredBy {
  switch (question.kind) {
    case "plan":
      return "hand";
    case "card":
      return question.source;
    case "start":
    case "end":
      return "ends";
    case "menu":
    case "run":
      return "menu";
    case "way":
    case "push":
    case "column":
    case "space":
      return "space";
    case "crab":
      return "crab";
    case "pile":
      return "market";
    case "yes_no":
    case "half":
    case "reward":
    case "offer":
      return "choice";
    case "over":
      return "nothing";
    default:
      return unknown(question);
  }
}

/** All decide at once. */
export const isForAll = ({ kind }: Question): boolean => kind === "plan" || kind === "offer";

/** What a turn still gives is asked for. */
export const asksForAction = ({ kind }: Question): boolean => kind === "menu" || kind === "run";

/** An end of the Trail is asked for: for the card of the turn, or for the Doping card. */
export const asksForSide = ({ asks }: Question): boolean => asks === "START" || asks === "DOPE_SIDE";

/** The crab that the question is about; the active one where it says no other. */
export function subjectOf({ question, crab }: View): string | null {
  switch (question.kind) {
    case "push":
      return question.pushed;
    case "way":
    case "column":
      return question.crab;
    case "card":
    case "yes_no":
    case "end":
      return question.crab ?? crab;
    case "plan":
    case "start":
    case "menu":
    case "run":
    case "space":
    case "crab":
    case "pile":
    case "half":
    case "reward":
    case "offer":
    case "over":
      return crab;
    default:
      return unknown(question);
  }
}

/** What the sentence of a question chooses its words by: a cost, a token, a card that reacts. */
export function whatOf(question: Question): string {
  switch (question.kind) {
    case "card":
      return question.cost ?? question.token ?? "";
    case "way":
    case "end":
      return question.token ?? "";
    case "yes_no":
      return question.card ?? "";
    default:
      return "";
  }
}

const CARD_USES: Record<Extract<Question, { kind: "card" }>["asks"], string> = {
  REST_KEEP: "keep",
  REST_KEEP2: "keep",
  OBSTACLE: "pay",
  PAY: "pay",
  BOOST: "pay",
  JUNK: "pay",
  RUNUP: "it",
  DOPE_CARD: "card",
  EXCH_CARD: "give",
  STASH_SWAP: "give",
  STASH_PICK: "store",
  TRAIL_CARD: "back",
  DISCARD_CARD: "back",
};

/** What a picked answer is used for. */
export function useOf(question: Question): string {
  switch (question.kind) {
    case "card":
      return CARD_USES[question.asks];
    case "crab":
      return "crab";
    case "pile":
    case "reward":
      return "take";
    case "offer":
      return "keep";
    case "end":
      return "pay";
    default:
      return "it";
  }
}

/** What there is to be pointed at. */
export function chooseOf(question: Question): string {
  const by = answeredBy(question);
  if (by === "space" || by === "crab") return by;
  if (by === "market") return "pile";
  if (question.kind === "end" || question.kind === "reward" || question.kind === "half") return question.kind;
  return "card";
}
