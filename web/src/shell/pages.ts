/** A page's code, fetched when its address is opened. */
import type { Place } from "./route";

export const shelf = () => import("./shelf/Shelf.svelte");
export const table = () => import("./table/TablePage.svelte");
export const deal = () => import("./table/DealPage.svelte");
export const rules = () => import("./rules/RulesPage.svelte");
export const matches = () => import("./matches/MatchesPage.svelte");
export const puzzles = () => import("./puzzle/ArchivePage.svelte");
export const puzzle = () => import("./puzzle/PuzzlePage.svelte");
export const learn = () => import("./learn/LearnPage.svelte");
export const practice = () => import("./practice/PracticePage.svelte");

/** Fetches the page's code early, beside the words: the first screen waits for both only once. */
export function fetchAhead(place: Place): void {
  if (place.name === "shelf") void shelf();
  else if (place.name === "table") void table();
  else if (place.name === "deal") void deal();
  else if (place.name === "rules") void rules();
  else if (place.name === "practice") void practice();
  else if (place.name === "matches") void matches();
  else if (place.name === "puzzles") void puzzles();
  else if (place.name === "puzzle") void puzzle();
  else if (place.name === "learn") void learn();
}
