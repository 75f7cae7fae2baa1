/** Whether other devices of this network come in, as the server said last. */
import { say } from "../i18n/words.svelte";
import { network as ask, openNetwork } from "../wire/http";
import type { Network } from "../wire/types";
import { isOnlyHere, reachable } from "./table/share";

let now = $state.raw<Network | null>(null);

/** Null until the server has said. */
export const network = () => now;

export async function askNetwork(): Promise<void> {
  now = await ask().catch(() => now);
}

/** A link of this page as others can follow it, and what to say beside it where they cannot; else "". */
export function reaching(path: string): { link: string; note: string } {
  const link = reachable(location.origin + path, now?.address ?? null);
  if (!isOnlyHere(new URL(link).hostname)) return { link, note: "" };
  return { link, note: say(now?.may_switch === false ? "link-only-here" : "network-closed") };
}

export async function switchNetwork(open: boolean): Promise<void> {
  now = await openNetwork(open);
}
