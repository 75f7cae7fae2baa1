/** Whether other devices of this network come in, as the server said last. */
import { network as ask, openNetwork } from "../wire/http";
import type { Network } from "../wire/types";

let now = $state.raw<Network | null>(null);

/** Null until the server has said. */
export const network = () => now;

export async function askNetwork(): Promise<void> {
  now = await ask().catch(() => now);
}

export async function switchNetwork(open: boolean): Promise<void> {
  now = await openNetwork(open);
}
