/** Every sentence of the page in both languages: said, not only present. */
import { describe, expect, test } from "vitest";
import { description } from "./describe";
import { entry, flicked, IceTable, penguin, player, refused, school, speaker } from "./fixture";
import { hinted } from "../fixture/table.svelte";
import { shining } from "./hint";
import { IcePlay } from "./play.svelte";
import { brief, spoken } from "./sentences";
import { seatSpoken } from "./seats";
import type { GameEvent, View } from "./view";
import { whySentence } from "./why";

class Spoken extends IceTable {
  override readonly say;
  constructor(lang: "en" | "fr", view: View, moves?: string[], changes = {}) {
    super(view, moves, changes);
    this.say = speaker(lang);
  }
}

const playIn = (lang: "en" | "fr", view: View = school(), moves?: string[], changes = {}): IcePlay =>
  new IcePlay(new Spoken(lang, view, moves, changes));

const REASONS: [string, string | null, Record<string, string | number>][] = [
  ["match-over", "I68", {}],
  ["not-your-turn", "I9", { mover: "B" }],
  ["place-first", "I8", { phase: "place" }],
  ["outside-the-area", "I8", { x: 1, y: 1, room: "R2" }],
  ["on-a-penguin", "I36", { who: "G" }],
  ["line-or-stay", "I45", { phase: "line" }],
  ["no-line-now", "I45", { room: "R1" }],
  ["line-of-another-room", "I52", { room: "R3", rooms: "R1 R5" }],
  ["flick-now", "I10", { phase: "flick" }],
  ["skates-or-no", "I38", { phase: "skates" }],
  ["skates-after-the-flick", "I38", {}],
  ["finger-wall", "I80", { phi: 1 }],
  ["finger-penguin", "I80", { phi: 1 }],
  ["out-of-range", "I80", { name: "power", low: 0, high: 1, value: 2 }],
  ["not-finite", "I80", { name: "phi", value: "nan" }],
  ["skip-is-the-clocks", "I18", {}],
  ["not-a-move", null, { text: "e4" }],
];

const EVENTS: GameEvent[] = [
  { kind: "placed", who: "G", x: 0.4, y: 0.5, clause: "I8" },
  { kind: "on_circle", who: "R", x: 0.195, y: 0.09, clause: "I11" },
  { kind: "on_line", who: "R", room: "R5", x: 0.31, y: 0.273, clause: "I46" },
  { kind: "stayed", who: "B", clause: "I45" },
  flicked("R"),
  {
    kind: "flicked",
    who: "B",
    phi: 0,
    power: 0.8,
    side: -0.4,
    height: 1,
    executed: [0, 0.8, -0.4],
    clause: "I81",
  },
  { kind: "door", who: "R", door: "D5", to: "R5", how: "through", fish: true, t: 0.4, clause: "I21" },
  { kind: "door", who: "B", door: "D1", to: "R3", how: "over", fish: false, t: null, clause: "I28" },
  { kind: "card", who: "R", value: 3, clause: "I21" },
  { kind: "card", who: "B", value: null, clause: "I63" },
  { kind: "touch", who: "B", other: "R", catch: 0, t: 1, clause: "I35" },
  { kind: "touch", who: "B", other: "G", catch: 1, t: 1, clause: "I32" },
  { kind: "touch", who: "R", other: "G", catch: 2, t: 1, clause: "I76" },
  { kind: "out", who: "R", t: 1, clause: "I55" },
  {
    kind: "rest",
    who: "R",
    x: 0.31,
    y: 0.225,
    yaw: 10,
    how: "stands",
    stuck: "D5",
    seen: ["R1"],
    clause: "I50",
  },
  { kind: "rest", who: "B", x: 0.31, y: 0.3, yaw: 10, how: "dropped", stuck: null, seen: [], clause: "I60" },
  { kind: "rest", who: "B", x: 0.31, y: 0.3, yaw: 10, how: "returned", stuck: null, seen: [], clause: "I56" },
  { kind: "repeat", who: "R", clause: "I15" },
  { kind: "restart", who: "R", clause: "I75" },
  { kind: "skates", who: "R", used: true, clause: "I38" },
  { kind: "skates", who: "B", used: false, clause: "I38" },
  { kind: "skipped", who: "B", clause: "I18" },
  { kind: "round_over", round: 2, why: ["ids"], catcher: "G", ids: ["G", "G", "G"], clause: "I62" },
  { kind: "round_begins", round: 3, catcher: "R", clause: "I65" },
  { kind: "match_over", winners: [0, 1], scores: [9, 9, 2], cards: [5, 5, 1], clause: "I69" },
];

