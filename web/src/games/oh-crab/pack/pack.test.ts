/** What the page makes of the Adventure Pack: the menu, taps on spaces, the banner, whom a question waits for. */
import { expect, test } from "vitest";
import { leftOver, offers } from "../choose";
import { cellLabel } from "../describe";
import { CrabTable, entry } from "../fixture";
import { followUp } from "../follow-up";
import { logLines } from "../log";
import { CrabPlay } from "../play.svelte";
import { touch } from "../touch";
import type { GameEvent } from "../view";
import { lookedAt } from "../why";
import { clauseOf, glyphOf, mannerOf } from "./cards";
import { packed } from "./fixture";
import { happenings } from "./happening";

test("a card that the page has never seen has its kind's picture, and stays if the view says so", () => {
  expect(glyphOf("E99")).toBe("pack-bolt");
  expect([mannerOf(packed(), "E99"), clauseOf(packed(), "E99")]).toEqual(["event-now", "O135"]);
  const lasting = packed({ lasting: ["E99"] });
  expect([mannerOf(lasting, "E99"), clauseOf(lasting, "E99")]).toEqual(["event", "O136"]);
});

const MENU = packed({
  choices: [
    { word: "end" },
    { word: "T4", ways: [{ cell: "e4", crab: "R", word: "NE" }] },
    { word: "claw" },
    { word: "event" },
  ],
});

test("kept treasures, Claws and a pending border stand in the menu", () => {
  const found = offers(MENU).filter(({ word }) => /^(T\d|claw|event|challenge)$/.test(word));
  expect(found.map(({ word, gives, usable }) => [word, gives, usable])).toEqual([
    ["event", "event", true],
    ["T4", "T4", true],
    ["T6", "T6", false],
    ["claw", "A1", true],
  ]);
  expect(found.at(-1)?.claws).toEqual({ left: 2, printed: 3 });
});

test("treasures and Claws are kept for later without a warning", () => {
  expect(leftOver(MENU).filter(({ word }) => word === "T4" || word === "claw")).toEqual([]);
});

test("a treasure that could stand the crab up is not spent by one tap", () => {
  const table = new CrabTable(packed({ choices: [{ word: "end" }, { word: "T4", stands_up: true }] }));
  const play = new CrabPlay(table);
  play.pick("T4");
  expect([play.held, table.sent]).toEqual(["T4", []]);
  play.pick("T4");
  expect(table.sent).toEqual(["T4"]);
});

const DIG = packed({
  question: { kind: "space", asks: "OBST_ROW" },
  choices: [{ word: "r3", cells: ["a6", "b7"] }],
});

test("a tap on a space answers the row, and then the column", () => {
  const step = touch(DIG, null, "b7", true);
  expect(step).toMatchObject({ do: "go", lit: { word: "r3", way: { word: "b" } } });
  const column = packed({
    question: { kind: "space", asks: "OBST_COL", row: 3 },
    choices: [
      { word: "a", cells: ["a6"] },
      { word: "b", cells: ["b7"] },
    ],
  });
  expect(followUp(column, ["a", "b"], { way: "b", pushes: {} }).play).toBe("b");
});

test("a space that cannot be dug is asked about by its row", () => {
  expect(touch(DIG, null, "d9", true)).toEqual({ do: "ask", move: "r4" });
  expect(touch(DIG, null, "c6", true)).toEqual({ do: "look" });
});

test("a token tells what the own seat may know of it", () => {
  const play = new CrabPlay(new CrabTable(packed()));
  expect(cellLabel(play, "b5")).toContain("A hidden surprise");
  expect(cellLabel(play, "f9")).toContain("Spyglass");
  expect(cellLabel(play, "d9")).not.toContain("surprise");
});

test("a surprise space without its token says so", () => {
  const spaces = packed().spaces.map((space) => (space.cell === "c8" ? { ...space, surprise: true } : space));
  const play = new CrabPlay(new CrabTable(packed({ spaces })));
  expect(lookedAt(play, "c8")?.text).toBe("The surprise that lay here is gone.");
});

const revealed = (event: string, temporary: boolean): GameEvent => ({
  kind: "event_revealed",
  event,
  tile: 1,
  clause: "O134",
  temporary,
});

test("an Event that is over at once is shown until everybody has had a turn", () => {
  const table = new CrabTable(packed());
  const play = new CrabPlay(table);
  table.log = [entry(0, revealed("E6", false))];
  expect(happenings(play)).toEqual([
    { card: "E6", lasting: false },
    { card: "E3", lasting: true },
  ]);
  table.log = [
    ...table.log,
    ...[1, 2, 0].map((seat) => entry(seat, { kind: "rested", seat, clause: "O24" })),
  ];
  expect(happenings(play).length).toBe(2);
  table.log = [...table.log, entry(4, { kind: "rested", seat: 1, clause: "O24" })];
  expect(happenings(play)).toEqual([{ card: "E3", lasting: true }]);
});

test("who is asked out of turn is named to the others", () => {
  const view = packed({
    question: { kind: "yes_no", asks: "REACT", card: "A14", crab: "B" },
    deciders: [2],
    choices: [],
  });
  const play = new CrabPlay(new CrabTable(view));
  expect(play.prompt).toMatchObject({ title: "Waiting for Tidal", text: "Tidal: The glutton?" });
});

test("whoever is asked in another's turn may answer", () => {
  const view = packed({
    question: { kind: "yes_no", asks: "REACT", card: "A3", crab: "R" },
    mover: 1,
    deciders: [0],
    choices: [{ word: "yes" }, { word: "no" }],
  });
  const play = new CrabPlay(new CrabTable(view));
  expect(play.actions.slice(-2).map(({ id }) => id)).toEqual(["no", "yes"]);
  expect(play.prompt.title).toContain("Stay on your legs");
});

test("the log tells surprises, Events and Challenges in the line of their turn", () => {
  const table = new CrabTable(packed());
  const play = new CrabPlay(table);
  table.log = [
    entry(0, { kind: "endowed", crab: "R", card: "A1", claws: 3, clause: "O157" }),
    entry(
      1,
      { kind: "added", seat: 0, card: "R1", side: "left", gives: ["F"], clause: "O23" },
      { kind: "used", seat: 0, crab: "R", source: "claw", what: "A1", clause: "O160" },
      { kind: "surprise", seat: 0, crab: "R", cell: "b5", token: "J2", clause: "O124" },
      {
        kind: "counted",
        challenge: "C1",
        tile: 1,
        counts: [1, 3, 0],
        first: [1],
        second: [0],
        clause: "O149",
      },
      revealed("E6", false),
    ),
  ];
  expect(logLines(play).map(({ text }) => text)).toEqual([
    "Round 1",
    "Red is The sprinter.",
    "You: start card “Forward”, The sprinter, Leaky can, Challenge: Most shells (You 1, Mona 3, Tidal 0), Event: Shell rain",
    "<R1 w",
  ]);
});
