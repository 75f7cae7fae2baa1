/** The game's words and the frame's are read into one book: a key must not stand in both. */
import english from "@words/en/icecool.ftl?raw";
import shell from "@words/en/shell.ftl?raw";
import { expect, test } from "vitest";

const keysOf = (text: string): string[] => text.match(/^[a-z][\w-]*(?= *=)/gim) ?? [];

test("no key of the game is a key of the frame", () => {
  const frame = new Set(keysOf(shell));
  expect(keysOf(english).filter((key) => frame.has(key))).toEqual([]);
});
