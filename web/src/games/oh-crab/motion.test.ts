import { expect, test } from "vitest";
import { race } from "./fixture";
import { scenes, shownOf } from "./motion";
import type { GameEvent } from "./view";

const moved = (crab: string, origin: string, cell: string, how: "step" | "push" | "swap"): GameEvent => ({
  kind: "moved",
  crab,
  origin,
  cell,
  how,
  clause: "O50",
});

test("a push travels along its chain, one crab after the other, and the victim turns over", () => {
  const told = scenes(shownOf(race()), [
    moved("O", "d5", "d7", "push"),
    moved("R", "d3", "d5", "step"),
    { kind: "knocked_over", crab: "O", cell: "d7", clause: "O53" },
  ]);
  expect(told.map(({ moving, turning }) => moving[0]?.crab ?? turning)).toEqual(["O", "R", "O"]);
  expect(told[1]!.still.get("O")).toEqual({ cell: "d7", down: false });
  expect(told[2]!.still.get("O")).toEqual({ cell: "d7", down: true });
});

test("two crabs change places in one scene", () => {
  const told = scenes(shownOf(race()), [moved("O", "d5", "d3", "swap"), moved("R", "d3", "d5", "swap")]);
  expect(told).toHaveLength(1);
  expect(told[0]!.moving.map(({ crab }) => crab)).toEqual(["O", "R"]);
});

test("a crab in the sea stands", () => {
  const told = scenes(shownOf(race()), [
    moved("B", "e6", "sea", "step"),
    { kind: "stood", crab: "O", clause: "O58" },
  ]);
  expect(told.at(-1)!.still.get("B")).toEqual({ cell: "sea", down: false });
});
