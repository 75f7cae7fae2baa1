import { describe, expect, test } from "vitest";
import { HUNT_MOVES, hunt, SWAP_MOVES, swapTurn } from "./fixture";
import { dragged, EMPTY_HAND, type Hand, keepHand, letGo, movers, tap, targets } from "./interaction";

const seated = { mayAsk: true };
const holding = (picked: string): Hand => ({ picked, special: null });
const octopus: Hand = { picked: null, special: "O" };

describe("in the hunt", () => {
  const touch = (hand: Hand, cell: string) => tap(hunt(), HUNT_MOVES, hand, cell, seated);

  test("piles with a legal capture are movers", () => expect([...movers(HUNT_MOVES)]).toEqual(["a1"]));

  test("a tap on an own pile picks it, even if it can take nothing", () => {
    expect(touch(EMPTY_HAND, "a1")).toEqual({ do: "pick", cell: "a1" });
    expect(touch(EMPTY_HAND, "f1")).toEqual({ do: "pick", cell: "f1" });
  });

  test("a picked pile shows the first pile on each line, lit only if the server lists the move", () => {
    const seen = targets(hunt(), HUNT_MOVES, holding("a1"));
    expect(seen.map(({ to, takes, move }) => [to, takes, move])).toEqual([
      ["a4", false, "a1xa4"],
      ["d1", true, "a1xd1"],
    ]);
  });

  test("a tap on a lit target plays at once", () =>
    expect(touch(holding("a1"), "d1")).toEqual({ do: "play", move: "a1xd1" }));

  test("a tap on a grey target asks why", () =>
    expect(touch(holding("a1"), "a4")).toEqual({ do: "ask", move: "a1xa4", at: "a4" }));

  test("any other square asks why too", () =>
    expect(touch(holding("a1"), "c3")).toEqual({ do: "ask", move: "a1xc3", at: "c3" }));

  test("another own pile is picked instead, the same one is put down", () => {
    expect(touch(holding("a1"), "f1")).toEqual({ do: "pick", cell: "f1" });
    expect(touch(holding("a1"), "a1")).toEqual({ do: "drop" });
  });

  test("a rival's pile and open water explain themselves", () => {
    expect(touch(EMPTY_HAND, "d1")).toEqual({ do: "ask", move: "d1xf1", at: "d1" });
    expect(touch(EMPTY_HAND, "f3")).toEqual({ do: "ask", move: "f3xe3", at: "f3" });
  });

  test("an own pile that only blocks the line says why", () => {
    const view = hunt({ piles: [...hunt().piles.filter((pile) => pile.cell !== "f1")] });
    view.piles[1]!.sees.b1 = 0;
    view.piles.push({ cell: "b1", fish: [{ colour: "R", value: 4 }], sees: {} });
    expect(tap(view, HUNT_MOVES, holding("a1"), "b1", seated)).toEqual({
      do: "ask",
      move: "a1xb1",
      at: "b1",
    });
    expect(tap(view, [...HUNT_MOVES, "b1xb2"], holding("a1"), "b1", seated)).toEqual({
      do: "pick",
      cell: "b1",
    });
  });

  test("a drag plays, asks, or leaves the pile in the hand", () => {
    expect(letGo(HUNT_MOVES, holding("a1"), "a1", "d1")).toEqual({ do: "play", move: "a1xd1" });
    expect(letGo(HUNT_MOVES, holding("a1"), "a1", "a4")).toEqual({ do: "ask", move: "a1xa4", at: "a4" });
    expect(letGo(HUNT_MOVES, holding("a1"), "a1", null)).toEqual({ do: "pick", cell: "a1" });
  });

  test("only own piles on one's own turn can be dragged", () => {
    expect(dragged(hunt(), HUNT_MOVES, "a1")).toEqual(holding("a1"));
    expect(dragged(hunt(), HUNT_MOVES, "d1")).toBeNull();
    expect(dragged(hunt(), [], "a1")).toBeNull();
  });
});

describe("when it is not one's turn", () => {
  test("a player asks and is answered", () =>
    expect(tap(hunt(), [], EMPTY_HAND, "a1", seated)).toEqual({ do: "ask", move: "a1xa4", at: "a1" }));

  test("a spectator only looks", () =>
    expect(tap(hunt(), [], EMPTY_HAND, "a1", { mayAsk: false })).toEqual({ do: "look", cell: "a1" }));

  test("between rounds a tap only looks", () =>
    expect(tap(hunt({ phase: "done" }), ["deal"], EMPTY_HAND, "a1", seated)).toEqual({
      do: "look",
      cell: "a1",
    }));
});

describe("in the swap turn", () => {
  const touch = (hand: Hand, cell: string) => tap(swapTurn(), SWAP_MOVES, hand, cell, seated);

  test("a tap on octopus or shark chooses it", () => {
    expect(touch(EMPTY_HAND, "f1")).toEqual({ do: "choose", special: "O" });
    expect(touch(EMPTY_HAND, "f2")).toEqual({ do: "choose", special: "S" });
  });

  test("a legal partner swaps at once, the other special fish too", () => {
    expect(touch(octopus, "d3")).toEqual({ do: "play", move: "O<>d3" });
    expect(touch(octopus, "f2")).toEqual({ do: "play", move: "O<>f2" });
  });

  test("an illegal partner asks why", () =>
    expect(touch(octopus, "b5")).toEqual({ do: "ask", move: "O<>b5", at: "b5" }));

  test("a rival asks why, the chosen fish itself is put down", () => {
    expect(touch(octopus, "b6")).toEqual({ do: "ask", move: "O<>b6", at: "b6" });
    expect(touch(octopus, "f1")).toEqual({ do: "drop" });
  });

  test("a used swap explains itself", () => {
    const used = swapTurn({
      swapped: ["O"],
      swaps: swapTurn().swaps.filter((choice) => choice.special === "S"),
    });
    expect(tap(used, ["S<>b5", "ok"], EMPTY_HAND, "f1", seated)).toEqual({
      do: "ask",
      move: "O<>f1",
      at: "f1",
    });
  });

  test("an ordinary fish with nothing chosen asks the server, which says: first the swaps", () =>
    expect(touch(EMPTY_HAND, "d3")).toEqual({ do: "ask", move: "d3xe3", at: "d3" }));
});

describe("when the position changes", () => {
  test("what is still there stays in the hand", () =>
    expect(keepHand(hunt(), HUNT_MOVES, holding("a1"))).toEqual(holding("a1")));

  test("a pile that is gone, or another's turn, empties it", () => {
    expect(keepHand(hunt(), HUNT_MOVES, holding("d1"))).toEqual(EMPTY_HAND);
    expect(keepHand(hunt(), [], holding("a1"))).toEqual(EMPTY_HAND);
    expect(keepHand(swapTurn({ swapped: ["O"] }), ["ok"], octopus)).toEqual(EMPTY_HAND);
  });
});
