/** The tokens and cards of the Adventure Pack: their kinds, their names, the clause that tells about each. */
import type { Say } from "../../contract";
import type { View } from "../view";
import { hasPicture } from "./symbols";

/** "J2", "T4": a token; "E5", "C1", "W3", "A12": a card. Extra-action tiles have a small letter behind. */
export type PackId = string;
export type Kind = "junk" | "treasure" | "event" | "challenge" | "reward" | "ability";

const KINDS: Record<string, Kind> = {
  J: "junk",
  T: "treasure",
  E: "event",
  C: "challenge",
  W: "reward",
  A: "ability",
};

export const isPackId = (id: string): boolean => /^[JTECWA]\d+$/.test(id);
export const kindOf = (id: PackId): Kind => KINDS[id[0] ?? ""] ?? "ability";

/** The kind in the words of `pack-kind`: a Treasure and an event card stay, or are over at once. */
export const mannerOf = ({ lasting }: View, id: PackId): string => {
  const kind = kindOf(id);
  return (kind === "treasure" || kind === "event") && !lasting.includes(id) ? `${kind}-now` : kind;
};

const CLAUSES: Record<string, string> = {
  junk: "O127",
  "treasure-now": "O124",
  treasure: "O125",
  "event-now": "O135",
  event: "O136",
  challenge: "O149",
  reward: "O150",
  ability: "O161",
};
/** Where the effect itself has a clause. */
const SPECIAL: Record<PackId, string> = {
  T2: "O120",
  T6: "O120",
  T7: "O123",
  T8: "O122",
  T9: "O44",
  J5: "O79",
  E13: "O128",
  E14: "O121",
};
export const clauseOf = (view: View, id: PackId): string => SPECIAL[id] ?? CLAUSES[mannerOf(view, id)]!;

/** What the sentences call the id: `token-name` wants $token, `ability-name` wants $card. */
const SENTENCES: Record<Kind, [string, string]> = {
  junk: ["token", "token"],
  treasure: ["token", "token"],
  event: ["event", "event"],
  challenge: ["challenge", "challenge"],
  reward: ["reward", "reward"],
  ability: ["ability", "card"],
};

export function nameOf(say: Say, id: PackId): string {
  const [key, param] = SENTENCES[kindOf(id)];
  return say(`${key}-name`, { [param]: id });
}

/** What it does, in a sentence; a Reward card says it by its options. */
export function effectOf(say: Say, id: PackId): string {
  const [key, param] = SENTENCES[kindOf(id)];
  return key === "reward" ? "" : say(`${key}-effect`, { [param]: id });
}

/** "Two shells or a Market card" */
/** The options of the Reward card that lies on the table, as words that sentences choose by. */
export const rewardOptions = ({ pack, rewards }: View): string[] => rewards[pack?.reward ?? ""] ?? [];

/** The Claws printed on an Asymmetry card. */
export const printedClaws = ({ ability_cards }: View, card: PackId): number =>
  ability_cards[card]?.claws ?? 0;

export function optionsOf(say: Say, options: readonly string[]): string {
  const texts = options.map((what) => say("reward-option", { what }));
  const last = texts.pop() ?? "";
  return texts.length === 0 ? last : say("reward-choice", { first: texts.join(", "), last });
}

/** The drawing of a token or a card; one without a picture of its own has that of its kind. */
export const glyphOf = (id: PackId): string => {
  const kind = kindOf(id);
  if (kind === "junk" || kind === "treasure") return hasPicture(id) ? `token-${id}` : "token-back";
  if (kind === "reward" || !hasPicture(id)) return kind === "event" ? "pack-bolt" : "pack-cup";
  return `pack-${id}`;
};
