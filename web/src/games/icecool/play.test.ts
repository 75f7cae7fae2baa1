import { describe, expect, test } from "vitest";
import { entry, FLICK, flicked, IceTable, limits, penguin, refused, school } from "./fixture";
import { IcePlay } from "./play.svelte";
import type { View } from "./view";

const at = (view: View = school(), moves?: string[], changes = {}): { play: IcePlay; table: IceTable } => {
  const table = new IceTable(view, moves, changes);
  return { play: new IcePlay(table), table };
};

const press = (play: IcePlay, key: string, more: Partial<KeyboardEvent> = {}): boolean =>
  play.onKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...more,
  } as KeyboardEvent);

describe("aiming", () => {
  test("keys turn, strengthen and move the finger, Enter flicks", () => {
    const { play, table } = at();
    play.change({ phi: 1, power: 0.5, side: 0, head: false });
    for (const key of ["ArrowLeft", "w", "w", "d", "j"]) expect(press(play, key)).toBe(true);
    expect(play.aim).toEqual({
      phi: expect.closeTo(1 + Math.PI / 180) as number,
      power: 0.54,
      side: 0.05,
      head: true,
    });
    expect(press(play, "ArrowRight", { shiftKey: true })).toBe(true);
    expect(play.aim.phi).toBeCloseTo(1 + 0.9 * (Math.PI / 180));
    press(play, "Enter");
    expect(table.sent).toEqual(["flick phi=1.0157 power=0.5400 side=0.05 height=1.00"]);
  });

  test("power and side keep to the server's limits", () => {
    const { play } = at();
    play.change({ power: 3, side: -2 });
    expect(play.aim).toMatchObject({ power: 1, side: -0.85 });
  });

  test("a sector without room for a finger is said, and the server is asked why", () => {
    const { play, table } = at(school({ limits: { ...limits(), blocked: [{ side: 0, start: 0, end: 1 }] } }));
    play.change({ phi: 0.5 });
    expect(play.isBarred).toBe(true);
    expect(play.prompt.title).toBe("No room for the finger");
    play.ask();
    expect(table.sent).toEqual(["?flick phi=0.5000 power=0.5000 side=0.00 height=0.00"]);
    table.refused = refused(table.sent[0]!.slice(1), "finger-wall", "I80", { phi: 0.5 });
    expect(play.refusal).toMatchObject({ clause: "I80", href: "/rules/icecool#I80" });
    play.change({ head: true });
    expect(play.isBarred).toBe(false);
    expect(table.refused).toBeNull();
  });

  test("the same position told again leaves the aim alone, and is what is drawn", () => {
    const { play, table } = at();
    play.change({ phi: 1, power: 0.7 });
    play.pulling = true;
    const again = school();
    table.show(again, [FLICK], []);
    play.follow();
    expect(play.aim).toMatchObject({ phi: 1, power: 0.7 });
    expect(play.pulling).toBe(true);
    expect(play.shown).toBe(again);
  });

  test("nobody flicks for others", () => {
    const { play, table } = at(school({ turn: "B" }), [], { to_move: [1] });
    play.flick();
    expect(press(play, "Enter")).toBe(false);
    expect(table.sent).toEqual([]);
    expect(play.actions.map(({ id }) => id)).toEqual(["advice"]);
  });
});

test("the Catcher is put with keys, and never outside the area", () => {
  const { play, table } = at(
    school({ phase: "place", turn: "R", catcher: "R", penguins: [], limits: null }),
    ["place x=0.425 y=0.505"],
  );
  for (let steps = 0; steps < 100; steps++) press(play, "ArrowRight");
  press(play, "ArrowUp", { shiftKey: true });
  press(play, "Enter");
  expect(table.sent).toEqual(["place x=0.577 y=0.506"]);
});

test("stuck with both sides seen: two red lines, and staying", () => {
  const lines = [
    { move: "line R1", room: "R1", x: 0.31, y: 0.187 },
    { move: "line R5", room: "R5", x: 0.31, y: 0.273 },
  ];
  const { play, table } = at(
    school({
      phase: "line",
      limits: null,
      lines,
      penguins: [penguin("R", 0.31, 0.225, { stuck: "D5", seen: ["R1", "R5"], in_frame: 12 })],
    }),
    ["line R1", "line R5", "stay"],
  );
  expect(play.prompt.title).toBe("Stuck in the door");
  expect(play.actions.map(({ label }) => label)).toEqual(["Stay", "Red line, Classroom", "Red line, Lounge"]);
  play.actions.at(-1)!.run();
  expect(table.sent).toEqual(["line R5"]);
});

