import { beforeEach, expect, test, vi } from "vitest";
import { newTable } from "../wire/http";
import type { NewTable } from "../wire/types";
import { lay } from "./lay";
import { go } from "./route.svelte";
import { tell } from "./toasts.svelte";

vi.mock("../wire/http", () => ({ newTable: vi.fn() }));
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
