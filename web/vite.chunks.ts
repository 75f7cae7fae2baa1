import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** A file for each first screen instead of dozens: what every page needs, what the shelf needs, what tables,
 *  lessons and puzzles have in common. A module that two of them share lies in the earlier one. */
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
      const pages = new Map(["main.ts", ...PAGES].map((page) => [page, withAll(source(page))] as const));
      const shelf = pages.get(SHELF)!;
      const table = pages.get(TABLE)!;
      const others = PAGES.filter((page) => page !== TABLE).map((page) => pages.get(page)!);
      const put = (ids: Iterable<string>, file: string) => {
        for (const id of ids) if (!files.has(id)) files.set(id, file);
      };
      // The entry itself stays apart: its name is the page's edition.
      const entry = source("main.ts");
      put(
        [...pages.get("main.ts")!].filter((id) => id !== entry),
        "base",
      );
      put(both(shelf, table), "base");
      put(shelf, "shelf");
      for (const other of others) put(both(table, other), "common");
    },
    fileOf: (id) => files.get(id) ?? null,
  };
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((id) => other.has(id));

const SHELF = "shell/shelf/Shelf.svelte";
const TABLE = "shell/table/TablePage.svelte";
const PAGES = [
  SHELF,
  TABLE,
  "shell/learn/LearnPage.svelte",
  "shell/puzzle/PuzzlePage.svelte",
  "shell/rules/RulesPage.svelte",
  "shell/matches/MatchesPage.svelte",
];
