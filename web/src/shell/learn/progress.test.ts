import { expect, test } from "vitest";
import { firstOpen, readProgress, withLesson } from "./progress";

const lessons = [{ name: "catch" }, { name: "equal" }, { name: "way" }];

test("what was learnt is kept by game, each lesson once", () => {
  const once = withLesson({ urchins: ["walk"] }, "fish-and-chips", "catch");
  expect(once).toEqual({ urchins: ["walk"], "fish-and-chips": ["catch"] });
  expect(withLesson(once, "fish-and-chips", "catch")).toBe(once);
});

test("one goes on with the first lesson not done, and from the beginning after the last", () => {
  expect(firstOpen(lessons, [])).toBe(0);
  expect(firstOpen(lessons, ["catch", "way"])).toBe(1);
  expect(firstOpen(lessons, ["way", "equal", "catch"])).toBe(0);
});

test("a storage that somebody else wrote into counts as nothing", () => {
  expect(readProgress(null)).toEqual({});
  expect(readProgress("[")).toEqual({});
  expect(readProgress("7")).toEqual({});
  expect(readProgress('{"urchins": ["walk", 3], "nim": 4}')).toEqual({ urchins: ["walk"] });
});
