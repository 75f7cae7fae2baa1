import { beforeEach, expect, test } from "vitest";
import { Analysed } from "./analysed.svelte";
import type { Analysis, Fault, Request } from "./types";

let sent: Request["type"][] = [];
let up = true;
let analysed: Analysed;

beforeEach(() => {
  sent = [];
  up = true;
  analysed = new Analysed((request) => {
    if (up) sent.push(request.type);
    return up;
  });
});

const found: Analysis = {
  type: "analysis",
  game: "g",
  players: 2,
  moves: 0,
  bot: "orca",
  chances: [],
  judged: [],
  seats: [],
  moments: [],
};
const fault = (reason: unknown): Fault => ({ type: "fault", code: "no-analysis", params: { reason } });

test("it is asked for once, tells how far it is, and comes", () => {
  analysed.ask();
  analysed.ask();
  expect(sent).toEqual(["analysis"]);
  expect(analysed.progress).toEqual({ done: 0, of: 0 });
  analysed.take({ type: "analysis_progress", done: 3, of: 9 });
  expect(analysed.progress).toMatchObject({ done: 3, of: 9 });
  analysed.take(found);
  expect(analysed.progress).toBeNull();
  expect(analysed.found).toBe(found);
  analysed.ask();
  expect(sent).toEqual(["analysis"]);
});

test("whoever has enough stops it, and late progress is of no interest", () => {
  analysed.cancel();
  expect(sent).toEqual([]);
  analysed.ask();
  analysed.cancel();
  expect(sent).toEqual(["analysis", "analysis_cancel"]);
  analysed.take({ type: "analysis_progress", done: 3, of: 9 });
  expect(analysed.progress).toBeNull();
});

test("a refusal has a reason, and another try clears it", () => {
  analysed.ask();
  analysed.refuse(fault("stale"));
  expect(analysed.refused).toBe("stale");
  expect(analysed.progress).toBeNull();
  analysed.refuse(fault("a reason of a later server"));
  expect(analysed.refused).toBe("failed");
  analysed.ask();
  expect(analysed.refused).toBeNull();
});

test("without a line nobody waits; after a lost one it is asked for again", () => {
  up = false;
  analysed.ask();
  expect(analysed.progress).toBeNull();
  up = true;
  analysed.askAgain();
  expect(sent).toEqual([]);
  analysed.ask();
  analysed.askAgain();
  expect(sent).toEqual(["analysis", "analysis"]);
});

test("an analysis of what was undone is forgotten", () => {
  analysed.take(found);
  analysed.forget();
  expect(analysed.found).toBeNull();
});
