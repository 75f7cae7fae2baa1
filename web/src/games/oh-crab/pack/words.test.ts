/** Every sentence of the Adventure Pack in both languages: said, not only present. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { description } from "../describe";
import { CrabTable, refused, speaker } from "../fixture";
import { hinted } from "../../fixture/table.svelte";
import { shining } from "../hint";
import { CrabPlay } from "../play.svelte";
import { spoken } from "../sentences";
import type { GameEvent, Question, View } from "../view";
import { whySentence } from "../why";
import { clauseOf, effectOf, glyphOf, mannerOf, nameOf } from "./cards";
import { packed } from "./fixture";
import { packBrief } from "./sentences";
import { packSymbols } from "./symbols";

type Named = { id: string; en: string; fr: string };
const DATA = JSON.parse(
  readFileSync(
    new URL("../../../../../src/seaboard/games/oh_crab/content/pack.json", import.meta.url),
    "utf8",
  ),
) as Record<string, Named[]>;
const RULEBOOKS = { en: rulebook("en"), fr: rulebook("fr") };

function rulebook(lang: string): string {
  return readFileSync(
    new URL(`../../../../../src/seaboard/games/oh_crab/rulebook/${lang}.md`, import.meta.url),
    "utf8",
  );
}

class Spoken extends CrabTable {
  override readonly say;
  constructor(lang: "en" | "fr", view: View, changes = {}) {
    super(view, undefined, changes);
    this.say = speaker(lang);
  }
}
const playIn = (lang: "en" | "fr", view: View = packed()): CrabPlay => new CrabPlay(new Spoken(lang, view));

const ALL = ["surprises", "events", "challenges", "rewards", "asymmetry"].flatMap((part) => DATA[part] ?? []);

const EVENTS: GameEvent[] = [
  { kind: "surprise", seat: 0, crab: "R", cell: "b5", token: "T5", clause: "O124", kept: true },
  { kind: "shell", seat: 0, clause: "O124", n: 2 },
  { kind: "shell_lost", seat: 1, n: 2, clause: "O127" },
  { kind: "dropped", seat: 0, card: "R1", clause: "O127" },
  { kind: "card_back", seat: 0, card: "R1", origin: "trail", clause: "O123" },
  { kind: "dug", seat: 0, cell: "b5", clause: "O120" },
  { kind: "spied", seat: 1, cell: "b5", clause: "O122" },
  { kind: "spied", seat: 0, cell: "b5", clause: "O122", token: "J1" },
  { kind: "hidden", cell: "b5", clause: "O128" },
  { kind: "event_revealed", event: "E6", tile: 1, clause: "O135" },
  { kind: "market_blown", cards: ["GULL1"], clause: "O135" },
  { kind: "claw_back", crab: "R", claws: 3, clause: "O121" },
  { kind: "counted", challenge: "C2", tile: 1, counts: [1, 3, 0], first: [1], second: [0], clause: "O149" },
  { kind: "counted", challenge: "C2", tile: 1, counts: [0, 0, 0], first: [], second: [], clause: "O152" },
  { kind: "challenge_opened", challenge: "C3", tile: 2, clause: "O148" },
  { kind: "rewarded", seat: 1, reward: "W1", option: 1, what: "gain_shell-2", clause: "O150" },
  { kind: "reacted", seat: 0, crab: "R", card: "A3", clause: "O163" },
  { kind: "declined", seat: 1, crab: "O", card: "A3", clause: "O163" },
  { kind: "picked", seat: 0, clause: "O155", card: "A1" },
  { kind: "endowed", crab: "R", card: "A1", claws: 3, clause: "O157" },
  { kind: "stored", seat: 0, clause: "O158" },
];

const REASONS: [string, string, Record<string, string | number>][] = [
  ["module-not-in-game", "O117", { module: 2 }],
  ["treasure-not-yours", "O125", { token: "T4" }],
  ["treasure-no-use", "O33", { token: "T4" }],
  ["no-ability", "O157", { crab: "R" }],
  ["ability-reacts", "O161", { card: "A3" }],
  ["no-claw-left", "O160", { card: "A1" }],
  ["nothing-to-tailor", "O166", { card: "A5" }],
  ["nothing-stored", "O158", { card: "A6" }],
  ["ability-no-use", "O33", { card: "A9" }],
  ["no-border-crossed", "O133", {}],
  ["challenge-first", "O137", {}],
  ["event-first", "O134", {}],
  ["cannot-dig", "O120", { cell: "b5" }],
  ["cannot-dig-row", "O120", { row: 3 }],
  ["nothing-to-spy", "O122", { cell: "b5" }],
  ["nothing-to-spy-row", "O122", { row: 3 }],
  ["spied-already", "O122", { cell: "b5" }],
  ["cannot-hide", "O128", { cell: "b5" }],
  ["cannot-hide-row", "O128", { row: 3 }],
  ["no-such-reward", "O150", { card: "W1" }],
  ["reward-no-step", "O153", {}],
  ["reward-no-use", "O153", {}],
  ["pick-first", "O155", {}],
  ["picked-already", "O156", {}],
  ["not-drawn", "O158", {}],
  ["not-a-neighbour", "O24", { card: "R1" }],
  ["not-in-discards", "O123", { card: "R1" }],
  ["tiles-broken", "O136", { tile: "Aa" }],
];

const offers = [1, 2].map((number) => ({ word: `asym${number}`, card: `A${number}` }));
const picked = offers.map((offer, index) => ({ ...offer, picked: index + 1 }));
const QUESTIONS: [Question, Parameters<typeof packed>[1], string[]][] = [
  [{ kind: "offer", asks: "ASYM_PICK" }, { offers }, ["asym1", "asym2"]],
  [{ kind: "crab", asks: "ASYM_ASSIGN" }, { offers: picked }, ["red", "orange"]],
  [{ kind: "card", asks: "STASH_PICK", source: "drawn" }, { drawn: ["R1", "R2"] }, ["R1", "R2"]],
  [{ kind: "card", asks: "STASH_SWAP", source: "hand" }, {}, ["R1"]],
  [{ kind: "card", asks: "REST_KEEP", source: "trail" }, {}, ["R2", "claw"]],
  [{ kind: "card", asks: "REST_KEEP2", source: "trail", card: "R2" }, {}, ["R3", "end"]],
  [{ kind: "pile", asks: "TAKE" }, {}, ["draw"]],
  [{ kind: "card", asks: "TRAIL_CARD", source: "trail" }, {}, ["R2"]],
  [{ kind: "card", asks: "DISCARD_CARD", source: "discards" }, {}, ["R1"]],
  [{ kind: "card", asks: "JUNK", source: "hand", token: "J1", crab: "R" }, {}, ["R1"]],
  [{ kind: "end", asks: "JUNK", token: "J4", crab: "R" }, {}, ["trailL", "trailR"]],
  [{ kind: "way", asks: "JUNK", token: "J5", crab: "R" }, {}, ["S"]],
  [{ kind: "half", asks: "TAILOR", icons: ["D", "F"] }, {}, ["upper", "lower"]],
  [{ kind: "space", asks: "OBST_ROW" }, {}, ["r3"]],
  [{ kind: "space", asks: "OBST_COL", row: 3 }, {}, ["a"]],
  [{ kind: "space", asks: "SPY_ROW", looks: 2 }, {}, ["r3", "end"]],
  [{ kind: "space", asks: "SPY_COL", looks: 2, row: 3 }, {}, ["a"]],
  [{ kind: "space", asks: "HIDE_ROW", tile: 1 }, {}, ["r3"]],
  [{ kind: "space", asks: "HIDE_COL", tile: 1, row: 3 }, {}, ["a"]],
  [{ kind: "reward", asks: "REWARD" }, {}, ["reward1", "reward2"]],
  [{ kind: "crab", asks: "REWARD_CRAB", option: 3 }, {}, ["red"]],
  [{ kind: "way", asks: "MOVE_DIR", crab: "R", icon: "D", free: true }, {}, ["NE"]],
  ...["A3", "A4", "A10", "A11", "A12", "A13", "A14"].map((card): [Question, object, string[]] => [
    { kind: "yes_no", asks: "REACT", card, crab: "R" },
    {},
    ["yes", "no"],
  ]),
];

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  test.each(ALL)("$id is called as in the data, drawn, and told with its clause", (card) => {
    const { table, view } = playIn(lang);
    const { say } = table;
    // The data write plain apostrophes and spaces, the page sets them as its language wants.
    const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, " ").replace(/[’‘]/g, "'");
    expect(plain(nameOf(say, card.id))).toBe(card[lang]);
    if (mannerOf(view, card.id) !== "reward") expect(effectOf(say, card.id)).toMatch(/\.$/);
    expect(say("pack-kind", { kind: mannerOf(view, card.id) }).length).toBeGreaterThan(3);
    expect(packSymbols.some((symbol) => symbol.startsWith(`<symbol id="${glyphOf(card.id)}"`))).toBe(true);
    expect(RULEBOOKS[lang]).toMatch(new RegExp(`\\b${clauseOf(view, card.id)}\\b`));
  });

  test.each(EVENTS)("the event %o", (event) => {
    const play = playIn(lang);
    expect(spoken(play, event)).toMatch(/[.!]$/);
    for (const text of [spoken(play, event), packBrief(play, event) ?? ""])
      expect(text).not.toMatch(/[{}]|undefined/);
  });

  test.each(REASONS)("why-%s (%s)", (reason, clause, params) => {
    const why = whySentence(playIn(lang), refused("claw", reason, clause, params));
    expect(why.text).toMatch(/[.!?]$/);
    expect(`${why.title} ${why.text}`).not.toMatch(/[{}]|undefined|why-/);
  });

  test.each(QUESTIONS)("the question %o", (question, table, words) => {
    const play = playIn(
      lang,
      packed({ question, chips: [], choices: words.map((word) => ({ word })) }, table),
    );
    expect(play.prompt.title).toMatch(/[.?]$/);
    for (const { label } of play.actions) expect(label).not.toMatch(/^act-|[{}]/);
    for (const word of words) {
      play.picked = word;
      for (const { label } of play.actions) expect(label).not.toMatch(/^act-|[{}]/);
      const reason = { kind: "answers", clause: "O153", params: {} };
      const { note } = shining({ ...hinted(), grade: 3, move: word, reason }, play);
      expect(note).not.toMatch(/hint-|[{}]/);
    }
  });

  test("the table in words", () => {
    const lines = description(playIn(lang));
    expect(lines.length).toBeGreaterThan(18);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|describe-/);
  });
});
