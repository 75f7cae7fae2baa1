import { describe, expect, test } from "vitest";
import { hinted, refused } from "../games/fixture/table.svelte";
import { cardLabel, cellLabel } from "./describe";
import { cell, entry, sit, view } from "./fixture";
import { colourOf, shapeOf } from "./seats";
import { shownOf } from "./view";

const big = (play: ReturnType<typeof sit>["play"]) => play.actions.find((action) => action.primary);

describe("a view is read", () => {
  test("as a grid, piles and lines, whatever was left out", () => {
    expect(shownOf({ grid: [[{ text: "X" }, "O"], [3]] }).grid).toEqual([
      [
        { text: "X", name: "", move: "", seat: null, lit: false },
        { text: "O", name: "", move: "", seat: null, lit: false },
      ],
      [
        { text: "3", name: "", move: "", seat: null, lit: false },
        { text: "", name: "", move: "", seat: null, lit: false },
      ],
    ]);
    expect(
      shownOf({ piles: [{ label: "Hand", cards: ["7", "K"], moves: ["", "K"] }], lines: ["One line"] }),
    ).toEqual({
      grid: [],
      piles: [
        {
          label: "Hand",
          cards: [
            { text: "7", move: "" },
            { text: "K", move: "K" },
          ],
        },
      ],
      lines: ["One line"],
      values: [],
    });
  });

  test("as names and values where it has none of these", () => {
    const { values } = shownOf({ heaps: [3, 4, 5], mover: 0, last: null, deep: { rows: [[1, 2], [3]] } });
    expect(values).toEqual([
      { name: "heaps", text: "3 4 5", parts: [] },
      { name: "mover", text: "0", parts: [] },
      { name: "last", text: "–", parts: [] },
      {
        name: "deep",
        text: "",
        parts: [
          {
            name: "rows",
            text: "",
            parts: [
              { name: "1", text: "1 2", parts: [] },
              { name: "2", text: "3", parts: [] },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    null,
    undefined,
    7,
    "a text",
    [],
    [1, [2]],
    { grid: "no" },
    { grid: [null, 3], piles: [null, { cards: 4 }] },
  ])("without a mistake, even %j", (strange) => {
    const { play } = sit(strange as object);
    expect(play.description).toBeInstanceOf(Array);
  });
});

describe("a tap", () => {
  test("on a cell plays its move where that is legal", () => {
    const { table, play } = sit();
    play.tap("b");
    expect(table.sent).toEqual(["b"]);
  });

  test("asks why where it is not, and the game's own words answer with what they know", () => {
    const { table, play } = sit(view(), { moves: ["a", "c"] });
    play.tap("b");
    expect(table.sent).toEqual(["?b"]);
    table.refused = refused("b", "full", "C3", { column: "b" });
    expect(play.refusal).toEqual({
      title: "That is not allowed",
      text: "Column b is full.",
      clause: "C3",
      href: "/rules/connect-three#C3",
    });
  });

  test("on nothing, from a spectator, before all are there or after the end does nothing", () => {
    const { table, play } = sit(view(), { moves: [], seat: null });
    play.tap("b");
    play.tap("");
    expect(table.sent).toEqual([]);
    const ended = sit(view(), { moves: [], over: true });
    ended.play.tap("b");
    expect(ended.table.sent).toEqual([]);
  });

  test("waits while a move is on its way", () => {
    const { table, play } = sit();
    table.busy = true;
    play.tap("b");
    expect(table.sent).toEqual([]);
  });
});

describe("in words", () => {
  test("a refusal that the game has no sentence for is still told, with its clause", () => {
    const { table, play } = sit(view(), { own: "" });
    table.refused = refused("b", "full", "C3", { column: "b" });
    expect(play.refusal).toMatchObject({
      title: "That is not allowed",
      text: "The rules do not allow b here.",
      clause: "C3",
    });
    table.refused = refused("zz", "no-move", null);
    expect(play.refusal).toMatchObject({ title: "That is not a move", clause: null, href: null });
  });

  test("the log tells events that have a sentence, with their fields, and moves as they are otherwise", () => {
    const dropped = { kind: "dropped", column: "b", won: true, clause: "C2" };
    const log = [
      entry(0, "b", [dropped]),
      entry(1, "a", [{ kind: "unheard" }]),
      entry(2, "c"),
      entry(3, null),
    ];
    const { play } = sit(view(), { log });
    expect(play.logLines.map(({ kind, text, colour, moves }) => [kind, text, colour, moves])).toEqual([
      ["move", "Yellow drops into b and wins", "red", 1],
      ["move", "Drop left", "blue", 2],
      ["move", "c", "red", 3],
      ["move", "a move that only its player knows", "blue", 4],
    ]);
    expect(play.logLines[1]?.spoken).toBe("Mona: Drop left");
    expect(play.spoken(play.table.log.at(-1)!)).toBe("Mona: a move that only its player knows");
  });

  test("a cell says where it is, what lies there, whose it is and whether it can be played", () => {
    const { play } = sit(
      view({ grid: [[cell("a1", { text: "X", seat: 0 }), { text: "" }], [cell("b1", { seat: 1 })]] }),
      {
        moves: ["b"],
      },
    );
    const label = (row: number, column: number) =>
      cellLabel(play, play.shown.grid[row]![column]!, row, column);
    expect(label(0, 0)).toBe("a1, X, Yellow");
    expect(label(0, 1)).toBe("row 1, column 2, empty");
    expect(label(1, 0)).toBe("b1, Seat 2, can be played");
    expect(cardLabel(play, { text: "7", move: "b" })).toBe("7, can be played");
  });

  test("the whole position is described, rows, piles, lines and what may be played", () => {
    const { play } = sit(
      view({ piles: [{ label: "Stock", cards: ["3", "4"], moves: [] }], lines: ["Three in a row wins."] }),
    );
    expect(play.description).toEqual([
      "Row 1: a2, empty, can be played; b2, empty, can be played; c2, empty, can be played.",
      "Row 2: a1, X, Yellow, can be played; b1, O, Seat 2, marked, can be played; c1, empty, can be played.",
      "Stock, 2 cards: 3, 4.",
      "Three in a row wins.",
      "You may play Drop left, b and c.",
    ]);
  });
});

describe("the frame", () => {
  test("no two seats of a table of six look alike, not even without colours", () => {
    const seats = [0, 1, 2, 3, 4, 5];
    expect(new Set(seats.map(colourOf)).size).toBe(6);
    expect(new Set(seats.map(shapeOf)).size).toBe(6);
  });

  test("the big button says what to do, plays the only move, waits, and plays again", () => {
    expect(big(sit().play)).toMatchObject({ label: "Choose a move", disabled: true });
    const only = sit(view(), { moves: ["a"] });
    expect(big(only.play)).toMatchObject({ label: "Drop left", disabled: false });
    big(only.play)?.run();
    expect(only.table.sent).toEqual(["a"]);
    expect(big(sit(view(), { moves: [], to_move: [1] }).play)?.label).toBe("Mona is to move");
    expect(sit(view(), { moves: [], to_move: [1], thinking: [1] }).play.actions).toEqual([]);
    expect(big(sit(view(), { moves: [], over: true, to_move: [] }).play)?.id).toBe("again");
  });

  test.each([
    [[0], 0, "You win"],
    [[1], 0, "Mona wins"],
    [[0, 1], 0, "Nobody wins: a draw"],
    [[], 0, "Nobody wins: a draw"],
  ])("winners %j are told to seat %i as %s", (winners, seat, said) => {
    expect(sit(view(), { moves: [], over: true, to_move: [], winners, seat }).play.result).toBe(said);
  });

  test("scores are shown once they say something", () => {
    expect(sit().play.scored).toBe(false);
    expect(sit(view(), { scores: [0, 2] }).play.scored).toBe(true);
    expect(sit(view(), { over: true }).play.scored).toBe(true);
  });

  test("a hint marks the cell it speaks of, by its name or by its move", () => {
    const { table, play } = sit();
    const hint = hinted({ kind: "cell", name: "b2", params: {} });
    table.hint = hint;
    expect(play.shown.grid[0]!.map((each) => play.isHinted(each))).toEqual([false, true, false]);
    expect(play.hintText).toBe("Look at b2.");
    table.hint = { ...hinted(), grade: 3, move: "c" };
    expect(play.shown.grid[0]!.map((each) => play.isHinted(each))).toEqual([false, false, true]);
    expect(play.hintText).toBe("c");
    table.hint = hinted();
    expect(play.hintText).toBe("There is something good to find here.");
    table.hint = { ...hinted(), grade: 2, kind: { kind: "plain", clause: "", params: {} } };
    expect(play.hintText).toBe("Ask once more for the move.");
    table.hint = { ...hint, ply: 9 };
    expect(play.hintText).toBeNull();
    expect(play.shown.grid[0]!.some((each) => play.isHinted(each))).toBe(false);
  });

  test("a move is asked of whoever has one, and a tap on it is legal", () => {
    const { play } = sit();
    expect([play.decision, play.legal("a"), play.legal("x")]).toEqual(["move", "select", undefined]);
    expect(sit(view(), { moves: [], to_move: [1] }).play.decision).toBe("");
  });
});
