import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { overTables, rememberOver, rememberSeat, running, seats, withSeat } from "./seats";

const NONE = new Set<string>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("the newest seat comes last and replaces an older one of the same table", () => {
  expect(Object.entries(withSeat({ a: "1", b: "2" }, "a", "3", NONE))).toEqual([
    ["b", "2"],
    ["a", "3"],
  ]);
});

test("sixty seats are remembered, then the oldest goes", () => {
  let seats: Record<string, string> = {};
  for (let table = 0; table < 70; table++) seats = withSeat(seats, `t${table}`, "x", NONE);
  expect(Object.keys(seats).length).toBe(60);
  expect(Object.keys(seats)[0]).toBe("t10");
});

test("finished matches make room before a running one does", () => {
  for (let table = 0; table < 60; table++) rememberSeat(`t${table}`, "x");
  rememberOver("t7", true);
  rememberOver("t3", true);
  for (const table of ["a", "b", "c"]) rememberSeat(table, "x");
  const left = Object.keys(seats());
  expect(left.length).toBe(60);
  expect(["t0", "t3", "t7"].filter((table) => left.includes(table))).toEqual([]);
  expect(left.slice(0, 2)).toEqual(["t1", "t2"]);
  expect(left.slice(-3)).toEqual(["a", "b", "c"]);
});

test("a finished match keeps its seat while there is room, and is not asked about", () => {
  rememberSeat("done", "1");
  rememberSeat("runs", "2");
  rememberOver("done", true);
  expect(seats()).toEqual({ done: "1", runs: "2" });
  expect(running(seats(), overTables())).toEqual({ runs: "2" });
});

test("a match whose end was taken back runs again", () => {
  rememberSeat("t", "1");
  rememberOver("t", true);
  rememberOver("t", false);
  expect([...overTables()]).toEqual([]);
});

test("what is known of tables without a seat here is forgotten with the next one", () => {
  rememberSeat("t", "1");
  rememberOver("elsewhere", true);
  rememberOver("t", true);
  expect([...overTables()]).toEqual(["t"]);
});
