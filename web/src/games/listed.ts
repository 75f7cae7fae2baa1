/** "Mona, Tidal and Léo" in the language of the table. */
export const listed = (lang: string, parts: readonly string[]): string =>
  new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { style: "long", type: "conjunction" }).format(parts);
