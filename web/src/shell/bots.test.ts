import { expect, test, vi } from "vitest";

const said: Record<string, string> = {
  "level-seal": "here",
  "bot-seal-how": "anywhere",
  "bot-orca-how": "anywhere",
};
vi.mock("../i18n/words.svelte", () => ({
  sayOr: (key: string, plain: string, params?: { players: number }) =>
    key in said ? `${said[key]} (${params?.players ?? "any"})` : plain,
}));
const { howItPlays } = await import("./bots");

test("a game says how a level plays it with so many; else the house says how it plays", () => {
  expect(howItPlays("seal", 3)).toBe("here (3)");
  expect(howItPlays("orca", 3)).toBe("anywhere (any)");
  expect(howItPlays("mona", 3)).toBe("");
});
