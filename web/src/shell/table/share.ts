/** The link that brings a friend, or oneself, to a table. It holds no token: whoever has it may watch. */
import { tablePath } from "../route";

export const linkTo = (table: string) => location.origin + tablePath(table);

/** An address that only the computer itself understands. */
export const isOnlyHere = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** The same link as other devices of the network can follow it, where the machine has let them in. */
export function reachable(link: string, address: string | null): string {
  const { hostname, pathname, search } = new URL(link);
  return isOnlyHere(hostname) && address ? new URL(pathname + search, address).href : link;
}

export const canShare = () =>
  typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

export async function share(title: string, url: string): Promise<void> {
  // Closing the system's sheet rejects: that is an answer, not a failure.
  await navigator.share({ title, url }).catch(() => undefined);
}
