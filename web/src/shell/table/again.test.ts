import { expect, test } from "vitest";
import { sameSeats } from "./again";

test("playing again keeps one's own seat and the bots, and invites friends anew", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Ada", here: true },
    { seat: 1, kind: "person", name: "Léo", here: false },
    { seat: 2, kind: "bot", name: "orca", here: true },
  ] as const;
  expect(sameSeats(seats, 1)).toEqual([
    { kind: "friend", bot: "" },
    { kind: "me", bot: "" },
    { kind: "bot", bot: "orca" },
  ]);
});
