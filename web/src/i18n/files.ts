/** The word files that are built into the page: the frame's, and those that every game of the house keeps in
 *  its own folder. Each is fetched when it is first needed: "en/shell", "fr/urchins" → how to get its text. */
const found = import.meta.glob<string>(["@words/*/shell.ftl", "@games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** "…/games/oh_crab/words/fr.ftl" → "fr/oh-crab"; "…/words/fr/shell.ftl" → "fr/shell". */
export function nameOf(path: string): string {
  const [folder, middle, last] = path
    .replace(/\.ftl$/, "")
    .split("/")
    .slice(-3) as [string, string, string];
  return last === "shell" ? `${middle}/shell` : `${last}/${folder.replaceAll("_", "-")}`;
}

export const files: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [nameOf(path), load]),
);
