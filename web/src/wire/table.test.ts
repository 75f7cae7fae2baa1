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
  number: 1,
  table: {
    table: "t",
    game: "g",
    players: 2,
    options: {},
    seats: [],
    terms: {},
    rules_version: "1",
    first_rules_version: "1",
    hidden: false,
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
  ...changes,
});
const past = (moves: number): Past => ({
  type: "past",
  moves,
  view: {},
  legal: ["a", "b"],
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

test("a move can be tried on a board of the past: it is told to whoever asked, and sent to nobody", () => {
  const { table, notices } = sit({ over: true, seat: 0 });
  const tried: string[] = [];
  table.trials.begin({ moves: 4, answer: (move) => tried.push(move) });
  table.lookAt(4);
  answer(past(4));
  expect(table.state).toMatchObject({ seat: 0, moves: ["a", "b"], over: false });
  const { ply } = table.state;
  table.play("b", "N");
  expect(tried).toEqual(["b"]);
  expect(table.state.ply).not.toBe(ply); // a board on which nothing is in the hand
  table.why("c");
  expect(notices).toEqual([{ kind: "not-then" }]);
  expect(asked()).toEqual([4]);
  table.lookAt(3);
  answer(past(3));
  expect(table.state).toMatchObject({ seat: null, moves: [] });
});

test("a move is marked on the board that it belongs to, as a hint is, and on no other", () => {
  const { table } = sit({ over: true });
  table.lookAt(4);
  answer(past(4));
  table.trials.mark(4, "a", "b");
  expect(table.hint).toMatchObject({ ply: table.state.ply, grade: 3, move: "a", plan: ["a", "b"] });
  table.trials.mark(5, "a");
  expect(table.hint).toBeNull();
  table.trials.mark(4, "a");
  table.quiet();
  expect(table.hint).toBeNull();
});

test("the analysis is forgotten when the match changes, and asked for again after a lost line", () => {
  const { table, notices } = sit({ over: true });
  table.analysed.ask();
  line.ends.status("lost", 0);
  answer(state({ over: true }));
  expect(asked()).toEqual(["analysis", "analysis"]);
  answer({ type: "fault", code: "no-analysis", params: { reason: "failed" } });
  expect(table.analysed.refused).toBe("failed");
  expect(notices).toEqual([]); // said where it was asked for
  answer(state({ ply: 11 }));
  expect(table.analysed.refused).toBeNull();
});

test("a change of what the page does not have makes it ask for the whole", () => {
  const { table } = sit();
  answer({ type: "change", number: 3, ply: 12, log_from: 11, log: [], scores: [1] });
  expect(asked()).toEqual(["state"]);
  expect(table.state.ply).toBe(10);
  answer(state({ number: 3, ply: 12 }));
  expect(table.state.ply).toBe(12);
});

test("a change goes on from what the page has, and who is here is no part of it", () => {
  const { table } = sit({ view: { piles: [{ cell: "a1" }] } });
  answer({ type: "presence", seats: [{ seat: 0, kind: "bot", name: "orca", here: true }] });
  const entry = { number: 10, seat: 1, move: "y", events: [] };
  answer({
    type: "change",
    number: 2,
    ply: 11,
    log_from: 10,
    log: [entry],
    view: { piles: [[]] },
    to_move: [1],
  });
  expect(table.state).toMatchObject({ ply: 11, to_move: [1], over: false, view: { piles: [] } });
  expect(table.state.table.seats).toHaveLength(1);
  expect(table.moves).toBe(11);
});

test("the position line is asked for, and belongs to one ply", () => {
  const { table } = sit();
  table.askPosition();
  expect(asked()).toEqual([10]);
  answer({ ...past(10), position: "line" });
  expect(table.position).toBe("line");
  expect(table.lookingAt).toBeNull();
  answer({ type: "change", number: 2, ply: 11, log_from: 10, log: [] });
  expect(table.position).toBe("");
});

test("who has lost the seat is told once, and watches from then on", () => {
  const { table, notices } = sit({ seat: 0 });
  table.sitDown("secret");
  answer(state({ seat: 0 }));
  for (const number of [2, 3]) answer(state({ seat: null, number }));
  expect(notices).toEqual([{ kind: "unseated" }]);
  expect(line.ends.hello()).toMatchObject({ token: null });
});

test("a further match is remembered, and told to who did not ask for it", () => {
  const { table, notices } = sit({ seat: 0 });
  const again = { type: "again", table: "u", seat: 1, token: "secret", asked_by: 1 } as const;
  answer(again);
  expect(table.again).toEqual(again);
  expect(notices).toEqual([{ kind: "again", name: "seat-open" }]);
  answer({ ...again, asked_by: 0 });
  expect(notices).toHaveLength(1);
});

test("what is done with seats is asked of the server", () => {
  const { table } = sit({ seat: 0 });
  table.handOver(1);
  table.takeBack();
  table.leaveSeat("bot");
  table.clearSeat(1);
  table.changeBot(1, "orca");
  table.askAgain();
  expect(asked()).toEqual(["hand_over", "take_back", "leave", "clear", "change_bot", "again"]);
});
