import { expect, test, vi } from "vitest";
import { placeOf } from "../route";
import { dealLink, wishForDeal } from "./deal";

test("a link to a deal brings the same deal", () => {
  vi.stubGlobal("location", { origin: "http://sea.example" });
  const link = new URL(
    dealLink({ game: "fish-and-chips", seed: "77", options: { buoy: "f1", four_alike: false } }),
  );
  expect(placeOf(link.pathname)).toEqual({ name: "deal", game: "fish-and-chips", seed: "77" });
  expect(Object.fromEntries(link.searchParams)).toEqual({ buoy: "f1", four_alike: "0" });
});

test("a deal is for one seat", () => {
  expect(wishForDeal({ game: "g", seed: "77", options: {} }, "Ada")).toEqual({
    game: "g",
    seats: [{ kind: "me", bot: "" }],
    options: {},
    name: "Ada",
    seed: "77",
  });
});
