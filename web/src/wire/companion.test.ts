import { expect, test, vi } from "vitest";
import { Companion } from "./companion";
import type { Line, LineEnds } from "./socket";
import type { Answer } from "./types";

/** A line without a network: what is answered is said by the test. */
const line = vi.hoisted(() => ({ ends: null as unknown as LineEnds }));

vi.mock("./socket", () => ({
  Line: class implements Pick<Line, "open" | "close" | "send"> {
    constructor(_table: string, ends: LineEnds) {
      line.ends = ends;
    }
    open() {}
    close() {}
    send() {
      return true;
    }
  },
}));

const state = { type: "state", ply: 0, undo: "no", undo_asked: null } as unknown as Answer;

test("a seat is left to its companion only when the table has let that one in", () => {
  const companion = new Companion("t", "token", () => {});
  const left = vi.fn();
  companion.whenHere(left);
  expect(left).not.toHaveBeenCalled();
  line.ends.answer(state);
  expect(left).toHaveBeenCalledTimes(1);
  line.ends.answer(state);
  expect(left).toHaveBeenCalledTimes(1);
});

test("whoever is at the table already is not waited for", () => {
  const companion = new Companion("t", "token", () => {});
  line.ends.answer(state);
  const left = vi.fn();
  companion.whenHere(left);
  expect(left).toHaveBeenCalledTimes(1);
});
