/** Where an address leads. */
export type Place =
  | { name: "shelf" }
  | { name: "table"; table: string; /** So many moves were played then; null: now. */ at: number | null }
  | { name: "matches" }
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; day: string }
  | { name: "rules"; game: string }
  | { name: "practice"; game: string }
  | { name: "learn"; game: string }
  | { name: "deal"; game: string; seed: string }
  | { name: "lost" };

export function placeOf(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  let decoded: string[];
  try {
    decoded = parts.map(decodeURIComponent);
  } catch {
    return { name: "lost" };
  }
  const [first, second, ...more] = decoded;
  if (first === "deal" && second !== undefined && more.length === 1)
    return { name: "deal", game: second, seed: more[0]! };
  if (first === "puzzle" && second !== undefined && more.length === 1)
    return { name: "puzzle", game: second, day: more[0]! };
  if (first === "t" && second !== undefined && more.length === 1 && /^\d{1,5}$/.test(more[0]!))
    return { name: "table", table: second, at: Number(more[0]) };
  if (more.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "shelf" };
  if (first === "t" && second !== undefined) return { name: "table", table: second, at: null };
  if (first === "matches" && second === undefined) return { name: "matches" };
  if (first === "puzzles" && second === undefined) return { name: "puzzles" };
  if (first === "rules" && second !== undefined) return { name: "rules", game: second };
  if (first === "practice" && second !== undefined) return { name: "practice", game: second };
  if (first === "learn" && second !== undefined) return { name: "learn", game: second };
  return { name: "lost" };
}

export const tablePath = (table: string) => `/t/${encodeURIComponent(table)}`;
/** The board of a table after so many moves. */
export const momentPath = (table: string, at: number | null) =>
  at === null ? tablePath(table) : `${tablePath(table)}/${at}`;
export const matchesPath = "/matches";
export const puzzlesPath = "/puzzles";
export const puzzlePath = (game: string, day: string) =>
  `/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;
export const dealPath = (game: string, seed: string, options: URLSearchParams) =>
  `/deal/${encodeURIComponent(game)}/${encodeURIComponent(seed)}${options.size > 0 ? `?${options}` : ""}`;
export const rulesPath = (game: string, clause = "") =>
  `/rules/${encodeURIComponent(game)}${clause && `#${clause}`}`;
export const practicePath = (game: string) => `/practice/${encodeURIComponent(game)}`;
export const learnPath = (game: string) => `/learn/${encodeURIComponent(game)}`;
