/** Lays a table and walks to it; what goes wrong is told on the page. */
import { newTable } from "../wire/http";
import { rememberSeat } from "../wire/seats";
import type { NewTable, Seated } from "../wire/types";
import { inWords } from "./problem";
import { tablePath } from "./route";
import { go } from "./route.svelte";
import { tell } from "./toasts.svelte";

let laying = false;

/** One at a time: a double click wants one table. */
export async function lay(wish: NewTable): Promise<void> {
  if (laying) return;
  laying = true;
  try {
    sitAt(await newTable(wish));
  } catch (error) {
    tell(inWords(error));
  } finally {
    laying = false;
  }
}

/** Walks to a table that was laid; `instead` of the page one is on, which Back then does not show again. */
export function sitAt({ table, token }: Seated, instead?: boolean): void {
  if (token) rememberSeat(table, token);
  go(tablePath(table), instead);
}
