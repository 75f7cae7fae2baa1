import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, LineEnds } from "./socket";
import { LiveTable, type Notice } from "./table.svelte";
import type { Answer, Past, Request, State } from "./types";

/** A line without a network: what is sent is written down, what is answered is said by the test. */
const line = vi.hoisted(() => ({ ends: null as unknown as LineEnds, sent: [] as Request[], up: true }));

vi.mock("./socket", () => ({
  Line: class implements Pick<Line, "open" | "close" | "send" | "retry"> {
    constructor(_table: string, ends: LineEnds) {
      line.ends = ends;
    }
    open() {}
    close() {}
    retry() {}
    send(request: Request) {
      if (line.up) line.sent.push(request);
      return line.up;
    }
  },
}));
vi.mock("../i18n/words.svelte", () => ({
  language: () => "en",
  say: (key: string) => key,
  sayOr: (key: string) => key,
}));

beforeEach(() => {
  line.sent = [];
  line.up = true;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const state = (changes: Partial<State> = {}): State => ({
  type: "state",
  table: {
    table: "t",
    game: "g",
    players: 2,
    options: {},
    seats: [],
    rules_version: "1",
    seed_hash: "",
    seed: null,
  },
  seat: null,
  ply: 10,
  log_from: 0,
  log: Array.from({ length: 10 }, (_, number) => ({ number, seat: 0, move: "x", events: [] })),
  view: {},
  moves: [],
  to_move: [0],
  scores: [],
  winners: [],
  over: false,
  thinking: [],
  undo: "no",
  undo_asked: null,
  position: "",
  ...changes,
});
const past = (moves: number): Past => ({
  type: "past",
  moves,
  view: {},
  to_move: [1],
  scores: [],
  position: "",
});
const answer = (told: Answer) => line.ends.answer(told);
const asked = () => line.sent.map((request) => (request.type === "past" ? request.moves : request.type));

function sit(changes: Partial<State> = {}): { table: LiveTable; notices: Notice[] } {
  const notices: Notice[] = [];
  const table = new LiveTable("t", (notice) => notices.push(notice));
  answer(state(changes));
  return { table, notices };
}

test("a key held down asks for one moment at a time, and arrives where it was let go", () => {
  const { table } = sit();
  for (let repeats = 0; repeats < 6; repeats++) table.lookOn(-1);
  expect(asked()).toEqual([9]);
  answer(past(9));
  expect(table.lookingAt).toBe(9);
  expect(asked()).toEqual([9, 4]);
  answer(past(4));
  expect(table.lookingAt).toBe(4);
  expect(asked()).toEqual([9, 4]);
});

test("who has come back to the table meanwhile stays there", () => {
  const { table } = sit();
  table.lookAt(3);
  table.lookAt(null);
  answer(past(3));
  expect(table.lookingAt).toBeNull();
  table.lookAt(2);
  expect(asked()).toEqual([3, 2]);
});

test("after a fault the next step goes from what is shown", () => {
  const { table } = sit();
  table.lookAt(5);
  answer(past(5));
  table.lookOn(-3);
  answer({ type: "fault", code: "too-many", params: {} });
  table.lookOn(-1);
  expect(asked()).toEqual([5, 2, 4]);
});

test("a lost line answers nothing: the moment can be asked for again", () => {
  const { table, notices } = sit();
  table.lookAt(5);
  line.ends.status("lost", 0);
  line.up = false;
  table.lookAt(5);
  expect(notices).toEqual([{ kind: "offline" }]);
  line.up = true;
  table.lookAt(5);
  answer(past(5));
  expect(asked()).toEqual([5, 5]);
  expect(table.lookingAt).toBe(5);
});

test("the clock runs from the state that told it, whoever comes and however long one looks back", () => {
  vi.setSystemTime(1_000_000);
  const { table } = sit({ clock: 30 });
  vi.setSystemTime(1_012_000);
  answer({ type: "presence", seats: [] });
  expect(table.clockEnds).toBe(1_030_000);
  table.lookAt(1);
  answer(past(1));
  expect(table.clockEnds).toBeNull();
  vi.setSystemTime(1_020_000);
  table.lookAt(null);
  expect(table.clockEnds).toBe(1_030_000);
  answer(state({ clock: 8 }));
  expect(table.clockEnds).toBe(1_028_000);
  answer(state({ clock: null }));
  expect(table.clockEnds).toBeNull();
});

test("one tap is one message, however many moves it means", () => {
  const { table } = sit();
  table.play("main", "N", "NE");
  expect(line.sent).toEqual([{ type: "move", ply: 10, moves: ["main", "N", "NE"] }]);
  table.play("end");
  expect(line.sent).toHaveLength(1);
  answer({ type: "refused", move: "NE", clause: "O51", reason: "no-way", params: {}, asked: false });
  expect(table).toMatchObject({ busy: false, refused: { move: "NE" } });
  table.play("end");
  expect(line.sent[1]).toEqual({ type: "move", ply: 10, moves: ["end"] });
});

test("what never changes comes once, and is part of every view of the match, past ones too", () => {
  const { table } = sit({ view: { at: 10 }, constants: { faces: ["R1"] } });
  expect(table.state.view).toEqual({ faces: ["R1"], at: 10 });
  answer(state({ ply: 11, view: { at: 11 } }));
  expect(table.state.view).toEqual({ faces: ["R1"], at: 11 });
  table.lookAt(4);
  answer({ ...past(4), view: { at: 4 } });
  expect(table.state.view).toEqual({ faces: ["R1"], at: 4 });
  // A new connection tells it anew; what it tells then holds.
  answer(state({ ply: 12, view: { at: 12 }, constants: { faces: ["R2"] } }));
  table.lookAt(null);
  expect(table.state.view).toEqual({ faces: ["R2"], at: 12 });
});

test("a game that has nothing constant keeps its view as it is", () => {
  const view = { at: 1 };
  expect(sit({ view }).table.state.view).toBe(view);
});

test("while looking back the table still knows the ply and the end of the match as they are", () => {
  const { table } = sit({ over: true, undo_asked: 1 });
  table.lookAt(1);
  answer(past(1));
  expect(table.state).toMatchObject({ over: false, undo_asked: 1 });
  expect(table).toMatchObject({ ply: 10, over: true });
});
