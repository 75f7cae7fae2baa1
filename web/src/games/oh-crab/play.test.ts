import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOTHING } from "./choose";
import { CrabTable, crab, entry, planning, place, race, refused, wordsOf } from "./fixture";
import { CrabPlay } from "./play.svelte";
import type { Question, View } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sit(view: View, changes = {}, moves = wordsOf(view)): { table: CrabTable; play: CrabPlay } {
  const table = new CrabTable(view, moves, changes);
  return { table, play: new CrabPlay(table) };
}

const SEAWARD: Question = { kind: "way", asks: "MOVE_DIR", crab: "R", icon: "S" };
const OVER: Question = { kind: "over", asks: "OVER" };

const big = (play: CrabPlay) => play.actions.find((action) => action.primary);

describe("a turn", () => {
  test("the first free move is proposed, and its spaces are lit", () => {
    const { play } = sit(race());
    expect(play.held).toBe("main");
    expect(play.lit.map(({ cell }) => cell)).toEqual(["d5", "e4"]);
    expect(play.prompt).toMatchObject({ title: "Toward the sea" });
  });

  test("one tap plays the action and answers the way, in one message", () => {
    const { table, play } = sit(race());
    play.tap("e4");
    expect(table.sent).toEqual(["main NE"]);
    table.show(race(), wordsOf(race()), [entry(0), entry(1)]);
    play.follow();
    expect(table.sent).toEqual(["main NE"]);
  });

  test("where something else is asked in between, the way is answered when it is asked", () => {
    const { table, play } = sit(race());
    play.tap("e4");
    table.refused = { ...refused("NE", "not-a-card", null), asked: false };
    play.follow();
    expect(table.refused).toBeNull();
    table.show(
      race({ question: SEAWARD, choices: [{ word: "N" }, { word: "NE" }] }),
      ["N", "NE"],
      [entry(0)],
    );
    play.follow();
    expect(table.sent).toEqual(["main NE", "main", "NE"]);
  });

  test("a tap whose first word is refused is not tried again", () => {
    const { table, play } = sit(race());
    play.tap("e4");
    table.refused = { ...refused("main", "not-your-turn", "O18"), asked: false };
    play.follow();
    expect(table.refused).not.toBeNull();
    expect(table.sent).toEqual(["main NE"]);
  });

  test("of two equal words the second may be the refused one: the tap goes on one by one", () => {
    const choices = [
      { word: "N", ways: [{ cell: "d5", crab: "R", word: "N", pushes: "O" }] },
      { word: "NE", ways: [{ cell: "e4", crab: "R", word: "NE" }] },
    ];
    const { table, play } = sit(race({ question: SEAWARD, choices }));
    play.tap("d5");
    big(play)?.run();
    expect(table.sent).toEqual(["N N"]);
    table.refused = { ...refused("N", "unseen", null), asked: false };
    play.follow();
    expect(table.refused).toBeNull();
    expect(table.sent).toEqual(["N N", "N"]);
    table.refused = { ...refused("N", "not-your-turn", "O18"), asked: false };
    play.follow();
    expect(table.refused).not.toBeNull();
    expect(table.sent).toEqual(["N N", "N"]);
  });

  test("a way that the server takes by itself is not answered again", () => {
    const { table, play } = sit(race());
    play.tap("e4");
    table.refused = { ...refused("NE", "not-a-card", null), asked: false };
    play.follow();
    table.show(race(), wordsOf(race()), [entry(0)]);
    play.follow();
    table.show(race({ question: SEAWARD, choices: [{ word: "NE" }] }), ["NE"], [entry(0), entry(1)]);
    play.follow();
    expect(table.sent).toEqual(["main NE", "main"]);
  });

  test("a push is aimed first, turned by hand, then made along the chain", () => {
    const { table, play } = sit(race());
    play.tap("d5");
    expect(table.sent).toEqual([]);
    expect(play.chain?.links.map(({ cell }) => cell)).toEqual(["d7"]);
    expect(play.prompt).toMatchObject({ title: "Orange to d7", text: "One crab lands on its back" });
    play.tap("e6");
    play.turn("e6", "NE");
    expect(play.chain?.links.map(({ crab: letter, cell }) => letter + cell)).toEqual(["Oe6", "Bf7"]);
    expect(big(play)).toMatchObject({ label: "Push" });
    big(play)?.run();
    expect(table.sent).toEqual(["main N NE NE"]);
    table.refused = { ...refused("NE", "not-a-card", null), asked: false };
    play.follow();
    const pushing = (pushed: string) =>
      race({
        question: { kind: "push", asks: "PUSH_DIR", crab: "R", cell: "d5", links: [], pushed },
        choices: [],
      });
    table.show(race({ question: SEAWARD }), ["N", "NE"], [entry(0)]);
    play.follow();
    table.show(pushing("O"), ["N", "NE"], [entry(0), entry(1)]);
    play.follow();
    table.show(pushing("B"), ["N", "NE"], [entry(0), entry(1), entry(2)]);
    play.follow();
    expect(table.sent).toEqual(["main N NE NE", "main", "N", "NE", "NE"]);
  });

  test("a shell is taken at once, a special action after a second look", () => {
    const { table, play } = sit(race());
    play.pick("upper");
    expect(table.sent).toEqual(["upper"]);
    play.pick("special");
    expect(play.prompt).toMatchObject({
      title: "Seagull!",
      text: "Send any crabs ahead of you one space back.",
    });
    expect(big(play)?.label).toBe("Use it");
    play.pick("special");
    expect(table.sent).toEqual(["upper", "special"]);
  });

  test("a chip that cannot be used says why", () => {
    const { table, play } = sit(race());
    play.pick("Aa");
    table.refused = refused("Aa", "too-few-shells", "O35", { tile: "Aa", cost: 2, shells: 1 });
    expect(table.sent).toEqual(["?Aa"]);
    expect(play.why).toMatchObject({
      title: "Too few shells",
      text: "Diagonally! costs 2 shells, and you have 1.",
      href: "/rules/oh-crab#O35",
      no: true,
    });
  });

  test("a space that cannot be gone to asks the server, near or far, and tells what it is", () => {
    const { table, play } = sit(race());
    play.tap("c4");
    expect(table.sent).toEqual(["?NW"]);
    table.refused = refused("NW", "inaccessible", "O62", { cell: "c4" });
    expect(play.why).toMatchObject({ title: "No way in", at: "c4", clause: "O62" });
    table.quiet();
    play.tap("a4");
    expect(table.sent).toEqual(["?NW", "?a"]);
    table.refused = refused("a", "not-asked", "O27", { word: "a" });
    expect(play.why).toMatchObject({
      title: "Not there now",
      clause: "O27",
      no: true,
      about: "a4: Shortcut. For 2 × Toward the sea through the tunnel to a8.",
    });
    play.tap("a4");
    expect(play.why).toBeNull();
  });

  test("the end of the turn warns once while something free is left", () => {
    const { table, play } = sit(race());
    big(play)?.run();
    expect(table.sent).toEqual([]);
    expect(play.prompt.title).toBe("End your turn already?");
    expect(big(play)?.label).toBe("End anyway");
    big(play)?.run();
    expect(table.sent).toEqual(["end"]);
  });

  test("the same position told again leaves the aim alone", () => {
    const { table, play } = sit(race());
    play.tap("d5");
    play.turn("d5", "NE");
    play.warned = true;
    const { links } = play.chain!;
    table.show(race(), wordsOf(race()), []);
    play.follow();
    expect(play).toMatchObject({ aimed: "d5", warned: true });
    expect(play.chain?.links).toEqual(links);
  });

  test("a chip can be put down again", () => {
    const { play } = sit(race());
    play.pick("main");
    play.pick("main");
    expect(play.picked).toBe(NOTHING);
    expect(play.lit).toEqual([]);
    expect(play.cancel()).toBe(true);
    expect(play.held).toBe("main");
  });

  test("while a move is on its way a tap waits", () => {
    const { table, play } = sit(race());
    table.busy = true;
    play.tap("e4");
    play.pick("upper");
    expect(table.sent).toEqual([]);
  });

  test("number keys pick what is shown, arrows go to the beach", () => {
    const { table, play } = sit(race());
    const press = (key: string) =>
      play.onKey({ key, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent);
    let focused = 0;
    play.focusBoard = () => void focused++;
    expect(press("ArrowUp")).toBe(true);
    expect(focused).toBe(1);
    expect(press("2")).toBe(true);
    expect(table.sent).toEqual(["upper"]);
    expect(press("9")).toBe(false);
  });
});

describe("planning", () => {
  test("a card is lifted, its fit is shown at the better end, and Ready lays it", () => {
    const { table, play } = sit(planning());
    expect(big(play)).toMatchObject({ label: "Choose a card", disabled: true });
    play.pick("R4");
    expect(play.end).toBe("right");
    expect(play.prompt.title).toBe("Diagonal fits on the right");
    play.turnTo("left");
    expect(play.prompt.title).toBe("Nothing fits on the left");
    big(play)?.run();
    expect(table.sent).toEqual(["R4"]);
  });

  /** Red has laid a card; orange still thinks. The other card of the Hand may take its place. */
  const planned = (down: string, other: string): View =>
    planning({
      deciders: [1],
      seats: [
        place("R", { hand: [other], hand_size: 1, ready: true, down, trail: ["R2"] }),
        place("O"),
        place("B", { ready: true }),
      ],
      choices: [{ word: other }],
    });

  test("a planned card can be changed until everybody is ready", () => {
    const { table, play } = sit(planned("R4", "R1"), { to_move: [1] });
    expect(play.prompt).toMatchObject({ title: "Your card lies face down.", text: "Waiting for Mona" });
    expect(play.joining).toBe("R4");
    expect(big(play)).toMatchObject({ disabled: true });
    expect(play.myTurn).toBe(false);
    play.pick("R1");
    expect(play.joining).toBe("R1");
    expect(big(play)).toMatchObject({ label: "Change it" });
    big(play)?.run();
    table.show(planned("R1", "R4"), ["R4"], [entry(0), entry(1)], { to_move: [1] });
    play.follow();
    expect(play.prompt.title).toBe("Your card lies face down.");
    play.pick("R4");
    big(play)?.run();
    expect(table.sent).toEqual(["R1", "R4"]);
  });

  test("who rests has nothing to change", () => {
    const rests = planning({
      deciders: [1],
      seats: [
        place("R", { hand: [], hand_size: 0, ready: true, rests: true, trail: ["R2"] }),
        place("O"),
        place("B"),
      ],
      choices: [],
    });
    const { play } = sit(rests, { to_move: [1] });
    expect(big(play)).toBeUndefined();
    expect(play.prompt.text).toBe("Waiting for Mona");
  });

  test("a lifted card stays in the hand while others get ready", () => {
    const { table, play } = sit(planning());
    play.pick("R4");
    table.show(
      planning({ deciders: [0] }),
      ["R1", "R4"],
      [entry(0, { kind: "ready", seat: 1, clause: "O16" })],
    );
    play.follow();
    expect(play.held).toBe("R4");
  });
});

describe("the other questions", () => {
  test("the card joins at the end that is shown, or a rest is chosen", () => {
    const view = race({
      question: { kind: "start", asks: "START" },
      chips: [],
      choices: [{ word: "left" }, { word: "right" }, { word: "rest" }],
      seats: [
        place("R", { hand: ["R1"], down: "R4", trail: ["R2", "R3"], joints: [["S"]] }),
        place("O"),
        place("B"),
      ],
    });
    const { table, play } = sit(view);
    expect(play.joining).toBe("R4");
    expect(big(play)).toMatchObject({ label: "Add right" });
    play.turnTo("left");
    big(play)?.run();
    play.pick("rest");
    expect(big(play)).toMatchObject({ label: "Rest" });
    big(play)?.run();
    expect(table.sent).toEqual(["left", "rest"]);
  });

  test("yes and no are buttons", () => {
    const { table, play } = sit(
      race({
        question: { kind: "yes_no", asks: "END_EXCH" },
        chips: [],
        choices: [{ word: "yes" }, { word: "no" }],
      }),
    );
    expect(big(play)).toMatchObject({ label: "Exchange" });
    play.actions.find(({ id }) => id === "no")?.run();
    expect(table.sent).toEqual(["no"]);
  });

  test("a pile of the Market is lifted, then taken", () => {
    const { table, play } = sit(
      race({
        question: { kind: "pile", asks: "REST_TAKE" },
        chips: [],
        choices: [{ word: "pile1" }, { word: "draw" }],
      }),
    );
    expect(big(play)).toMatchObject({ label: "Choose a pile", disabled: true });
    play.pick("pile1");
    big(play)?.run();
    expect(table.sent).toEqual(["pile1"]);
  });

  test("a crab is chosen by tapping it, and one tap on a space sends it there", () => {
    const choices = [
      { word: "orange", ways: [{ cell: "c4", crab: "O", word: "SW" }] },
      { word: "blue", ways: [{ cell: "f5", crab: "B", word: "SE" }] },
      { word: "end" },
    ];
    const { table, play } = sit(race({ question: { kind: "crab", asks: "GULL_CRAB" }, chips: [], choices }));
    expect(big(play)).toMatchObject({ label: "Enough" });
    play.tap("e6");
    expect(play.held).toBe("blue");
    play.tap("f5");
    // Only one way is left, so that it is not asked; where it is after all, the tap has answered it.
    expect(table.sent).toEqual(["blue"]);
    table.show(race({ question: { kind: "way", asks: "GULL_DIR", crab: "B" } }), ["SE"], [entry(0)]);
    play.follow();
    expect(table.sent).toEqual(["blue", "SE"]);
  });

  test("a crab is placed on a start space by its column", () => {
    const view = race({
      question: { kind: "column", asks: "PLACE2", crab: "R" },
      stage: "setup",
      chips: [],
      crab: null,
      choices: [{ word: "e" }],
      crabs: [crab("R", null, 0)],
    });
    const { table, play } = sit({
      ...view,
      spaces: view.spaces.map((space) => (space.cell === "e0" ? { ...space, start: 2 } : space)),
    });
    play.tap("e0");
    expect(table.sent).toEqual(["e"]);
  });
});

describe("the frame", () => {
  test("a spectator looks, and nothing is asked or played", () => {
    const view = race({ you: null, choices: [] });
    const { table, play } = sit(view, { seat: null }, []);
    play.tap("d5");
    expect(table.sent).toEqual([]);
    expect(play.why?.title).toBe("d5: Orange (Mona), 9 steps to the sea");
    expect(big(play)).toBeUndefined();
    expect(play.prompt.title).toBe("Ada to play");
  });

  test("others only show that they are ready", () => {
    const { play } = sit(planning());
    expect([0, 1, 2].map((seat) => play.seat(seat).note)).toEqual(["thinking…", "thinking…", "ready"]);
    expect(play.seat(0)).toMatchObject({ colour: "red", avatar: "crab-red", score: 11 });
  });

  test("the finish comes a moment after the last board", () => {
    const { table, play } = sit(race());
    const done = race({ question: OVER, stage: "over", mover: null, choices: [], winners: [0] });
    table.show(done, [], [entry(0, { kind: "race_over", winners: [0], clause: "O94" })], {
      over: true,
      winners: [0],
      to_move: [],
    });
    play.follow();
    expect(play.screen).toBe("board");
    vi.advanceTimersByTime(1700);
    expect(play.screen).toBe("score");
    expect(big(play)).toMatchObject({ id: "again" });
    play.actions[0]?.run();
    expect(play.screen).toBe("board");
  });
});

describe("looking before leaping", () => {
  test("a card under the mouse shows how it fits, and is not picked by that", () => {
    const { play } = sit(planning());
    play.hovered = "R4";
    expect(play.joining).toBe("R4");
    expect(play.prompt.title).toBe("Diagonal fits on the right");
    expect(play.held).toBeNull();
    play.hovered = null;
    expect(play.joining).toBeNull();
  });

  test("a card or a tile says what it does, with its clause, until something else is touched", () => {
    const { play } = sit(race());
    play.tell("GULL1");
    expect(play.why).toMatchObject({
      title: "Seagull! with “Toward the sea”",
      clause: "O80",
      href: "/rules/oh-crab#O80",
      no: false,
    });
    play.tell("Aa");
    expect(play.why).toMatchObject({ title: "Diagonally!", clause: "O97" });
    play.tell("R1");
    expect(play.why).toMatchObject({ clause: "O30" });
    play.tell("R1");
    expect(play.why).toBeNull();
  });

  test("Undo puts an aimed push back before it takes back a move", () => {
    const { table, play } = sit(race());
    expect(play.takeBack).toBeNull();
    play.tap("d5");
    play.takeBack?.();
    expect(play.aimed).toBeNull();
    expect(play.takeBack).toBeNull();
    expect(table.sent).toEqual([]);
  });
});

describe("the decision, and what a tap may do for it", () => {
  const legal = (play: CrabPlay) =>
    play.view.spaces.flatMap(({ cell }) => (play.legal(cell) ? [`${cell} ${play.legal(cell)}`] : []));

  test.each<[string, View, object, string[], string]>([
    ["a card for everybody", planning(), { to_move: [0, 1] }, ["R1", "R4"], "plan"],
    ["a card that may still be changed", planning(), { to_move: [1] }, ["R1", "R4"], "plan"],
    ["an action", race(), {}, wordsOf(race()), "menu"],
    ["a way", race({ question: SEAWARD, choices: [{ word: "N" }] }), {}, ["N"], "way"],
    ["nothing in somebody else's turn", race({ choices: [] }), { to_move: [1] }, [], ""],
    ["nothing at the end", race({ question: OVER, choices: [] }), { over: true, to_move: [] }, [], ""],
  ])("%s", (_, view, changes, moves, decision) => {
    expect(sit(view, changes, moves).play.decision).toBe(decision);
  });

  test("a lit space is tapped once, or twice where it pushes", () => {
    const { play } = sit(race());
    expect(legal(play).toSorted()).toEqual(["d5 select", "e4 select"]);
    play.tap("d5");
    expect(play.legal("d5")).toBe("target");
  });

  test("what was picked says where it may go", () => {
    const { play } = sit(race());
    play.pick("main");
    expect(legal(play).toSorted()).toEqual(["d5 target", "e4 target"]);
  });

  test("a card is picked, and then played by the big button", () => {
    const { play } = sit(planning());
    expect([play.legalWord("R1"), play.legalWord("R9")]).toEqual(["select", undefined]);
    play.pick("R1");
    expect([play.legalWord("R1"), play.legalWord("R4")]).toEqual([undefined, "select"]);
  });
});
