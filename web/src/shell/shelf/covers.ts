/** The boxes on the shelf. A game's folder brings its own (`games/<name>/cover`); every other game gets a plain
 *  one, so that nothing here needs to know the games. */
import type { Cover } from "../../games/contract";
import { language } from "../../i18n/words.svelte";
import { titleOf } from "../titles.svelte";
import { plainCover } from "./plain-cover";
import weed from "./weed.svg?raw";

const covers: Readonly<Record<string, Cover>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Cover }>("../../games/*/cover/index.ts", { eager: true }))
    .map(([path, { default: cover }]) => [path.split("/").at(-3)!, cover] as const)
    .sort(([, a], [, b]) => a.place - b.place),
);

/** The symbols that covers are drawn with, put into the page once. */
export const art = [weed, ...Object.values(covers).map((cover) => cover.art)].join("");

/** The boxes that stand on the shelf even while their game is not there yet, in this order. */
export const boxes = Object.keys(covers);

export const coverOf = (game: string): Omit<Cover, "title"> => covers[game] ?? plainCover(game);

/** A game's title where its words have not been fetched. */
export const titleOnShelf = (game: string): string => covers[game]?.title[language()] ?? titleOf(game);
