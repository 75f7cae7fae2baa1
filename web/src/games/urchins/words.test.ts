/** Every sentence of the page in both languages: said, not only present. */
import { describe, expect, test } from "vitest";
import { cellLabel, description } from "./describe";
import {
  ADD_MOVES,
  added,
  captured,
  ended,
  entry,
  fishing,
  JUMP_MOVES,
  jumping,
  moved,
  PAWN_MOVES,
  placed,
  ReefTable,
  refused,
  skipped,
  speaker,
} from "./fixture";
import { whyNoCatch } from "./fishing";
import { hinted } from "../fixture/table.svelte";
import { shining } from "./hint";
import { logLines } from "./log";
import { notesOf } from "./notes";
import { UrchinPlay } from "./play.svelte";
import { turnsOf } from "./turns";
import type { GameEvent, View } from "./view";
import { whySentence } from "./why";

const REASONS: [string, string | null, Record<string, string | number>][] = [
  ["game-over", "U27", {}],
  ["game-over", "U30", {}],
  ["not-your-turn", "U1", { mover: "B" }],
  ["step-is-a-duty", "U4", { step: 2 }],
  ["wrong-step", "U3", { step: 1 }],
  ["must-add", "U26", { quiet: 6 }],
  ["no-token", "U13", { cell: "a1" }],
  ["frozen", "U10", { cell: "e3" }],
  ["off-board", "U13", { cell: "i9" }],
  ["target-taken", "U13", { cell: "c4" }],
  ["too-far", "U11", { origin: "c4", cell: "a4" }],
  ["diagonal", "U11", { origin: "c4", cell: "d5" }],
  ["not-in-line", "U12", { origin: "c3", cell: "d4" }],
  ["too-many-jumps", "U12", { origin: "c3", cell: "c5" }],
  ["pile-empty", "U14", { colour: "y" }],
  ["no-cell", "U14", { cell: "i9" }],
  ["under-a-pawn", "U15", { cell: "e3" }],
  ["on-a-stack", "U15", { cell: "c3" }],
  ["same-colour", "U15", { cell: "c4", colour: "r" }],
  ["no-token-there", "U17", { cell: "a1" }],
  ["rival-there", "U17", { cell: "e3", rival: "B" }],
  ["must-change", "U18", { cell: "a1" }],
  ["not-a-move", null, { text: "e4" }],
];

const EVENTS: GameEvent[] = [
  skipped(),
  skipped(0, "U6"),
  moved("c3", "c5", "y", { jumped: ["c4"] }),
  added("r", "a1"),
  placed("a1"),
  captured("a1", [
    ["a1", ["r"]],
    ["b2", ["r", "y"]],
  ]),
  { kind: "duty", seat: 1, quiet: 6, clause: "U26" },
  { kind: "last_round", colour: "y", clause: "U32" },
  ended([0], [9, 4]),
  ended([0, 1], [9, 9]),
];

function sit(view: View, moves: string[], lang: "en" | "fr", log = [entry(0, "=", skipped())]): UrchinPlay {
  const table = new ReefTable(view, moves);
  table.show(view, moves, log);
  Object.assign(table, { say: speaker(lang), lang });
  return new UrchinPlay(table);
}

