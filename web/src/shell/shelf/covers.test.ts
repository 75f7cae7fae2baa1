import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import type { Cover } from "../../games/contract";
import { languages, type Lang } from "../../i18n/languages";
import { files } from "../../i18n/files";

vi.mock("../../i18n/words.svelte", () => ({ language: () => "en", sayIn: () => null }));

const { art, boxes, coverOf, titleOnShelf } = await import("./covers");
const covers = import.meta.glob<{ default: Cover }>("../../games/*/cover/index.ts", { eager: true });
const games = new URL("../../games/", import.meta.url);

test("every game that has a folder has a box", () => {
  const folders = readdirSync(games).filter((folder) => existsSync(new URL(`${folder}/index.ts`, games)));
  expect(folders.length).toBeGreaterThan(0);
  expect(boxes.toSorted()).toEqual(folders.toSorted());
});

test("the shelf reads a title as the game's own words have it", async () => {
  for (const [path, { default: cover }] of Object.entries(covers)) {
    for (const lang of languages) {
      const words = new FluentBundle(lang);
      words.addResource(new FluentResource(await files[`${lang}/${path.split("/").at(-3)}`]!()));
      const own = words.formatPattern(words.getMessage("game-title")!.value!);
      expect(cover.title[lang satisfies Lang]).toBe(own);
    }
  }
});

test("every symbol of a lid is there, once", () => {
  const ids = [...art.matchAll(/ id="([\w-]+)"/g)].map((found) => found[1]);
  expect(ids.length).toBe(new Set(ids).size);
  for (const game of boxes) {
    const { drawing, thumb } = coverOf(game);
    const used = [...drawing.matchAll(/href="#([\w-]+)"/g)].map((found) => found[1]);
    for (const symbol of [...used, thumb?.symbol]) expect(ids).toContain(symbol);
  }
});

test("a game from elsewhere has a plain box in a colour of its own, and its name on it", () => {
  expect(titleOnShelf("nine-holes")).toBe("nine-holes");
  expect(coverOf("nine-holes")).toEqual(coverOf("nine-holes"));
  const sides = ["nim", "connect-four", "go", "hex", "nine-holes", "amazons"].map(
    (name) => coverOf(name).side,
  );
  expect(new Set(sides).size).toBeGreaterThan(1);
});

test("no game is named in the frame", () => {
  const shell = new URL("../../", import.meta.url);
  for (const folder of ["shell", "wire", "i18n", "theme", "plain"]) {
    for (const file of readdirSync(new URL(`${folder}/`, shell), { recursive: true }).map(String)) {
      if (!/\.(ts|svelte|css)$/.test(file) || /\.test\.ts$|^types\.ts$/.test(file)) continue;
      const text = readFileSync(new URL(`${folder}/${file}`, shell), "utf8");
      for (const game of boxes)
        expect({ file, names: text.includes(`"${game}"`) }).toEqual({ file, names: false });
    }
  }
});
