import { describe, expect, it } from "vitest";
import type { SeatFacts } from "../../wire/types";
import { drawings } from "./animals";
import { avatars, type Avatar } from "./names";
import { animalOf } from "./whose";

const seat = (facts: Partial<SeatFacts>): SeatFacts => ({
  seat: 0,
  kind: "person",
  name: "Ann",
  here: true,
  ...facts,
});

describe("the animal on a seat", () => {
  it("is the one that a person chose, or none", () => {
    expect(animalOf(seat({ avatar: "turtle" }))).toBe("turtle");
    expect(animalOf(seat({}))).toBeNull();
  });

  it("is a bot's own, and a buoy for a bot that nobody has drawn", () => {
    expect(animalOf(seat({ kind: "bot", name: "orca" }))).toBe("orca");
    expect(animalOf(seat({ kind: "bot", name: "my-bot" }))).toBe("buoy");
  });

  it("is a bot's while it plays for a person", () => {
    expect(animalOf(seat({ kind: "bot", name: "seal", stands_in_for: "Ann" }))).toBe("seal");
  });

  it("is nobody's on a free seat", () => {
    expect(animalOf(seat({ kind: "open", name: "" }))).toBeNull();
    expect(animalOf(undefined)).toBeNull();
  });
});

describe("the animals to choose from", () => {
  it("are those that the server knows, each drawn in a way of its own", () => {
    // One that the server knows and nobody can choose fails to compile.
    const left: Exclude<Avatar, (typeof avatars)[number]>[] = [];
    expect(left).toEqual([]);
    expect(new Set(avatars.map((avatar) => drawings[avatar])).size).toBe(avatars.length);
    expect(avatars.length).toBeGreaterThanOrEqual(8);
  });
});
