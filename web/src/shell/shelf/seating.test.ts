import { expect, test } from "vitest";
import {
  againstBots,
  allFriends,
  amongFriends,
  firstOwn,
  hasEffect,
  inOrder,
  middleBot,
  seatSomeone,
  settled,
  toggled,
  usualPlayers,
  valuesOf,
  wayOf,
  wishFor,
  withPlayers,
  withWord,
} from "./seating";

const bots = ["plankton", "herring", "seal", "dolphin", "orca"];

test("the bot in the middle is neither the weakest nor the strongest", () => {
  expect(middleBot(bots)).toBe("seal");
  expect(middleBot(["weak", "middle", "strong"])).toBe("middle");
  expect(middleBot(["only"])).toBe("only");
});

test("the game says how many are usual", () => {
  expect(usualPlayers({ usual_players: 4 })).toBe(4);
});

test("a value of one's own has a word in every place", () => {
  const tiles = {
    name: "tiles",
    values: [""],
    default: "",
    by_players: null,
    places: {
      "2": [
        ["0A", "0B"],
        ["1A", "1B", "2A"],
        ["1A", "1B", "2A"],
      ],
    },
  };
  expect(firstOwn(tiles, 2)).toBe("0A 1A 2A");
  expect(firstOwn(tiles, 3)).toBe("");
  expect(withWord(tiles, 2, "0A 1A 2A", 1, "2A")).toBe("0A 2A 1A");
  expect(withWord(tiles, 2, "0A 1A 2A", 1, "1B")).toBe("0A 1B 2A");
  expect(settled([tiles], 2, { tiles: "0B 2A 1B" })).toEqual({ tiles: "0B 2A 1B" });
  expect(settled([tiles], 2, { tiles: "2A 0B 1B" })).toEqual({ tiles: "" });
  expect(settled([tiles], 3, { tiles: "0B 2A 1B" })).toEqual({ tiles: "" });
});

test("the first seat is mine, against bots and among friends", () => {
  expect(againstBots(3, bots)).toEqual(["me", "seal", "seal"]);
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

test("numbers are listed from small to large, words as the game has them", () => {
  expect(inOrder([5, 6, 4, 10, 3])).toEqual([3, 4, 5, 6, 10]);
  expect(inOrder(["union", "best"])).toEqual(["union", "best"]);
});

test("a choice that is not allowed any more falls back", () => {
  expect(settled([seating], 3, { seating: "c" })).toEqual({ seating: "c" });
  expect(settled([seating], 3, {})).toEqual({ seating: "a" });
  expect(settled([seating], 2, { seating: "a" })).toEqual({ seating: "b" });
});

test("an option without a value for this many players is left out", () => {
  expect(settled([{ ...seating, by_players: { "1": [] } }], 1, {})).toEqual({});
});

test("a default that depends on the players is theirs", () => {
  const scenario = { name: "scenario", values: [8, 1], default: 8, by_players: { "2": [8, 1], "4": [1, 8] } };
  expect(settled([scenario], 4, {})).toEqual({ scenario: 1 });
  expect(settled([scenario], 2, {})).toEqual({ scenario: 8 });
});

test("modules are chosen in any combination, and what hangs on one has no effect without it", () => {
  const modules = { name: "modules", values: ["", "1"], default: "", parts: ["1", "2", "3", "4"] };
  const events = { name: "events", values: ["all", "lucky"], default: "all", needs: ["modules", "2"] };
  expect(toggled(modules, "", "3")).toBe("3");
  expect(toggled(modules, "3", "1")).toBe("1 3");
  expect(toggled(modules, "1 3", "3")).toBe("1");
  expect(settled([modules], 3, { modules: "2 3" })).toEqual({ modules: "2 3" });
  expect(settled([modules], 3, { modules: "2 5" })).toEqual({ modules: "" });
  expect([
    hasEffect(events, { modules: "1 2" }),
    hasEffect(events, { modules: "1" }),
    hasEffect(modules, {}),
  ]).toEqual([true, false, true]);
});

test("friends come by link, or sit around this device", () => {
  const around = allFriends(["me", "friend", "seal", "friend"], "here");
  expect(around).toEqual(["me", "here", "seal", "here"]);
  expect(wayOf(around)).toBe("here");
  expect(wayOf(allFriends(around, "friend"))).toBe("friend");
  expect(wayOf(["me", "friend", "here"])).toBe("mixed");
  expect(wayOf(["me", "seal"])).toBe("mixed");
  expect(around.map(wishFor).map(({ kind }) => kind)).toEqual(["me", "friend", "bot", "friend"]);
});
