/** The seats at which people sit who share this device, where there are several: table → seat → token. */
import { readStored, seats, writeStored } from "./seats";

type Here = Record<string, Record<number, string>>;

function all(): Here {
  const stored = readStored("here");
  if (typeof stored !== "object" || stored === null) return {};
  return stored as Here;
}

/** The tokens by seat; none where only one person of this device plays. */
export const hereAt = (table: string): Readonly<Record<number, string>> => all()[table] ?? {};

/** Tables that the browser has forgotten are forgotten here too. */
export function rememberHere(table: string, seat: number, token: string): void {
  const known = seats();
  const others = Object.entries(all()).filter(([name]) => name !== table && Object.hasOwn(known, name));
  writeStored("here", { ...Object.fromEntries(others), [table]: { ...hereAt(table), [seat]: token } });
}
