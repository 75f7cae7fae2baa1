import { expect, test } from "vitest";
import { compare, editionOf, isAnother, isOld } from "./edition.svelte";

test("a page is called like its entry", () => {
  expect(editionOf("/assets/index-B1x.js")).toBe("index-B1x.js");
  expect(editionOf(null)).toBe("");
});

test("only two names that differ are two pages", () => {
  expect(isAnother("index-b.js", "index-a.js")).toBe(true);
  expect(isAnother("index-a.js", "index-a.js")).toBe(false);
  expect(isAnother("index-b.js", "")).toBe(false);
  expect(isAnother("", "index-a.js")).toBe(false);
  expect(isAnother(null, "index-a.js")).toBe(false);
});

test("a page stays old", () => {
  compare("index-a.js", "index-a.js");
  expect(isOld()).toBe(false);
  compare("index-b.js", "index-a.js");
  compare("index-a.js", "index-a.js");
  expect(isOld()).toBe(true);
});
