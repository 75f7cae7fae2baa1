import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** A few files instead of dozens: what every page needs, what the shelf needs, what the places behind it have in common. */
export function fewFiles(): Plugin & { fileOf(id: string): string | null } {
  const files = new Map<string, string>();
  return {
    name: "few-files",
    apply: "build",
    buildEnd(error) {
      if (error) return;
      /** All that is fetched with a module. */
      const withAll = (first: string): Set<string> => {
        const found = new Set<string>();
        const open = [first];
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      const entry = source("main.ts");
      const shelf = withAll(source(SHELF));
      const table = withAll(source(TABLE));
      const put = (ids: Iterable<string>, file: string) => {
        for (const id of ids) if (!files.has(id)) files.set(id, file);
      };
      // The entry itself stays apart: its name is the page's edition.
      put(
        [...withAll(entry)].filter((id) => id !== entry),
        "base",
      );
      put(both(shelf, table), "base");
      put(shelf, "shelf");
      // Lessons and puzzles are alike, and no table has to wait for what they share.
      const [lessons, puzzles, ...others] = [...OTHERS, ...GAMES].map((page) => withAll(source(page)));
      const games = others.slice(-GAMES.length);
      const elsewhere = (id: string) => [table, ...games].some((place) => place.has(id));
      put(
        both(lessons!, puzzles!).filter((id) => !elsewhere(id)),
        "trying",
      );
      // What two of the places have in common that lie behind the shelf; a game or a page alone keeps its own.
      const places = [table, lessons!, puzzles!, ...others];
      for (const [number, place] of places.entries())
        for (const other of places.slice(number + 1)) put(both(place, other), "common");
    },
    fileOf: (id) => files.get(id) ?? null,
  };
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((id) => other.has(id));

const SHELF = "shell/shelf/Shelf.svelte";
const TABLE = "shell/table/TablePage.svelte";
const OTHERS = [
  "shell/learn/LearnPage.svelte",
  "shell/puzzle/PuzzlePage.svelte",
  "shell/shelf/SetUp.svelte",
  "shell/shelf/MySettings.svelte",
];
const GAMES = readdirSync(source("games"))
  .map((game) => `games/${game}/index.ts`)
  .filter((path) => existsSync(source(path)));
