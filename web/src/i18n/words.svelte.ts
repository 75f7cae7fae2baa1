/** The words of the moment: `say` follows the chosen language without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Params } from "../games/contract";
import { keep, kept } from "../wire/seats";
import { languages, spokenBy, type Lang } from "./languages";

/** Files of `src/seaboard/words`, read when first needed: "en/shell" → its text. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(["@words/*/*.ftl", "!@words/*/cli.ftl"], { query: "?raw", import: "default" }),
  ).map(([path, load]) => [
    path
      .split("/")
      .slice(-2)
      .join("/")
      .replace(/\.ftl$/, ""),
    load,
  ]),
);

/** One bundle a file: two games may both have a word for "option-score". */
const bundles = new Map<string, FluentBundle>();
/** Games whose words were wanted; the last one is the one on the table. */
let wanted = $state<string[]>([]);

let lang = $state<Lang>(firstLanguage());
/** Counts up when words arrive, so that texts drawn before are drawn again. */
let arrived = $state(0);

function firstLanguage(): Lang {
  const chosen = languages.find((known) => known === kept("language"));
  return chosen ?? spokenBy(navigator.languages);
}

async function read(of: Lang, name: string): Promise<void> {
  const file = `${of}/${name}`;
  const load = files[file];
  if (bundles.has(file) || !load) return;
  const text = await load();
  // The isolating marks would show up in copied text and in attributes.
  const bundle = new FluentBundle(of, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(file, bundle);
  arrived++;
}

/** Reads a game's words in the language of the moment and in every later one. */
export async function openWords(game: string): Promise<void> {
  // An effect that opens words must not run again because of them.
  await untrack(() => {
    wanted = [...wanted.filter((other) => other !== game), game];
    return read(lang, game);
  });
}

/** The words needed before the first screen. */
export async function firstWords(): Promise<void> {
  document.documentElement.lang = lang;
  await read(lang, "shell");
}

export async function speak(next: Lang): Promise<void> {
  await Promise.all(["shell", ...wanted].map((name) => read(next, name)));
  lang = next;
  keep("language", next);
  document.documentElement.lang = next;
}

export function language(): Lang {
  return lang;
}

/** The bundle that knows this key: that of the game on the table, else the shell's. */
function knowing(key: string): FluentBundle | undefined {
  void arrived;
  return [wanted.at(-1), "shell"]
    .map((name) => bundles.get(`${lang}/${name}`))
    .find((bundle) => bundle?.hasMessage(key));
}

/** True if the current language has a sentence for this key. */
export function has(key: string): boolean {
  return knowing(key) !== undefined;
}

export function say(key: string, params?: Params): string {
  const bundle = knowing(key);
  const sentence = bundle?.getMessage(key)?.value;
  // A key on the screen is ugly but tells us what is missing; the completeness test keeps it away.
  if (!bundle || !sentence) return key;
  return bundle.formatPattern(sentence, params, []);
}

/** Says the key if it is known, else these plain words: for names that a server may add. */
export function sayOr(key: string, plain: string, params?: Params): string {
  return has(key) ? say(key, params) : plain;
}

/** British English: no comma before "and", for lines are short. */
const listing: Record<Lang, string> = { en: "en-GB", fr: "fr" };

/** "Mona, Tidal and Léo" */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(listing[lang], { style: "long", type: "conjunction" }).format(names);
}
