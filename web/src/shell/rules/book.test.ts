import { beforeEach, expect, test, vi } from "vitest";

const shelf = vi.hoisted(() => new Map<string, string>());
let broken = false;

vi.mock("../../wire/http", () => {
  class ProblemError extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  return {
    ProblemError,
    rules: (_: string, lang: string) => {
      if (broken) return Promise.reject(new ProblemError("offline"));
      const text = shelf.get(lang);
      return text === undefined ? Promise.reject(new ProblemError("no-rules")) : Promise.resolve(text);
    },
  };
});

const { bookIn } = await import("./book");

beforeEach(() => {
  shelf.clear();
  broken = false;
});

test("a rulebook is read in the language spoken", async () => {
  shelf.set("en", "# Rules").set("fr", "# Règles");
  expect(await bookIn("nim", "fr")).toEqual({ markdown: "# Règles", lang: "fr" });
});

test("in another one rather than not at all", async () => {
  shelf.set("en", "# Rules");
  expect(await bookIn("nim", "fr")).toEqual({ markdown: "# Rules", lang: "en" });
});

test("nobody wrote one: that is an answer, no failure", async () => {
  expect(await bookIn("nim", "en")).toBeNull();
});

test("a server that cannot be reached is a failure", async () => {
  broken = true;
  await expect(bookIn("nim", "en")).rejects.toThrow("offline");
});
