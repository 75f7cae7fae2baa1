/** Every sentence of the page in both languages: said, not only present. */
import { describe, expect, test } from "vitest";
import { dangers } from "./danger";
import { cellLabel, description } from "./describe";
import {
  capture,
  entry,
  fishOf,
  HUNT_MOVES,
  hunt,
  keep,
  pass,
  refused,
  speaker,
  SWAP_MOVES,
  swapTurn,
} from "./fixture";
import { hinted } from "../fixture/table.svelte";
import { shining } from "./hint";
import { EMPTY_HAND } from "./interaction";
import { logLines } from "./log";
import type { View } from "./view";
import { whySentence } from "./why";

const REASONS: [string, string | null, Record<string, string | number>][] = [
  ["match-over", "F22", {}],
  ["match-over", "F29", {}],
  ["not-your-turn", "F3", { mover: "P" }],
  ["round-over", "F20", {}],
  ["round-running", "F25", {}],
  ["swap-first", "F7", {}],
  ["no-swap-now", "F28", {}],
  ["capture-available", "F19", {}],
  ["swap-used", "F8", { special: "O" }],
  ["special-gone", "F30", { special: "S" }],
  ["partner-empty", "F8", { cell: "d3" }],
  ["partner-rival", "F8", { cell: "b6" }],
  ["partner-self", "F8", { cell: "f1" }],
  ["partner-in-pile", "F30", { cell: "d3" }],
  ["threatens", "F11", { special: "O", cell: "b5", threatened: "b6" }],
  ["touches", "F31", { special: "S", cell: "b5", threatened: "b6" }],
  ["not-your-pile", "F4", { cell: "d1" }],
  ["no-pile", "F4", { cell: "c3" }],
  ["not-in-line", "F15", { origin: "a1", cell: "c3" }],
  ["empty-target", "F15", { cell: "b1" }],
  ["over-a-fish", "F15", { cell: "f1", blocker: "d1" }],
  ["own-pile", "F16", { cell: "b1" }],
  ["too-strong", "F14", { value: 13, target: 14 }],
  ["not-a-move", null, { text: "e4" }],
];

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  const say = speaker(lang);
  const words = { say, lang };

  test.each(REASONS)("why-%s (%s)", (reason, clause, params) => {
    const why = whySentence(swapTurn(), refused("O<>b5", reason, clause, params), say, () => "Mona");
    expect(why.title.length).toBeGreaterThan(3);
    expect(why.text).toMatch(/\.$/);
    expect(why.href).toBe(clause === null ? null : `/rules/fish-and-chips#${clause}`);
  });

  test.each<[string, View, string[]]>([
    ["hunt", hunt(), HUNT_MOVES],
    ["swaps", swapTurn(), SWAP_MOVES],
    ["end", hunt({ phase: "done" }), ["deal"]],
    ["solo", hunt({ players: 1, order: ["G", "Y", "P", "R"] }), HUNT_MOVES],
  ])("the position of the %s", (_, view, moves) => {
    const lines = description(view, moves, 3, words);
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
  });

  test("a hint says where, then which kind of move, then the move and why", () => {
    const look = hinted({ kind: "cell", name: "a1", params: { cell: "a1", colour: "R" } });
    const kind = { kind: "take", clause: "F17", params: { fish: 2, colour: "R" } };
    const reason = { kind: "trades", clause: "F17", params: { fish: 2, rival: "d4", cell: "d1" } };
    const grades = [
      look,
      { ...look, grade: 2, kind },
      { ...look, grade: 3, kind, move: "a1xd1", reason, winnable: "yes" },
    ] as const;
    const [where, which, whole] = grades.map((hint) => shining(hint, say, () => "f1"));
    for (const { note, ring } of [where!, which!, whole!]) {
      expect(note).toMatch(/\.$/);
      expect(ring).toBe("a1");
    }
    expect(where!.note).toContain("a1");
    expect(which!.note).toContain("2");
    expect([where!.path, which!.path]).toEqual([null, null]);
    expect(where!.note + which!.note).not.toContain("d1");
    expect(whole!.path).toEqual({ from: "a1", to: "d1" });
    expect(whole!.note).toContain("d4");
    expect(whole!.note).toContain(say("hint-winnable-yes"));
  });

  test.each(["a1xd1", "O<>d3", "S<>d3", "ok", "--", "deal"])("the last grade names %s", (move) => {
    const reason = { kind: "keeps", clause: "F12", params: { colour: "R" } };
    const { note, path } = shining({ ...hinted(), grade: 3, move, reason }, say, () => "f1");
    expect(note).toMatch(/\. .*\.$/);
    expect(path === null).toBe(["ok", "--", "deal"].includes(move));
  });
});

