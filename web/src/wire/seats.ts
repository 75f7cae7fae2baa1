/** What this browser remembers: its seats, its name, its language, its light. */

const prefix = "seaboard.";
/** A browser that never forgets would send ever longer lists to /api/mine. */
const mostSeats = 60;

/** Small things, one text each. */
type Small =
  | "name"
  | "avatar"
  | "language"
  | "theme"
  | "lessons"
  | "start"
  | "speed"
  | "motion"
  | "sound"
  | "log"
  | "finished"
  | "puzzles";

/** A browser may forbid storage (private windows, cookies off): then nothing is remembered. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function kept(what: Small): string | null {
  try {
    return storage()?.getItem(prefix + what) ?? null;
  } catch {
    return null;
  }
}

export function keep(what: Small, value: string): void {
  try {
    storage()?.setItem(prefix + what, value);
  } catch {
    // Full or forbidden: the choice holds for this page only.
  }
}

/** Whatever was written under a name; null if nothing can be read there. */
export function readStored(what: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(prefix + what) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(what: string, value: unknown): void {
  try {
    storage()?.setItem(prefix + what, JSON.stringify(value));
  } catch {
    // Full or forbidden: it holds for this page only.
  }
}

/** The tokens by table, oldest first. */
export function seats(): Record<string, string> {
  const stored = readStored("seats");
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
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

/** The seats with one more, the newest last. Where there is no more room the oldest finished match is forgotten,
 *  and only among running ones the oldest of all. */
export function withSeat(
  all: Record<string, string>,
  table: string,
  token: string,
  over: ReadonlySet<string>,
): Record<string, string> {
  const others = Object.keys(all).filter((known) => known !== table);
  const worthLess = [
    ...others.filter((known) => over.has(known)),
    ...others.filter((known) => !over.has(known)),
  ];
  const gone = new Set(worthLess.slice(0, Math.max(0, others.length + 1 - mostSeats)));
  const left = others.filter((known) => !gone.has(known)).map((known) => [known, all[known]!] as const);
  return Object.fromEntries([...left, [table, token] as const]);
}

export function rememberSeat(table: string, token: string): void {
  keepSeats(withSeat(seats(), table, token, overTables()));
}

/** The seat is another's now, or given up for good. */
export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  keepSeats(others);
  rememberOver(table, false);
}

/** Tables with a seat of ours whose match is over. */
export function overTables(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(`${prefix}over`) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((table) => typeof table === "string") : []);
  } catch {
    return new Set();
  }
}

/** A match is over, or runs again because its end was taken back. */
export function rememberOver(table: string, isOver: boolean): void {
  const known = overTables();
  if (known.has(table) === isOver) return;
  const mine = seats();
  const others = [...known].filter((each) => each !== table && Object.hasOwn(mine, each));
  try {
    storage()?.setItem(`${prefix}over`, JSON.stringify(isOver ? [...others, table] : others));
  } catch {
    // As above: then the oldest seat has to go, over or not.
  }
}

/** The seats where there is still something to do. */
export function running(all: Record<string, string>, over: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([table]) => !over.has(table)));
}
