import { describe, expect, it } from "vitest";
import { answerFrom } from "./prepared";
import type { LessonBoard, PreparedTries } from "./types";

const board = (moves: string[]) =>
  ({
    state: { moves, log: [] },
    verdict: "open",
    played: [],
    refused: null,
    films: {},
  }) as unknown as LessonBoard;

/** Behind `b` the rules force `f`. */
const tries = {
  first: {
    board: board(["a", "b"]),
    refused: { x: 0 },
    next: {
      a: {
        board: { state: { moves: [["c"]] }, played: [["a"]] },
        refused: { y: 1 },
        next: { c: { board: { state: { moves: [[]] }, verdict: "done", played: [["a", "c"]] } } },
      },
      b: {
        board: { state: { moves: [["d"]] }, played: [["b", "f"]] },
        next: { d: { board: { state: { moves: [[]] }, verdict: "missed", played: [["b", "f", "d"]] } } },
      },
    },
  },
  reasons: [
    { type: "refused", move: "", clause: "F14", reason: "too-strong", params: {}, asked: true },
    { type: "refused", move: "", clause: "F15", reason: "not-in-line", params: {}, asked: true },
  ],
} as unknown as PreparedTries;

/** The rules forced `e` before anything was tried. */
const forced = {
  first: {
    board: { ...board(["a"]), played: ["e"] },
    refused: { x: 0 },
    next: { a: { board: { state: { moves: [[]] }, verdict: "done", played: [["e", "a"]] } } },
  },
  reasons: tries.reasons,
} as unknown as PreparedTries;

const ask = (moves: string[], why: string | null = null) =>
  answerFrom(tries, { moves, why }) as LessonBoard | null;

describe("what is tried without network", () => {
  it("is played to its end, move by move or several at once", () => {
    expect(ask([])?.verdict).toBe("open");
    expect(ask(["a"])?.state.moves).toEqual(["c"]);
    expect(ask(["a", "c"])?.verdict).toBe("done");
  });

  it("has the moves that the rules forced, which come with the next try", () => {
    expect(ask(["b"])?.played).toEqual(["b", "f"]);
    expect(ask(["b", "f", "d"])?.verdict).toBe("missed");
    expect(ask(["b", "d", "d"])).toBeNull();
  });

  it("begins behind what the rules forced on the first board", () => {
    expect(answerFrom(forced, {})).toMatchObject({ verdict: "open", played: ["e"] });
    expect(answerFrom(forced, { moves: ["e", "a"] })).toMatchObject({ verdict: "done" });
    expect(answerFrom(forced, { moves: ["e", "x"] })).toMatchObject({
      refused: { move: "x", clause: "F14" },
    });
    expect(answerFrom(forced, { moves: ["e"], why: "x" })).toMatchObject({ refused: { asked: true } });
  });

  it("refuses as the rules do, where the move was tried or asked about", () => {
    expect(ask(["x"])).toMatchObject({
      verdict: "open",
      refused: { move: "x", clause: "F14", asked: false },
    });
    expect(ask(["a", "y"])).toMatchObject({ refused: { move: "y", reason: "not-in-line", asked: false } });
    expect(ask([], "x")?.refused).toMatchObject({ move: "x", clause: "F14", asked: true });
    expect(ask([], "a")?.refused).toBeNull();
  });

  it("does not guess", () => {
    expect(ask(["z"])).toBeNull();
    expect(ask([], "z")).toBeNull();
    expect(ask(["a", "c", "d"])).toBeNull();
  });
});