test("English and French name the same threat", () => {
  const no = refused("O<>e2", "threatens", "F11", { special: "O", cell: "e2", threatened: "d6" });
  expect(whySentence(swapTurn(), no, speaker("en"), () => "")).toMatchObject({
    title: "Not beside a shark",
    text: "On e2 the octopus would threaten e1.".replace("e1", "d6"),
    at: "e2",
    threatened: "d6",
  });
  expect(whySentence(swapTurn(), no, speaker("fr"), () => "").title).toBe("Pas à côté d’un requin");
});

test("a cell says what lies there, what it can take and who threatens it", () => {
  const facts = { view: hunt(), moves: HUNT_MOVES, hand: EMPTY_HAND, endangered: dangers(hunt(), "R") };
  const label = (cell: string, lang: "en" | "fr") => cellLabel(cell, facts, { say: speaker(lang), lang });
  expect(label("a1", "en")).toBe("a1, red 10, can take d1 purple 7, in danger from purple");
  expect(label("a4", "en")).toBe("a4, purple 12 on a pile of 2");
  expect(label("a1", "fr")).toBe("a1, 10 rouge, peut prendre d1 7 mauve, menacé par mauve");
  expect(label("f6", "en")).toBe("f6, reef, lifebuoy");
  expect(label("c3", "fr")).toBe("c3, vide");
});

test("the French octopus is feminine", () => {
  expect(speaker("fr")("fish", { kind: "O", colour: "P", value: 16 })).toBe("pieuvre mauve 16");
  expect(speaker("fr")("fish", { kind: "S", colour: "P", value: 15 })).toBe("requin mauve 15");
});

test("the log has a heading for each round and phase", () => {
  const log = [
    entry(0, "S<>b5", {
      kind: "swap",
      special: "S",
      colour: "Y",
      origin: "c1",
      cell: "b5",
      partner: fishOf("Y9"),
      clause: "F8",
    }),
    entry(1, "ok", keep("Y")),
    entry(2, "ok", keep("R")),
    entry(3, "d5xd4", capture("d5", "d4", "R13", "P10", 2)),
    entry(4, "--", pass("P"), {
      kind: "round_over",
      order: ["R", "P"],
      points: [9, 7],
      totals: [9, 7],
      piles: [],
      clause: "F20",
    }),
    entry(5, "deal", { kind: "deal", starter: "P", clause: "F25" }),
    entry(6, "ok", keep("P")),
  ];
  const lines = logLines(log, { say: speaker("en"), view: hunt(), names: () => "Mona" });
  expect(lines.map((line) => [line.text, line.remark, line.colour])).toEqual([
    ["Round 1, swaps", "", null],
    ["S<>b5", "shark", "yellow"],
    ["ok", "done", "yellow"],
    ["ok", "keeps", "red"],
    ["Captures", "", null],
    ["d5xd4", "+2", "red"],
    ["--", "blocked", "purple"],
    ["Round over", "9–7", null],
    ["Round 2, swaps", "", null],
    ["ok", "keeps", "purple"],
  ]);
  expect(lines.map((line) => line.moves)).toEqual([undefined, 1, 2, 3, undefined, 4, 5, 5, undefined, 7]);
  expect(lines[5]!.spoken).toBe("Red: d5 takes d4, 13 over 10, 2 fish caught.");
});
