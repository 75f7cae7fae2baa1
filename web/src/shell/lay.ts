/** Lays a table and walks to it; what goes wrong is told on the page. */
import { newTable } from "../wire/http";
import { rememberSeat } from "../wire/seats";
import type { NewTable } from "../wire/types";
import { inWords } from "./problem";
import { tablePath } from "./route";
import { go } from "./route.svelte";
import { tell } from "./toasts.svelte";

export async function lay(wish: NewTable): Promise<void> {
  try {
    const { table, token } = await newTable(wish);
    if (token) rememberSeat(table, token);
    go(tablePath(table));
  } catch (error) {
    tell(inWords(error));
  }
}
