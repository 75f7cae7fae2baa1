import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { files } from "./files";
import { languages, type Lang } from "./languages";

const house = new URL("../../../src/seaboard/", import.meta.url);
/** Folders of games that have words, as they lie on the disk. */
const games = readdirSync(new URL("games/", house)).filter((folder) =>
  existsSync(new URL(`games/${folder}/words/`, house)),
);
/** Where a file lies: "cli" and "shell" are the house's, all others a game's. */
const placeOf = (lang: Lang, name: string) =>
  new URL(games.includes(name) ? `games/${name}/words/${lang}.ftl` : `words/${lang}/${name}.ftl`, house);
const names = ["shell", "cli", ...games];
const textOf = (lang: Lang, name: string) => readFileSync(placeOf(lang, name), "utf8");

/** Every message with the variables that its sentence uses. */
function messages(lang: Lang, name: string): Map<string, { variables: string[]; empty: boolean }> {
  const found = new Map<string, { variables: string[]; empty: boolean }>();
  for (const entry of new FluentResource(textOf(lang, name)).body) {
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

test("the page is built with the words of its frame and of every game in the house", async () => {
  const built = Object.keys(files).sort();
  const lying = languages.flatMap((lang) =>
    ["shell", ...games].map((name) => `${lang}/${name.replaceAll("_", "-")}`),
  );
  expect(games.length).toBeGreaterThan(0);
  expect(built).toEqual(lying.sort());
  for (const [file, load] of Object.entries(files)) {
    const [lang, name] = file.split("/") as [Lang, string];
    expect(await load()).toBe(textOf(lang, name.replaceAll("-", "_")));
  }
});

test.each(games)("%s: no key of the game is a key of the frame, which is asked after it", (game) => {
  const frame = messages("en", "shell");
  expect([...messages("en", game).keys()].filter((key) => frame.has(key))).toEqual([]);
});

describe.each(names)("%s", (file) => {
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