const SAID = /^[^{}]+[.!]$/;

describe.each(["en", "fr"] as const)("in %s", (lang) => {
  test.each(REASONS)("why-%s (%s)", (reason, clause, params) => {
    const why = whySentence(playIn(lang), refused("stay", reason, clause, params));
    expect(why.title.length).toBeGreaterThan(3);
    expect(why.text).toMatch(SAID);
    expect(why.href).toBe(clause === null ? null : `/rules/icecool#${clause}`);
  });

  test.each(EVENTS)("the event %o", (event) => {
    expect(spoken(playIn(lang), event)).toMatch(SAID);
    expect(brief(playIn(lang), event)).not.toMatch(/[{}]|undefined/);
  });

  test.each<[string, View, string[]]>([
    ["flick", school(), ["flick"]],
    ["place", school({ phase: "place", catcher: "R", turn: "R", penguins: [], limits: null }), ["place"]],
    [
      "line",
      school({ phase: "line", limits: null, lines: [{ move: "line R1", room: "R1", x: 0.3, y: 0.187 }] }),
      ["line R1", "stay"],
    ],
    ["skates", school({ phase: "skates", limits: null }), ["skates", "no"]],
    ["others", school({ turn: "B" }), []],
    [
      "stuck",
      school({ penguins: [penguin("R", 0.31, 0.225, { stuck: "D5", seen: ["R1"], in_frame: 3.5 })] }),
      ["flick"],
    ],
  ])("the position while %s", (_, view, moves) => {
    const play = playIn(lang, view, moves);
    const lines = description(play);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
    expect(play.prompt.title.length).toBeGreaterThan(5);
    expect(play.actions.length).toBeGreaterThan(0);
    expect(play.keys.length).toBe(6);
  });

  test.each([
    "flick phi=1.5000 power=1.0000 side=0.35 height=1.00",
    "place x=0.4 y=0.5",
    "line R5",
    "stay",
    "skates",
    "no",
  ])("a hint for %s", (move) => {
    const look = hinted({ kind: "own", name: "R", params: {} });
    const reason = { kind: "stays", clause: "I45", params: {} };
    const kind = { kind: "flick", clause: "I10", params: {} };
    for (const hint of [
      look,
      { ...look, grade: 2 as const, kind },
      { ...look, grade: 3 as const, kind, move, reason },
    ])
      expect(shining(hint, playIn(lang)).note).toMatch(SAID);
  });

  test("a hint marks the door or the penguin that it speaks of, until the arrow says it all", () => {
    const play = playIn(lang);
    const [door] = play.view.doors;
    const look = hinted({ kind: "door", name: door!.id, params: { door: door!.id } });
    expect(shining(look, play).look).toEqual({ x: door!.centre[0], y: door!.centre[1] });
    const [penguin] = play.view.penguins;
    expect(shining(hinted({ kind: "own", name: penguin!.colour, params: {} }), play).look).toMatchObject({
      x: penguin!.x,
      y: penguin!.y,
    });
    const reason = { kind: "fish", clause: "I21", params: { doors: 1, door: "D3" } };
    const move = "flick phi=1.5000 power=1.0000 side=0.35 height=1.00";
    const whole = shining({ ...look, grade: 3, move, reason }, play);
    expect(whole).toMatchObject({ look: null, aim: { phi: 1.5, power: 1 } });
  });

  test("seats, caught or not", () => {
    const view = school({
      players: [
        player("R", { id_holder: "G", tokens: ["D2"] }),
        player("B"),
        player("G", { role: "catcher", tokens: [] }),
      ],
    });
    for (const seat of [0, 1, 2]) expect(seatSpoken(playIn(lang, view), seat)).not.toMatch(/[{}]|undefined/);
    expect(playIn(lang, view).seat(0)).toMatchObject({ colour: "red", progress: 2 / 3 });
  });
});

test("the log has a heading for each round, and every flick in words", () => {
  const play = playIn("en");
  (play.table as Spoken).log = [
    entry(0, ...EVENTS.slice(4, 5), ...EVENTS.slice(6, 7), ...EVENTS.slice(8, 9), ...EVENTS.slice(14, 15)),
    entry(1, ...EVENTS.slice(22, 24)),
  ];
  expect(play.logLines.map(({ kind, text, remark, moves }) => [kind, text, remark, moves])).toEqual([
    ["heading", "Round 1", "", undefined],
    ["move", "You: low 60, the Classroom–Lounge door, fish!, stuck", "+1", 1],
    ["note", "Round 2 is over: all Runners are caught.", "", 2],
    ["heading", "Round 3", "", 2],
  ]);
});