test.each([
  ["in a corner of the school", { x: 0.022, y: 0.03 }, [{ move: "line R1", room: "R1", x: 0.043, y: 0.043 }]],
  [
    "in a door",
    { x: 0.392, y: 0.115 },
    [
      { move: "line R1", room: "R1", x: 0.347, y: 0.115 },
      { move: "line R3", room: "R3", x: 0.433, y: 0.115 },
    ],
  ],
] as const)(
  "a red line is chosen on a part of the floor, with the penguin and all points in it: %s",
  (_, me, lines) => {
    const view = school({ phase: "line", penguins: [penguin("R", me.x, me.y)], lines: [...lines] });
    const { play, table } = at(view, [...lines.map(({ move }) => move), "stay"]);
    const { from, part, ghosts, board } = play.picture;
    expect([from, ghosts?.points]).toEqual(["part", lines]);
    const [left, low, right, high] = part as [number, number, number, number];
    for (const { x, y } of [me, ...lines])
      expect([x > left, x < right, y > low, y < high]).toEqual([true, true, true, true]);
    // Nothing of it lies outside the school, where there is nothing to see.
    const inside = [
      left >= board.outer[0]!,
      low >= board.outer[1]!,
      right <= board.outer[2]!,
      high <= board.outer[3]!,
    ];
    expect(inside).not.toContain(false);
    play.choose(lines.length - 1);
    expect(table.sent).toEqual([lines.at(-1)?.move]);
  },
);

test("skates are offered with both answers", () => {
  const { play, table } = at(school({ phase: "skates", limits: null }), ["no", "skates"]);
  expect(play.actions.map(({ id }) => id)).toEqual(["no", "skates"]);
  play.actions[1]!.run();
  expect(table.sent).toEqual(["skates"]);
});

test.each([
  ["place", ["place"]],
  ["line", ["stay", "line R1"]],
  ["skates", ["no", "skates"]],
  ["flick", ["flick"]],
] as const)("a move on its way takes no second tap: %s", (phase, moves) => {
  const lines = phase === "line" ? [{ move: "line R1", room: "R1", x: 0.31, y: 0.187 }] : [];
  const { play, table } = at(school({ phase, lines }), [...moves]);
  const open = () => play.actions.filter(({ disabled }) => disabled !== true).map(({ id }) => id);
  expect(open()).toEqual(expect.arrayContaining([...moves]));
  table.busy = true;
  for (const move of moves) expect(open()).not.toContain(move);
});

test("with reduced motion the board cuts to the end and tells what happened", () => {
  const { play, table } = at();
  const after = school({
    turn: "B",
    penguins: [penguin("R", 0.31, 0.3, { room: "R5" }), ...school().penguins.slice(1)],
  });
  table.show(
    after,
    [],
    [
      entry(
        0,
        flicked("R"),
        { kind: "door", who: "R", door: "D5", to: "R5", how: "through", fish: true, t: 0.4, clause: "I21" },
        { kind: "card", who: "R", value: 3, clause: "I21" },
      ),
    ],
  );
  play.follow();
  expect(play.shown).toBe(after);
  expect(play.show.poses.get("R")).toMatchObject({ x: 0.31, y: 0.3 });
  expect(play.spoken(play.table.log.at(-1)!)).toBe(
    "You flick low, power 60, 90 degrees. You go through the Classroom–Lounge door to the Lounge and take a fish! You draw a 3.",
  );
  expect(play.logLines.at(-1)).toMatchObject({
    text: "You: low 60, the Classroom–Lounge door, fish!",
    remark: "+1",
    mark: "sign-red",
  });
});

test("a match that is over shows its cards, and the school again on demand", () => {
  const { play } = at(school({ phase: "over", turn: null, limits: null }), [], { over: true, winners: [0] });
  expect(play.screen).toBe("score");
  play.actions.find(({ id }) => id === "board")!.run();
  expect(play.screen).toBe("board");
});

test("after a lesson nobody else takes aim, and one looks at the learner still", () => {
  const { play, table } = at(school({ turn: "B" }), [], { to_move: [1] });
  expect(play.picture.watched).toBe("B");
  Object.defineProperty(table, "ended", { value: true });
  const lesson = new IcePlay(table);
  expect(lesson.picture).toMatchObject({ watched: "R", active: "R", aim: null });
  expect(lesson.prompt).toEqual({ title: "", text: "" });
  expect(lesson.aiming).toBe(false);
});

test.each<[string, Partial<View>, object, string]>([
  ["a flick", {}, {}, "flick"],
  ["the Catcher's place", { phase: "place", penguins: [], limits: null }, {}, "place"],
  ["a red line", { phase: "line", limits: null }, {}, "line"],
  ["skates", { phase: "skates", limits: null }, {}, "skates"],
  ["nothing while others flick", { turn: "B" }, { to_move: [1] }, ""],
  ["nothing at the end", { phase: "over", turn: null }, { over: true, to_move: [] }, ""],
])("the decision is about %s", (_, view, changes, decision) => {
  expect(at(school(view), [FLICK], changes).play.decision).toBe(decision);
});

test("the count of a round waits for its reader, and nothing moves", () => {
  const { play } = at();
  play.show.counted = { kind: "round_over" } as typeof play.show.counted;
  expect([play.decision, play.animating]).toEqual(["next-round", false]);
});
