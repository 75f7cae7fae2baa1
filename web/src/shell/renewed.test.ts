import { expect, test } from "vitest";
import { comesAnew } from "./renewed";

test("an old page loads itself anew once, not for ever", () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(comesAnew("index-a.js", memory)).toBe(true);
  expect(comesAnew("index-a.js", memory)).toBe(false);
  expect(comesAnew("index-b.js", memory)).toBe(true);
});

test("a window without a memory asks the person", () => {
  const none = () => {
    throw new Error("forbidden");
  };
  expect(comesAnew("index-a.js", { getItem: none, setItem: none })).toBe(false);
});