const whole = (text: string) => expect(text).not.toMatch(/[{}]|undefined|NaN/);

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  const say = speaker(lang);

  test.each(REASONS)("why-%s (%s)", (reason, clause, params) => {
    const why = whySentence(jumping(), refused("c4-a1", reason, clause, params), say, () => "Mona");
    expect(why.title.length).toBeGreaterThan(3);
    expect(why.text).toMatch(/\.$/);
    expect(why.href).toBe(clause === null ? null : `/rules/urchins#${clause}`);
  });

  test.each<[string, View, string[]]>([
    ["step 1", jumping(), JUMP_MOVES],
    ["step 2", jumping({ step: 2, must_add: true }), ADD_MOVES],
    ["step 3", fishing(), PAWN_MOVES],
    ["another's turn", jumping({ mover: 1 }), []],
    ["end", fishing({ over: true }), []],
  ])("everything said in %s", (_, view, moves) => {
    const play = sit(view, moves, lang);
    play.threatsOn = true;
    const texts = [
      ...play.description,
      play.subtitle,
      ...play.table.log.map((entry) => play.spoken(entry)),
      ...play.actions.map((action) => action.label),
      ...play.steps.flatMap((each) => [each.title, each.text]),
    ];
    for (const text of [
      ...texts,
      ...notesOf(play).map((note) => note.text),
      ...play.squares.cells.map((cell) => cellLabel(cell, play)),
    ])
      whole(text);
    for (const line of play.logLines) whole(line.spoken + line.text);
    expect(description(play).length).toBeGreaterThan(7);
  });

  test("every event, alone and as a turn in the log", () => {
    const speakerOf = { say, name: () => "Mona", names: () => "Mona" };
    const turns = turnsOf(EVENTS.map((event, index) => entry(index, "=", event)));
    for (const line of logLines(turns, null, speakerOf)) {
      whole(line.spoken);
      expect(line.spoken.length).toBeGreaterThan(5);
    }
  });

  const reason = { kind: "denies-more", clause: "U20", params: { whole: "yes", left: 0, tokens: 2 } };

  test.each(["c3-c5", "y@a1", "*b2", "="])("the last grade names %s, and why", (move) => {
    const { note } = shining({ ...hinted(), grade: 3, move, reason }, say, "a1");
    expect(note).toMatch(/\. .*\.$/);
  });

  test("a place to look at shines before the move is told", () => {
    const look = hinted({ kind: "urchin", name: "c3", params: { cell: "c3" } });
    const kind = { kind: "fish", clause: "U22", params: { squares: 1, tokens: 4 } };
    for (const hint of [look, { ...look, grade: 2 as const, kind }]) {
      const { note, steps } = shining(hint, say, "a1");
      expect(note).toMatch(/\.$/);
      expect(steps).toEqual([{ ahead: 0, ring: "c3", path: null }]);
    }
    expect(shining(hinted({ kind: "nowhere", name: null, params: {} }), say, null).steps).toEqual([]);
  });

  test("the last grade lets the pile shine that is to be taken from", () => {
    const pileOf = (move: string) => shining({ ...hinted(), grade: 3, move, reason }, say, "a1").pile;
    expect(["r@a1", "y@a1", "*b2", "="].map(pileOf)).toEqual(["r", "y", null, null]);
  });

  test("the last grade tells the rest of the turn, step by step", () => {
    const plan = ["=", "y@c3", "*b2"];
    const { note, steps } = shining({ ...hinted(), grade: 3, move: "=", plan, reason }, say, "a1");
    expect(note.match(/\./g)).toHaveLength(4);
    expect(steps).toEqual([
      { ahead: 1, ring: "c3", path: null },
      { ahead: 2, ring: "b2", path: { from: "a1", to: "b2" } },
    ]);
  });
});

test("a turn is one line of the log", () => {
  const log = [
    entry(0, "=", skipped()),
    entry(1, "y@c3", added("y", "c3")),
    entry(
      2,
      "*c3",
      placed("c3"),
      captured("c3", [
        ["c3", ["y"]],
        ["b2", ["r", "y"]],
      ]),
    ),
    entry(3, "c3-c4", moved("c3", "c4", "y", { seat: 1 })),
    entry(4, "c4-c3", moved("c4", "c3", "y", { seat: 1, step: 2 })),
  ];
  const turns = turnsOf(log);
  const lines = logLines(turns, turns[1]!, {
    say: speaker("en"),
    name: (seat) => ["You", "Mona"][seat]!,
    names: () => "",
  });
  expect(lines.map((line) => [line.text, line.remark, line.mark, line.kind])).toEqual([
    ["= y@c3 *c3", "x3", "pawn-sail", "move"],
    ["c3-c4 c4-c3 …", "", "pawn-diver", "note"],
  ]);
  expect(lines.map((line) => line.moves)).toEqual([3, 5]);
  expect(lines[0]!.spoken).toBe(
    "You: step 1 skipped, yellow added on c3, 10 left, pawn to c3, a fishing square, 3 urchins caught.",
  );
});

test("a cell says what lies there and what can be done with it", () => {
  const step1 = sit(jumping(), JUMP_MOVES, "en");
  expect(cellLabel("c3", step1)).toBe("c3, yellow on red, can move");
  expect(cellLabel("e3", step1)).toBe("e3, yellow, pawn of Mona, frozen");
  expect(cellLabel("a1", step1)).toBe("a1, empty");
  step1.tap("c3");
  expect(cellLabel("c5", step1)).toBe("c5, empty, free to go");
  const step3 = sit(fishing(), PAWN_MOVES, "fr");
  expect(cellLabel("b2", step3)).toBe("b2, jaune sur rouge, gagne 6 oursins");
  expect(cellLabel("a4", step3)).toBe("a4, jaune, le pion peut y aller");
});

test("English and French give the same reason for no catch", () => {
  expect(whyNoCatch(fishing(), "a5", speaker("en"))?.text).toBe("a4 and b5 differ in colour.");
  expect(whyNoCatch(fishing(), "a5", speaker("fr"))?.text).toBe("a4 et b5 n’ont pas la même couleur.");
  expect(whyNoCatch(fishing(), "b2", speaker("en"))).toBeNull();
});
