import { beforeEach, expect, test, vi } from "vitest";
import { hereAt } from "../wire/here";
import { newTable, sit } from "../wire/http";
import { tokenFor } from "../wire/seats";
import type { NewTable } from "../wire/types";
import { lay } from "./lay";
import { go } from "./route.svelte";
import { tell } from "./toasts.svelte";

vi.mock("../wire/http", () => ({ newTable: vi.fn(), sit: vi.fn() }));
vi.mock("./problem", () => ({ inWords: () => "in words" }));
vi.mock("./route.svelte", () => ({ go: vi.fn() }));
vi.mock("./toasts.svelte", () => ({ tell: vi.fn() }));

const wish: NewTable = { game: "g", seats: [], options: {}, name: "" };

beforeEach(() => void vi.resetAllMocks());

test("a double click lays one table", async () => {
  vi.mocked(newTable).mockResolvedValue({ table: "t", seat: null, token: null });
  await Promise.all([lay(wish), lay(wish)]);
  expect(newTable).toHaveBeenCalledTimes(1);
  expect(go).toHaveBeenCalledTimes(1);
});

test("after a failure it can be tried again", async () => {
  vi.mocked(newTable)
    .mockRejectedValueOnce(new Error())
    .mockResolvedValueOnce({ table: "t", seat: null, token: null });
  await lay(wish);
  expect(tell).toHaveBeenCalledWith("in words");
  await lay(wish);
  expect(go).toHaveBeenCalledTimes(1);
});

test("those who share the device sit down with it", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.mocked(newTable).mockResolvedValue({ table: "t", seat: 0, token: "mine" });
  vi.mocked(sit).mockResolvedValue({ table: "t", seat: 2, token: "hers" });
  await lay(wish, [{ seat: 2, name: "Cleo", avatar: "ray" }]);
  expect(sit).toHaveBeenCalledWith("t", { seat: 2, name: "Cleo", avatar: "ray" });
  expect(hereAt("t")).toEqual({ 0: "mine", 2: "hers" });
  expect(tokenFor("t")).toBe("mine");
  vi.mocked(newTable).mockResolvedValue({ table: "alone", seat: 0, token: "mine" });
  await lay(wish);
  expect(hereAt("alone")).toEqual({});
  vi.unstubAllGlobals();
});
