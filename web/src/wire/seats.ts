/** What this browser remembers: its seats, its name, its language, its light. */

const prefix = "seaboard.";
/** A browser that never forgets would send ever longer lists to /api/mine. */
const mostSeats = 60;

/** A browser may forbid storage (private windows, cookies off): then nothing is remembered. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function kept(what: "name" | "language" | "theme"): string | null {
  try {
    return storage()?.getItem(prefix + what) ?? null;
  } catch {
    return null;
  }
}

export function keep(what: "name" | "language" | "theme", value: string): void {
  try {
    storage()?.setItem(prefix + what, value);
  } catch {
    // Full or forbidden: the choice holds for this page only.
  }
}

/** The tokens by table, oldest first. */
export function seats(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(`${prefix}seats`) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
}

function keepSeats(all: Record<string, string>): void {
  try {
    storage()?.setItem(`${prefix}seats`, JSON.stringify(all));
  } catch {
    // As above: the seat is lost with the page, which the server's link cannot mend.
  }
}

export function tokenFor(table: string): string | null {
  return seats()[table] ?? null;
}

/** The seats with one more, the newest last and the oldest forgotten. */
export function withSeat(all: Record<string, string>, table: string, token: string): Record<string, string> {
  const others = Object.entries(all).filter(([known]) => known !== table);
  return Object.fromEntries([...others, [table, token] as const].slice(-mostSeats));
}

export function rememberSeat(table: string, token: string): void {
  keepSeats(withSeat(seats(), table, token));
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  keepSeats(others);
}
