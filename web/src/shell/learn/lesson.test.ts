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

const { LessonTable, bytesOf } = await import("./lesson.svelte");

const lesson: LessonFacts = { name: "safe", clause: "F13", solution: ["b2xe2", "e2xe5"] };

function board(ply: number, verdict: LessonBoard["verdict"] = "open", more: Partial<LessonBoard> = {}) {
  const state = { ply, log: [], view: { ply }, constants: { faces: 1 }, seat: 0 } as unknown as State;
  return { state, verdict, played: ply, refused: null, films: {}, ...more };
}

const failures: unknown[] = [];
const begin = () => new LessonTable("fish-and-chips", lesson, board(0), (error) => failures.push(error));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked.length = answers.length = failures.length = 0;
});

test("a try goes to the rules whole, and what they answer is on the board", async () => {
  const table = begin();
  expect(table.state.view).toEqual({ ply: 0, faces: 1 });
  answers.push(board(2), board(3, "done", { films: { 1: btoa("film") } }));
  table.play("b2xe2");
  expect(table.busy).toBe(true);
  table.play("b2xb1"); // while one is on its way
  await settled();
  expect([table.busy, table.state.ply, table.begun, table.verdict]).toEqual([false, 2, true, "open"]);
  table.play("e2xe5");
  await settled();
  expect(asked.map(({ moves }) => moves)).toEqual([["b2xe2"], ["b2xe2", "e2xe5"]]);
  expect(table.verdict).toBe("done");
  expect(table.films.get(1)).toEqual(bytesOf(btoa("film")));
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
  answers.push(board(0, "open", { refused: refused as LessonBoard["refused"] }), board(1));
  table.play("b2xb5");
  await settled();
  expect([table.refused?.clause, table.begun]).toEqual(["F14", false]);
  table.play("b2xe2");
  await settled();
  expect([table.refused, asked.at(-1)?.moves]).toEqual([null, ["b2xe2"]]);
});

test("a question why is asked about the board of the moment", async () => {
  const table = begin();
  answers.push(board(1), board(1));
  table.play("b2xe2");
  await settled();
  table.why("e2xb2");
  await settled();
  expect(asked.at(-1)).toEqual({ lesson: "safe", moves: ["b2xe2"], why: "e2xb2" });
});

test("who missed begins again, and is shown the way from there", async () => {
  const table = begin();
  answers.push(board(1, "missed"));
  table.play("b2xb1");
  await settled();
  table.play("anything"); // the try is over
  table.show();
  expect([table.verdict, table.begun]).toEqual(["open", false]);
  expect([table.hint?.move, table.hint?.plan]).toEqual(["b2xe2", ["b2xe2", "e2xe5"]]);
  table.quiet();
  expect(table.hint).toBeNull();
});

test("halfway the next move of the solution is shown", async () => {
  const table = begin();
  answers.push(board(1));
  table.play("b2xe2");
  await settled();
  table.show();
  expect([table.hint?.move, table.begun]).toEqual(["e2xe5", true]);
});

test("a server that does not answer is told to the page", async () => {
  const table = begin();
  answers.push(new Error("offline"));
  table.play("b2xe2");
  await settled();
  expect([failures.length, table.busy, table.begun]).toEqual([1, false, false]);
});
