import { expect, test } from "vitest";
import { againstBots, amongFriends, middleBot, seatSomeone, settled, usualPlayers, valuesOf, wishFor, withPlayers } from "./seating";

const bots = ["plankton", "herring", "dolphin", "orca"];

test("the bot in the middle is neither the weakest nor the strongest", () => {
  expect(middleBot(bots)).toBe("dolphin");
  expect(middleBot(["weak", "middle", "strong"])).toBe("middle");
  expect(middleBot(["only"])).toBe("only");
});

test("two players are usual, unless the game wants more or fewer", () => {
  expect(usualPlayers({ min_players: 1, max_players: 4 })).toBe(2);
  expect(usualPlayers({ min_players: 3, max_players: 5 })).toBe(3);
  expect(usualPlayers({ min_players: 1, max_players: 1 })).toBe(1);
});

test("the first seat is mine, against bots and among friends", () => {
  expect(againstBots(3, bots)).toEqual(["me", "dolphin", "dolphin"]);
  expect(amongFriends(2)).toEqual(["me", "friend"]);
});

test("a sitter becomes a wish for the server", () => {
  expect(wishFor("me")).toEqual({ kind: "me", bot: "" });
  expect(wishFor("orca")).toEqual({ kind: "bot", bot: "orca" });
});

test("more chairs are filled with newcomers, fewer drop the last", () => {
  expect(withPlayers(["me", "orca"], 4, "herring")).toEqual(["me", "orca", "herring", "herring"]);
  expect(withPlayers(["me", "orca", "friend"], 2, "herring")).toEqual(["me", "orca"]);
});

test("sitting down elsewhere trades places", () => {
  expect(seatSomeone(["me", "orca"], 1, "me")).toEqual(["orca", "me"]);
  expect(seatSomeone(["me", "orca"], 1, "friend")).toEqual(["me", "friend"]);
});

const seating = { name: "seating", values: ["a", "b", "c"], default: "a", by_players: { "2": ["b", "c"] } };

test("an option's values may depend on the players", () => {
  expect(valuesOf(seating, 2)).toEqual(["b", "c"]);
  expect(valuesOf(seating, 3)).toEqual(["a", "b", "c"]);
});

test("a choice that is not allowed any more falls back", () => {
  expect(settled([seating], 3, { seating: "c" })).toEqual({ seating: "c" });
  expect(settled([seating], 3, {})).toEqual({ seating: "a" });
  expect(settled([seating], 2, { seating: "a" })).toEqual({ seating: "b" });
});

test("an option without a value for this many players is left out", () => {
  expect(settled([{ ...seating, by_players: { "1": [] } }], 1, {})).toEqual({});
});
