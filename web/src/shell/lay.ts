/** Lays a table and walks to it; what goes wrong is told on the page. */
import { rememberHere } from "../wire/here";
import { newTable, sit } from "../wire/http";
import { rememberSeat } from "../wire/seats";
import type { NewTable, Seated } from "../wire/types";
import type { Avatar } from "./avatar/names";
import { myAvatar } from "./me.svelte";
import { inWords } from "./problem";
import { tablePath } from "./route";
import { go } from "./route.svelte";
import { tell } from "./toasts.svelte";

let laying = false;

/** Somebody who shares this device, and their seat. */
export interface Companion {
  seat: number;
  name: string;
  avatar: Avatar | "";
}

/** One at a time: a double click wants one table. Those who share this device sit down before anybody else can. */
export async function lay(wish: NewTable, here: readonly Companion[] = []): Promise<void> {
  if (laying) return;
  laying = true;
  try {
    const seated = await newTable({ avatar: myAvatar(), ...wish });
    const tokens = [];
    for (const sitter of here) tokens.push(await sit(seated.table, sitter));
    const all = [seated, ...tokens].filter(({ token }) => token !== null);
    if (all[0]?.token) rememberSeat(seated.table, all[0].token);
    for (const { table, seat, token } of all.length > 1 ? all : [])
      if (seat !== null && token !== null) rememberHere(table, seat, token);
    sitAt(seated);
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
