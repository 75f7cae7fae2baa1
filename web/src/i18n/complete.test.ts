import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { languages, type Lang } from "./languages";

const words = new URL("../../../src/seaboard/words/", import.meta.url);
const filesOf = (lang: Lang) =>
  readdirSync(new URL(`${lang}/`, words))
    .filter((file) => file.endsWith(".ftl"))
    .sort();
const textOf = (lang: Lang, file: string) => readFileSync(new URL(`${lang}/${file}`, words), "utf8");

/** Every message with the variables that its sentence uses. */
function messages(lang: Lang, file: string): Map<string, { variables: string[]; empty: boolean }> {
  const found = new Map<string, { variables: string[]; empty: boolean }>();
  for (const entry of new FluentResource(textOf(lang, file)).body) {
    const variables = new Set<string>();
    JSON.stringify(entry.value, (_, part: unknown) => {
      if (
        typeof part === "object" &&
        part !== null &&
        "type" in part &&
        part.type === "var" &&
        "name" in part
      ) {
        variables.add(String(part.name));
      }
      return part;
    });
    const empty = entry.value === null || (typeof entry.value === "string" && entry.value.trim() === "");
    found.set(entry.id, { variables: [...variables].sort(), empty });
  }
  return found;
}

test("every language has the same files", () => {
  for (const lang of languages) expect(filesOf(lang)).toEqual(filesOf("en"));
});

describe.each(filesOf("en"))("%s", (file) => {
  test.each(languages.slice(1))("%s has the keys and variables of English", (lang) => {
    const english = messages("en", file);
    const other = messages(lang, file);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, { variables }] of english) {
      expect({ key, variables: other.get(key)?.variables }).toEqual({ key, variables });
    }
  });

  test.each(languages)("%s has no empty sentence, no key twice and no line that Fluent drops", (lang) => {
    const found = messages(lang, file);
    for (const [key, { empty }] of found) expect({ key, empty }).toEqual({ key, empty: false });
    const written = textOf(lang, file).match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
    expect(written.length).toBe(new Set(written).size);
    expect(found.size).toBe(written.length);
  });
});

test("French puts a narrow no-break space before its double punctuation", () => {
  // The command line's file is for terminals, and its question marks are commands.
  for (const file of filesOf("fr").filter((file) => file !== "cli.ftl")) {
    const wrong = textOf("fr", file)
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      // Only the sentence, not Fluent's own `{ $n -> ... }` or NUMBER(x, a: b).
      .map((line) => line.replace(/\{[^}]*\}/g, "x").replace(/^[\w-]+ *= */, ""))
      .filter((line) => /[^\u202f\s«(]([;!?]|:(?=\s|$))|[ ][;:!?]/.test(line));
    expect({ file, wrong }).toEqual({ file, wrong: [] });
  }
});
