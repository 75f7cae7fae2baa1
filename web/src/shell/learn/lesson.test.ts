import { beforeEach, expect, test, vi } from "vitest";
import type { LessonBoard, LessonFacts, LessonTry, State } from "../../wire/types";

const asked = vi.hoisted(() => [] as LessonTry[]);
const answers = vi.hoisted(() => [] as (LessonBoard | Error)[]);

vi.mock("svelte/reactivity", () => ({
  MediaQuery: class {
    readonly current = false;
  },
}));
vi.mock("../../wire/http", () => ({
  gameWords: () => Promise.resolve(null),
  tryLesson: (_: string, attempt: LessonTry) => {
    asked.push(attempt);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
}));
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("navigator", { languages: ["en"] });

const { LessonTable } = await import("./lesson.svelte");

const lesson: LessonFacts = { name: "safe", clause: "F13", solution: ["b2xe2", "e2xe5"] };

function board(played: string[], verdict: LessonBoard["verdict"] = "open", more: Partial<LessonBoard> = {}) {
  const view = { played: played.length };
  const state = { ply: 0, log: [], view, constants: { faces: 1 }, seat: 0 } as unknown as State;
  return { state, verdict, played, refused: null, films: {}, ...more };
}

const failures: unknown[] = [];
const allowed: string[] = [];
const begin = () =>
  new LessonTable("fish-and-chips", lesson, board([]), {
    allowed: (move) => allowed.push(move),
    failed: (error) => failures.push(error),
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked.length = answers.length = failures.length = allowed.length = 0;
});

test("a try goes to the rules whole, and what they answer is on the board", async () => {
  const table = begin();
  const { ply } = table.state;
  expect(table.state.view).toEqual({ played: 0, faces: 1 });
  answers.push(board(["b2xe2"]), board(["b2xe2", "e2xe5"], "done", { films: { 1: btoa("film") } }));
  table.play("b2xe2");
  expect(table.busy).toBe(true);
  table.play("b2xb1"); // while one is on its way
  await settled();
  expect([table.busy, table.begun, table.verdict]).toEqual([false, true, "open"]);
  expect(table.state.ply).toBeGreaterThan(ply);
  table.play("e2xe5");
  await settled();
  expect(asked.map(({ moves }) => moves)).toEqual([["b2xe2"], ["b2xe2", "e2xe5"]]);
  expect(table.verdict).toBe("done");
  expect(new TextDecoder().decode(table.films.get(1))).toBe("film");
});

test("what the rules refuse is told and changes nothing", async () => {
  const table = begin();
  const refused = {
    type: "refused",
    move: "b2xb5",
    clause: "F14",
    reason: "too-strong",
    params: {},
    asked: false,
  };
  answers.push(board([], "open", { refused: refused as LessonBoard["refused"] }), board(["b2xe2"]));
  table.play("b2xb5");
  await settled();
  expect([table.refused?.clause, table.begun]).toEqual(["F14", false]);
  table.play("b2xe2");
  await settled();
  expect([table.refused, asked.at(-1)?.moves]).toEqual([null, ["b2xe2"]]);
});

test("a question why is asked about the board of the moment", async () => {
  const table = begin();
  answers.push(board(["b2xe2"]), board(["b2xe2"]));
  table.play("b2xe2");
  await settled();
  table.why("e2xb2");
  await settled();
  expect(asked.at(-1)).toEqual({ lesson: "safe", moves: ["b2xe2"], why: "e2xb2" });
  expect(allowed).toEqual(["e2xb2"]);
});

test("who missed begins again, and is shown the way from there", async () => {
  const table = begin();
  answers.push(board(["b2xb1"], "missed"));
  table.play("b2xb1");
  await settled();
  table.play("anything"); // the try is over
  table.show();
  expect([table.verdict, table.begun]).toEqual(["open", false]);
  expect([table.hint?.move, table.hint?.plan]).toEqual(["b2xe2", ["b2xe2", "e2xe5"]]);
  table.quiet();
  expect(table.hint).toBeNull();
});

test("halfway the next move of the solution is shown, and one move can be put back", async () => {
  const table = begin();
  answers.push(board(["b2xe2"]));
  table.play("b2xe2");
  await settled();
  table.show();
  expect([table.hint?.move, table.begun]).toEqual(["e2xe5", true]);
  const { ply } = table.state;
  table.takeBack();
  expect([table.begun, table.hint, table.board.played]).toEqual([false, null, []]);
  expect(table.state.ply).toBeGreaterThan(ply);
});

test("nothing is shown while a move is on its way", async () => {
  const table = begin();
  answers.push(board(["b2xb1"]), board(["b2xb1", "b1xb2"]));
  table.play("b2xb1");
  await settled();
  table.play("b1xb2");
  table.show();
  expect(table.hint).toBeNull();
  await settled();
  table.show();
  expect([table.hint?.move, table.begun]).toEqual(["b2xe2", false]);
});

test("a server that does not answer is told to the page", async () => {
  const table = begin();
  answers.push(new Error("offline"));
  table.play("b2xe2");
  await settled();
  expect([failures.length, table.busy, table.begun]).toEqual([1, false, false]);
});
