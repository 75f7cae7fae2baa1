/** Where an address leads. */
export type Place =
  | { name: "shelf" }
  | { name: "table"; table: string }
  | { name: "rules"; game: string }
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
  if (more.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "shelf" };
  if (first === "t" && second !== undefined) return { name: "table", table: second };
  if (first === "rules" && second !== undefined) return { name: "rules", game: second };
  return { name: "lost" };
}

export const tablePath = (table: string) => `/t/${encodeURIComponent(table)}`;
export const rulesPath = (game: string, clause = "") => `/rules/${encodeURIComponent(game)}${clause && `#${clause}`}`;
