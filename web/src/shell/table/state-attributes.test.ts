import { expect, test } from "vitest";
import type { Play } from "../../games/contract";
import type { LineStatus } from "../../wire/socket";
import type { LiveTable } from "../../wire/table.svelte";
import type { State } from "../../wire/types";
import { exerciseAttributes, resultAttributes, seatAttributes, tableAttributes } from "./state-attributes";

const person = (seat: number, here = true) => ({ seat, kind: "person" as const, name: "Ada", here });
const free = { seat: 1, kind: "open" as const, name: "", here: false };

function stateOf(changes: Partial<State> = {}, seats: object[] = [person(0), person(1)]): State {
  const facts = { game: "reversi", seats };
  const blank = { seat: 0, ply: 7, moves: ["a1"], to_move: [0], winners: [], over: false, thinking: [] };
  return { ...blank, table: facts, ...changes } as unknown as State;
}

const play = (changes: Partial<Play> = {}) => ({ decision: "move", animating: false, ...changes }) as Play;

interface Changes {
  state?: State;
  status?: LineStatus;
  pending?: boolean;
  lookingAt?: number | null;
}

function liveTable({
  state = stateOf(),
  status = "open",
  pending = false,
  lookingAt = null,
}: Changes = {}): LiveTable {
  return { now: state, state, status, pending, lookingAt, ply: state.ply, moves: 5 } as unknown as LiveTable;
}

const still = { closing: false };
const live = (changes?: Changes, more: Partial<Play> = {}, around = still) =>
  tableAttributes(liveTable(changes), play(more), around);

test("a table that waits for its viewer", () => {
  expect(live()).toEqual({
    "data-screen": "table",
    "data-game": "reversi",
    "data-connection": "open",
    "data-phase": "playing",
    "data-ply": 7,
    "data-moves": 5,
    "data-viewed-move": "live",
    "data-viewer-seat": 0,
    "data-to-move": "0",
    "data-turn": "own",
    "data-decision": "move",
    "data-busy": false,
    "data-animating": false,
    "data-idle": true,
  });
});

test.each<[string, Partial<State>, string]>([
  ["the viewer", {}, "own"],
  ["a viewer who may still choose again", { to_move: [1] }, "changeable"],
  ["somebody else", { to_move: [1], moves: [] }, "other"],
  ["a spectator", { seat: null, moves: [] }, "other"],
  ["nobody: it is over", { over: true, moves: [] }, "none"],
])("it is the turn of %s", (_, changes, turn) => {
  expect(live({ state: stateOf(changes) })["data-turn"]).toBe(turn);
});

test("before all seats are taken nobody is to move", () => {
  const state = stateOf({}, [person(0), free]);
  expect(live({ state })).toMatchObject({ "data-phase": "waiting", "data-turn": "none" });
});

test("several seats are to move, and a spectator has none", () => {
  const attributes = live({ state: stateOf({ seat: null, to_move: [0, 2] }) });
  expect(attributes).toMatchObject({ "data-to-move": "0 2", "data-viewer-seat": "none" });
});

test.each<[string, Partial<ReturnType<typeof live>>, Changes, Partial<Play>, typeof still]>([
  ["a request is on its way", { "data-busy": true }, { pending: true }, {}, still],
  ["pieces are in flight", { "data-animating": true }, {}, { animating: true }, still],
  ["the table is joined", { "data-connection": "connecting" }, { status: "joining" }, {}, still],
  ["the connection is lost", { "data-connection": "lost" }, { status: "lost" }, {}, still],
  ["a dialog leaves the history", {}, {}, {}, { closing: true }],
  [
    "the page turns to the next player",
    { "data-animating": true },
    {},
    {},
    { ...still, changing: true } as typeof still,
  ],
])("the page is not idle while %s", (_, told, changes, more, around) => {
  expect(live(changes, more, around)).toMatchObject({ ...told, "data-idle": false });
});

test("a past board has its number, and the table's ply stays", () => {
  expect(live({ lookingAt: 3 }, { decision: "" })).toMatchObject({
    "data-viewed-move": 3,
    "data-ply": 7,
    "data-idle": true,
  });
});

test("an exercise that has ended is over, though the match on its board is not", () => {
  const table = { state: stateOf(), log: [], busy: false, ended: true } as unknown as LiveTable;
  expect(exerciseAttributes(table, play({ decision: "" }), still)).toMatchObject({
    "data-screen": "exercise",
    "data-phase": "over",
    "data-to-move": "",
    "data-turn": "none",
    "data-idle": true,
  });
});

test("what a seat is doing", () => {
  const status = (changes: Partial<State>, seats: object[], seat = 1) =>
    seatAttributes(liveTable({ state: stateOf(changes, seats) }), seat)["data-status"];
  const both = [person(0), person(1)];
  expect(status({ to_move: [1] }, both)).toBe("to-move");
  expect(status({}, both)).toBe("done");
  expect(status({ thinking: [1] }, both)).toBe("thinking");
  expect(status({ to_move: [1] }, [person(0), person(1, false)])).toBe("away");
  expect(status({ to_move: [1] }, [person(0), free])).toBe("open");
  expect(status({ over: true, winners: [1] }, both)).toBe("won");
});

test("the score is that of a round until the match is over", () => {
  const result = (changes: Partial<State>) => resultAttributes(liveTable({ state: stateOf(changes) }));
  expect(result({})).toEqual({ "data-result": "round", "data-winners": "" });
  expect(result({ over: true, winners: [0, 1] })).toEqual({ "data-result": "match", "data-winners": "0 1" });
});
