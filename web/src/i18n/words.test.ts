import { beforeEach, expect, test, vi } from "vitest";

/** Words that a server has, by game and language. */
const served = vi.hoisted(() => new Map<string, string>());
const asked = vi.hoisted(() => [] as string[]);

vi.mock("../wire/http", () => ({
  gameWords: (game: string, lang: string) => {
    asked.push(`${game}/${lang}`);
    return Promise.resolve(served.get(`${game}/${lang}`) ?? null);
  },
}));
vi.stubGlobal("document", { documentElement: { lang: "" } });

const { firstWords, openWords, say, sayIn, sayOr, speak } = await import("./words.svelte");

beforeEach(async () => {
  served.clear();
  asked.length = 0;
  await firstWords();
  await speak("en");
  asked.length = 0;
});

test("a game of the house has its words in the page", async () => {
  await openWords("urchins");
  expect(sayIn("urchins", "game-title")).toBe("Urchins");
  expect(asked).toEqual([]);
});

test("a game from elsewhere brings its words by the server, in the language spoken", async () => {
  served.set("nim/en", "game-title = Nim\nevent-took = { $name } took { $count }");
  served.set("nim/fr", "game-title = Le jeu de Nim");
  await openWords("nim");
  expect(sayIn("nim", "game-title")).toBe("Nim");
  expect(say("event-took", { name: "Ada", count: 3 })).toBe("Ada took 3");
  await speak("fr");
  expect(sayIn("nim", "game-title")).toBe("Le jeu de Nim");
});

test("in English where it has no others, and in nobody's where it has none", async () => {
  served.set("hex/en", "game-title = Hex");
  await speak("fr");
  await openWords("hex");
  expect(sayIn("hex", "game-title")).toBe("Hex");
  await openWords("mute");
  expect(sayIn("mute", "game-title")).toBeNull();
  expect(sayOr("move-a", "a")).toBe("a");
  expect(say("undo")).toBe("Annuler");
});
