import { describe, expect, it } from "vitest";
import { answerFrom } from "./prepared";
import type { LessonBoard, PreparedLessons } from "./types";

const board = (moves: string[], verdict: LessonBoard["verdict"] = "open") =>
  ({ state: { moves }, verdict, played: 0, refused: null, films: {} }) as unknown as LessonBoard;

const prepared = {
  lessons: [],
  prepared: [
    {
      name: "catch",
      boards: { "": board(["a", "b"]), a: board(["c"]), "a c": board([], "done"), b: board([], "missed") },
      refusals: { "": { x: 0 }, a: { y: 1 } },
      reasons: [
        { type: "refused", move: "", clause: "F14", reason: "too-strong", params: {}, asked: true },
        { type: "refused", move: "", clause: "F15", reason: "not-in-line", params: {}, asked: true },
      ],
    },
  ],
} as unknown as PreparedLessons;

const ask = (moves: string[], why: string | null = null) =>
  answerFrom(prepared, { lesson: "catch", moves, why });

describe("a lesson without network", () => {
  it("is played to its end, move by move or several at once", () => {
    expect(ask([])?.verdict).toBe("open");
    expect(ask(["a"])?.state.moves).toEqual(["c"]);
    expect(ask(["a", "c"])?.verdict).toBe("done");
    expect(ask(["b"])?.verdict).toBe("missed");
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
    expect(answerFrom(prepared, { lesson: "another", moves: [], why: null })).toBeNull();
  });
});
