import { describe, expect, test } from "vitest";
import { hinted } from "./fixture/table.svelte";
import { hintClause, hintSentence } from "./hinting";

const say = (key: string, params = {}): string => `${key}(${Object.values(params).join()})`;
const look = hinted({ kind: "cell", name: "c3", params: { cell: "c3" } });
const kind = { kind: "take", clause: "F17", params: { fish: 2 } };
const reason = { kind: "flees", clause: "F15", params: { rival: "d4" } };

describe("a hint says", () => {
  test("first only where to look", () => {
    expect(hintSentence(look, say, "")).toBe("hint-at-cell(c3)");
    expect(hintClause(look)).toBe("");
  });

  test("then which kind of move, with its rule", () => {
    expect(hintSentence({ ...look, grade: 2, kind }, say, "")).toBe("hint-kind-take(2)");
    expect(hintClause({ ...look, grade: 2, kind })).toBe("F17");
  });

  test("at last the move and its reason, and alone whether a win was seen", () => {
    const whole = { ...look, grade: 3 as const, kind, move: "c3xd3", reason };
    expect(hintSentence(whole, say, "Take d3.")).toBe("Take d3. hint-reason-flees(d4)");
    expect(hintClause(whole)).toBe("F15");
    expect(hintSentence({ ...whole, winnable: "no" }, say, "Take d3.")).toMatch(/hint-winnable-no\(\)$/);
  });
});

test("a move that is only marked is said without a reason", () => {
  expect(hintSentence({ ...look, grade: 3, move: "c3xd3" }, say, "Take d3.")).toBe("Take d3.");
});
