/** Where an address leads. */
export type Place =
  | { name: "shelf" }
  | { name: "table"; table: string }
  | { name: "rules"; game: string }
  | { name: "practice"; game: string }
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
  if (more.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "shelf" };
  if (first === "t" && second !== undefined) return { name: "table", table: second };
  if (first === "rules" && second !== undefined) return { name: "rules", game: second };
  if (first === "practice" && second !== undefined) return { name: "practice", game: second };
  return { name: "lost" };
}

export const tablePath = (table: string) => `/t/${encodeURIComponent(table)}`;
export const dealPath = (game: string, seed: string, options: URLSearchParams) =>
  `/deal/${encodeURIComponent(game)}/${encodeURIComponent(seed)}${options.size > 0 ? `?${options}` : ""}`;
export const rulesPath = (game: string, clause = "") =>
  `/rules/${encodeURIComponent(game)}${clause && `#${clause}`}`;
export const practicePath = (game: string) => `/practice/${encodeURIComponent(game)}`;
