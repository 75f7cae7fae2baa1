import { expect, test } from "vitest";
import type { GameFacts } from "../../wire/types";
import { firstMatch, usualMatch } from "./wishes";

const game = {
  name: "oh-crab",
  bots: ["plankton", "seal", "orca"],
  usual_players: 4,
  gentle_players: 3,
  gentle_options: { short: true },
  bot_options: { clock: 0 },
} as unknown as GameFacts;

test("a first match is short, among few, against the gentlest bot, and nobody hurries", () => {
  expect(firstMatch(game, "Ada")).toEqual({
    game: "oh-crab",
    seats: [
      { kind: "me", bot: "" },
      { kind: "bot", bot: "plankton" },
      { kind: "bot", bot: "plankton" },
    ],
    options: { clock: 0, short: true },
    name: "Ada",
  });
});

test("whoever likes another colour sits on its seat, and the bots around", () => {
  expect(firstMatch(game, "", 2).seats.map(({ kind }) => kind)).toEqual(["bot", "bot", "me"]);
  expect(usualMatch(game, "", 1).seats).toEqual([
    { kind: "bot", bot: "seal" },
    { kind: "me", bot: "" },
    { kind: "bot", bot: "seal" },
    { kind: "bot", bot: "seal" },
  ]);
});

test("whoever knows the game meets the middle bot in a whole match; bots hurry nobody", () => {
  const { seats, options } = usualMatch(game, "");
  expect(seats).toHaveLength(4);
  expect(seats[1]).toEqual({ kind: "bot", bot: "seal" });
  expect(options).toEqual({ clock: 0 });
});
