/** The languages that are complete; the first one answers for all others. */
export const languages = ["en", "fr"] as const;
export type Lang = (typeof languages)[number];

/** Each language's own name for itself. */
export const ownName: Record<Lang, string> = { en: "English", fr: "Français" };

/** What to speak to a browser that never chose: its first language that we know. */
export function spokenBy(preferred: readonly string[]): Lang {
  for (const tag of preferred) {
    const known = languages.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (known) return known;
  }
  return languages[0];
}
