/** Was a match dealt from the seed it promised? What counts is the fingerprint that this browser saw before the end. */
import { sha256 } from "./sha256";

const place = "seaboard.fingerprints";
const most = 200;

type Kept = Pick<Storage, "getItem" | "setItem">;

function storage(): Kept | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The first fingerprint seen of a table while its seed was a secret: this one, if none was; null: never seen. */
export function firstFingerprint(
  table: string,
  told: string,
  secret: boolean,
  kept: Kept | null = storage(),
): string | null {
  try {
    const pairs: unknown = JSON.parse(kept?.getItem(place) ?? "[]");
    const known = (Array.isArray(pairs) ? pairs : []).filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.every((part) => typeof part === "string"),
    );
    const first = known.find(([name]) => name === table);
    if (first) return first[1];
    if (secret) kept?.setItem(place, JSON.stringify([...known, [table, told]].slice(-most)));
  } catch {
    // Full or forbidden: the page remembers it as long as it is open.
  }
  return secret ? told : null;
}

/** Whether a seed has this fingerprint. */
export async function isFair(seed: string, fingerprint: string): Promise<boolean> {
  return (await sha256(seed)) === fingerprint;
}
