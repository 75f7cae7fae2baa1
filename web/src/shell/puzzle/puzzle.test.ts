import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleBoard, PuzzleTry, State } from "../../wire/types";

const asked = vi.hoisted(() => [] as PuzzleTry[]);
const answers = vi.hoisted(() => [] as PuzzleBoard[]);
const solution = vi.hoisted(() => ({ moves: ["a", "b"], offline: false }));

vi.mock("svelte/reactivity", () => ({
  MediaQuery: class {
    readonly current = false;
  },
}));
vi.mock("../../wire/http", async (original) => {
  const real = await original<typeof import("../../wire/http")>();
  return {
    ...real,
    tryPuzzle: (_game: string, _day: string, attempt: PuzzleTry) => {
      asked.push(attempt);
      return Promise.resolve(answers.shift());
    },
    puzzleSolution: () =>
      solution.offline
        ? Promise.reject(new real.ProblemError("offline"))
        : Promise.resolve({ moves: solution.moves }),
  };
});
vi.stubGlobal("document", {
  documentElement: { lang: "" },
  querySelector: () => null,
  getElementById: () => null,
});
vi.stubGlobal("navigator", { languages: ["en"] });

const { PuzzleTable } = await import("./puzzle.svelte");

function board(played: string[], more: Partial<PuzzleBoard> = {}): PuzzleBoard {
  const state = { ply: 0, log: [], view: {}, constants: {}, seat: 0 } as unknown as State;
  const rest = { refused: null, films: {}, task: "furthest", best: 9, value: 4 + played.length } as const;
  return { state, played, over: false, solved: false, ...rest, ...more };
}

const told: string[] = [];
const begin = () =>
  new PuzzleTable(
    "oh-crab",
    "2026-03-01",
    board([]),
    { allowed: () => {}, failed: (error) => told.push((error as { code: string }).code) },
    { over: ({ solved }) => told.push(solved ? "solved" : "missed"), shown: () => told.push("shown") },
  );
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked.length = answers.length = told.length = 0;
  solution.offline = false;
});

test("a solution is marked move by move, from the beginning where the try had left it", async () => {
  const table = begin();
  answers.push(board(["z"]), board(["a"]), board(["a", "b"], { over: true, solved: true }));
  table.play("z");
  await settled();
  expect([table.due, table.hint]).toEqual([null, null]);
  await table.show();
  expect([table.board.played, table.due, table.hint?.move, told]).toEqual([[], "a", "a", ["shown"]]);
  table.step();
  await settled();
  expect([table.due, table.hint?.plan]).toEqual(["b", ["b"]]);
  table.step();
  await settled();
  expect(asked.map(({ moves }) => moves)).toEqual([["z"], ["a"], ["a", "b"]]);
  expect([table.ended, table.due, table.hint, told]).toEqual([true, null, null, ["shown", "solved"]]);
  table.takeBack();
  expect([table.due, table.hint?.move]).toEqual(["b", "b"]);
});

test("whoever plays something else is left alone, and may ask again", async () => {
  const table = begin();
  await table.show();
  answers.push(board(["z"]));
  table.play("z");
  await settled();
  expect([table.due, table.hint]).toEqual([null, null]);
  await table.show();
  expect(table.due).toBe("a");
});

test("without network the solution says that it needs the server", async () => {
  const table = begin();
  solution.offline = true;
  await table.show();
  expect([table.due, told]).toEqual([null, ["needs-server"]]);
});

test("how far somebody came is counted from where the puzzle begins", () => {
  expect(begin().start).toBe(4);
});
