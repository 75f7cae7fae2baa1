/** Every sentence of the page in both languages: said, not only present. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellLabel, description } from "./describe";
import { CrabTable, entry, FACES, planning, race, refused, speaker } from "./fixture";
import { hinted } from "../fixture/table.svelte";
import { shining } from "./hint";
import { logLines } from "./log";
import { CrabPlay } from "./play.svelte";
import { verdict } from "./score/standing";
import { spoken } from "./sentences";
import type { GameEvent, Question, View } from "./view";
import { whySentence } from "./why";

type Names = { en: string; fr: string };
type Content = Record<string, Record<string, Names & { cost_cards?: number; name?: Names }>>;

function data(file: string): Content {
  const path = new URL(`../../../../src/seaboard/games/oh_crab/content/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8")) as Content;
}

class Spoken extends CrabTable {
  override readonly say;
  constructor(lang: "en" | "fr", view: View, changes = {}) {
    super(view, undefined, changes);
    this.say = speaker(lang);
  }
}

const playIn = (lang: "en" | "fr", view: View = race(), changes = {}): CrabPlay =>
  new CrabPlay(new Spoken(lang, view, changes));

const REASONS: [string, string | null, Record<string, string | number>][] = [
  ["race-over", "O93", {}],
  ["not-your-turn", "O19", { mover: "O" }],
  ["plan-first", "O16", {}],
  ["already-planned", "O16", { card: "R1" }],
  ["no-cards-to-plan", "O17", {}],
  ["not-in-hand", "O16", { card: "GULL1" }],
  ["no-card-down", "O20", {}],
  ["no-second-end", "O21", {}],
  ["nothing-to-lose", "O86", {}],
  ["call-everybody", "O81", {}],
  ["another-question", "O27", { question: "PAY", word: "end" }],
  ["not-in-trail", "O24", { card: "R1" }],
  ["no-use", "O84", { card: "R1" }],
  ["wrong-icon", "O66", { card: "R1", icon: "S" }],
  ["inaccessible", "O62", { cell: "c4" }],
  ["obstacle-needs-card", "O63", { cell: "d7" }],
  ["cannot-be-pushed", "O54", { crab: "O", cell: "d5" }],
  ["off-the-board", "O48", { direction: "NW" }],
  ["reeds", "O72", { cell: "e6" }],
  ["wrong-way", "O38", { icon: "F", direction: "NE" }],
  ["jump-seaward", "O99", { direction: "S" }],
  ["not-this-way", "O80", { crab: "O", direction: "N" }],
  ["not-free", "O80", { crab: "O", direction: "" }],
  ["push-seaward", "O51", { crab: "O", direction: "S" }],
  ["nobody-there", "O103", { direction: "N" }],
  ["no-start-space", "O111", { column: "a" }],
  ["not-level", "O85", { column: "a" }],
  ["occupied", "O49", { cell: "d5", crab: "O" }],
  ["not-your-crab", "O113", { crab: "O" }],
  ["not-on-beach", "O77", { crab: "O" }],
  ["moved-already", "O80", { crab: "O" }],
  ["not-ahead", "O80", { crab: "O", direction: "" }],
  ["not-called", "O81", { crab: "O" }],
  ["your-own", "O91", { crab: "R", direction: "" }],
  ["pile-empty", "O42", { pile: "pile2" }],
  ["no-shells-left", "O13", {}],
  ["in-the-sea", "O96", { crab: "R" }],
  ["no-way", "O39", { icon: "F" }],
  ["finish-first", "O87", { word: "main" }],
  ["no-such-move", "O87", { word: "F" }],
  ["not-the-cook", "O34", { holder: "O" }],
  ["cook-used", "O115", {}],
  ["not-available", "O27", { word: "N" }],
  ["not-available", "O27", { word: "main" }],
  ["no-card-to-pay", "O33", { action: "FAST" }],
  ["no-effect", "O33", { action: "GULL" }],
  ["knocked-over", "O57", { crab: "R" }],
  ["tile-not-in-game", "O4", { tile: "Ca" }],
  ["tile-used", "O35", { tile: "Aa" }],
  ["too-few-shells", "O35", { tile: "Aa", cost: 2, shells: 1 }],
  ["no-shortcut-here", "O66", { cell: "d3" }],
  ["wrong-cards", "O66", { icon: "S", cost: 2, have: 1 }],
  ["add-or-rest", "O20", {}],
  ["turn-begun", "O20", {}],
  ["not-asked", "O27", { word: "pile1" }],
  ["not-asked", "O27", { word: "f" }],
  ["rested-this-turn", "O26", {}],
  ["nothing-to-give", "O45", {}],
  ["market-empty", "O42", {}],
  ["nothing-to-add", "O100", {}],
  ["nothing-discarded", "O101", {}],
  ["nobody-beside", "O103", { crab: "R" }],
  ["no-landing", "O99", {}],
  ["sea-not-free", "O91", { crab: "O" }],
  ["not-a-move", null, { text: "e4" }],
];

const OVER: Question = { kind: "over", asks: "OVER" };
const QUESTIONS: Question[] = [
  { kind: "start", asks: "START" },
  { kind: "menu", asks: "MENU" },
  { kind: "run", asks: "PEND", moves: ["D", "D"] },
  { kind: "way", asks: "MOVE_DIR", crab: "R", icon: "S" },
  { kind: "push", asks: "PUSH_DIR", crab: "R", cell: "d5", links: [], pushed: "O" },
  { kind: "column", asks: "PLACE2", crab: "R" },
  { kind: "crab", asks: "ACTIVATE" },
  { kind: "card", asks: "REST_KEEP", source: "trail" },
  { kind: "pile", asks: "REST_TAKE" },
  { kind: "card", asks: "PAY", source: "hand", cost: "CUT", left: 2 },
  { kind: "card", asks: "PAY", source: "hand", cost: "SLALOM", left: 1 },
  { kind: "card", asks: "OBSTACLE", source: "hand", crab: "R" },
  { kind: "yes_no", asks: "IGNORE", crab: "R" },
  { kind: "card", asks: "RUNUP", source: "trail" },
  { kind: "card", asks: "BOOST", source: "hand" },
  { kind: "crab", asks: "GULL_CRAB" },
  { kind: "way", asks: "GULL_DIR", crab: "O" },
  { kind: "crab", asks: "CALL_CRAB", crabs: ["R", "O"] },
  { kind: "way", asks: "CALL_DIR", crab: "O", crabs: ["R"] },
  { kind: "crab", asks: "PASS_CRAB" },
  { kind: "way", asks: "PASS_DIR", crab: "O" },
  { kind: "column", asks: "HOP", crab: "R" },
  { kind: "way", asks: "SWAP_DIR", crab: "R" },
  { kind: "way", asks: "JUMP_DIR", crab: "R" },
  { kind: "card", asks: "DOPE_CARD", source: "hand" },
  { kind: "end", asks: "DOPE_SIDE", card: "R1" },
  { kind: "card", asks: "EXCH_CARD", source: "hand" },
  { kind: "pile", asks: "EXCH_TAKE" },
  { kind: "yes_no", asks: "END_EXCH" },
  { kind: "yes_no", asks: "END_CURRENT" },
];

const EVENTS: GameEvent[] = [
  { kind: "placed", crab: "R", cell: "c0", clause: "O111" },
  { kind: "ready", seat: 1, clause: "O16" },
  { kind: "ready", seat: 0, clause: "O16", card: "R1" },
  { kind: "activated", crab: "R", clause: "O113" },
  {
    kind: "added",
    seat: 0,
    card: "FAST3",
    side: "right",
    gives: ["C", "S"],
    fits: ["upper"],
    special: "FAST",
    clause: "O23",
  },
  { kind: "used", seat: 0, crab: "R", source: "special", what: "FAST", clause: "O90" },
  { kind: "paid", seat: 0, card: "R1", clause: "O33" },
  { kind: "moved", crab: "O", origin: "d5", cell: "c6", how: "push", direction: "NW", clause: "O51" },
  { kind: "moved", crab: "R", origin: "d3", cell: "d5", how: "step", direction: "N", clause: "O50" },
  { kind: "knocked_over", crab: "O", cell: "c6", clause: "O53" },
  { kind: "shell", seat: 0, crab: "R", cell: "d5", clause: "O68" },
  { kind: "lost", seat: 1, card: "R2", clause: "O64", at_random: true },
  { kind: "used", seat: 0, crab: "R", source: "Aa", shells: 2, clause: "O97" },
  { kind: "moved", crab: "R", origin: "d5", cell: "sea", how: "step", direction: "N", clause: "O38" },
  { kind: "turn_ended", seat: 0, clause: "O29" },
  { kind: "rested", seat: 1, clause: "O24" },
  { kind: "kept", seat: 1, card: "R3", clause: "O24" },
  { kind: "took", seat: 1, pile: 0, clause: "O43" },
  { kind: "took", seat: 1, pile: 2, card: "GULL1", clause: "O43" },
  { kind: "refilled", pile: 2, card: "SLALOM1", clause: "O41" },
  { kind: "took_back", seat: 1, cards: ["R4"], clause: "O24" },
  { kind: "stood", crab: "O", clause: "O24" },
  { kind: "exchanged", seat: 1, card: "R4", clause: "O44" },
  { kind: "ignored", crab: "O", clause: "O86" },
  { kind: "turn_ended", seat: 1, clause: "O29" },
  { kind: "cook_moved", seat: 1, clause: "O92" },
  { kind: "round_began", number: 4, clause: "O15" },
  { kind: "race_over", winners: [0, 2], clause: "O95" },
];

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  test.each(REASONS)("why-%s (%s)", (reason, clause, params) => {
    const why = whySentence(playIn(lang), refused("main", reason, clause, params));
    expect(why.title.length).toBeGreaterThan(3);
    expect(why.text).toMatch(/[.!?]$/);
    expect(why.text).not.toMatch(/[{}]|undefined/);
    expect(why.href).toBe(clause === null ? null : `/rules/oh-crab#${clause}`);
  });

  test.each(QUESTIONS)("the question $asks", (question) => {
    const play = playIn(lang, race({ question, chips: [], choices: [{ word: "N" }] }), { undo: "free" });
    expect(play.prompt.title).toMatch(question.kind === "start" ? /./ : /[.?]$/);
    expect(play.actions.length).toBeGreaterThan(1);
  });

  test.each(EVENTS)("the event %o", (event) => {
    expect(spoken(playIn(lang), event)).toMatch(/[.!]$/);
  });

  test.each<[string, View]>([
    ["turn", race()],
    ["plan", planning()],
    ["end", race({ question: OVER, stage: "over", mover: null, choices: [] })],
  ])("the position in the %s", (_, view) => {
    const lines = description(playIn(lang, view));
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
  });

  test.each(["R1", "main", "orange", "N", "left", "rest", "end", "draw", "pile2", "yes", "trailL"])(
    "a hint for %s",
    (move) => {
      const look = hinted({ kind: "hand", name: null, params: {} });
      const kind = { kind: "plan-special", clause: "O32", params: {} };
      const reason = { kind: "plan-main", clause: "O30", params: { icon: "F" } };
      const play = playIn(lang);
      const first = shining(look, play);
      expect(first).toMatchObject({ word: null, cell: null, place: "hand" });
      const second = shining({ ...look, grade: 2, kind }, play);
      expect(second).toMatchObject({ word: null, cell: null, place: "hand" });
      const last = shining({ ...look, grade: 3, kind, move, reason }, play);
      expect(last).toMatchObject({ word: move, place: "" });
      for (const { note } of [first, second, last]) expect(note).toMatch(/[.!]$/);
      expect(last.note).toContain(speaker(lang)("hint-reason-plan-main", { icon: "F" }));
    },
  );

  test("the names are those of the data", () => {
    const { names } = playIn(lang);
    // The data write plain apostrophes and spaces, the page sets them as its language wants.
    const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, " ").replace(/’/g, "'");
    const actions = data("actions");
    for (const part of ["special_actions", "extra_tiles"]) {
      for (const [id, action] of Object.entries(actions[part]!))
        expect(plain(names.action(id))).toBe(action[lang]);
    }
    for (const [id, tile] of Object.entries(data("tiles").tiles!))
      expect(plain(names.tile(id))).toBe(tile.name![lang]);
    for (const id of [...Object.keys(actions.special_actions!), ...Object.keys(actions.extra_tiles!)])
      expect(names.effect(id)).toMatch(/\.$/);
  });

  test("the verdict names its clause", () => {
    const play = playIn(lang, race({ question: OVER, choices: [] }), { over: true, winners: [1] });
    (play.table as Spoken).log = [entry(0, { kind: "race_over", winners: [1], clause: "O94" })];
    expect(verdict(play)).toMatchObject({ clause: "O94" });
    expect(verdict(play).title).toContain("Mona");
  });
});

test("a space says what is printed there, who stands there and what a tap does", () => {
  const play = playIn("en");
  expect(cellLabel(play, "d5")).toBe("d5, Sand, Orange (Mona), can go, pushes Orange");
  expect(cellLabel(play, "e6")).toBe("e6, shell, reeds, Blue (Tidal) on its back");
  expect(cellLabel(play, "e4")).toBe("e4, Sand, can go");
});

test("a turn in the log leads to the board at its end", () => {
  const play = playIn("en");
  const added: GameEvent = { kind: "added", seat: 0, card: "R1", side: "left", gives: ["F"], clause: "O23" };
  const ended: GameEvent = { kind: "turn_ended", seat: 0, clause: "O29" };
  (play.table as Spoken).log = [
    entry(0),
    entry(1, added),
    entry(2, { kind: "shell", seat: 0, clause: "O38" }),
    entry(3, ended),
    entry(4, { kind: "cook_moved", seat: 1, clause: "O92" }),
  ];
  expect(logLines(play).map(({ moves }) => moves)).toEqual([undefined, 3, 3, 5]);
});

test("the log has a heading for each round, a turn in words and below it in notation", () => {
  const play = playIn("en");
  (play.table as Spoken).log = [entry(0, ...EVENTS.slice(3))];
  const lines = logLines(play).map(({ text }) => text);
  expect(lines).toEqual([
    "Round 1",
    "You: Faster! (½), Faster!, pushes Orange to c6, to d5, shell, loses a card, Diagonally!, into the sea",
    ">FAST3 s-R1^[O\\]+?R2 Aa^#",
    "Mona: rest, market card, market card, cards back, stands up, exchange",
    "z keep=R3 take=0 take=2= x-R4",
    "The cook is behind Mona.",
    "Round 4",
    "You and Tidal share the victory.",
  ]);
});

test("a card's price is that of the data", async () => {
  const { costsACard } = await import("./choose");
  for (const [id, action] of Object.entries(data("actions").special_actions!))
    expect({ id, costs: costsACard(id) }).toEqual({ id, costs: action.cost_cards === 1 });
  expect(
    FACES.every(
      (face) =>
        face.special === null ||
        face.special === undefined ||
        face.special in data("actions").special_actions!,
    ),
  ).toBe(true);
});
