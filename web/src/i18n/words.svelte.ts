/** The words of the moment: `say` follows the chosen language without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Params } from "../games/contract";
import { gameWords } from "../wire/http";
import { keep, kept } from "../wire/seats";
import { files } from "./files";
import { languages, spokenBy, type Lang } from "./languages";

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

/** A file of the page; a game from elsewhere brings its words by the server, in English if it has no others. */
async function textOf(of: Lang, name: string): Promise<string> {
  const load = files[`${of}/${name}`];
  if (load) return load();
  return (await gameWords(name, of)) ?? (of === "en" ? null : await gameWords(name, "en")) ?? "";
}

async function read(of: Lang, name: string): Promise<void> {
  const file = `${of}/${name}`;
  if (bundles.has(file)) return;
  const text = await textOf(of, name);
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

/** Reads a game's words in the language of the moment, and lays nothing on the table: for its title. */
export const fetchWords = (game: string): Promise<void> => read(lang, game);

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

/** What a game itself has to say, whether or not it is on the table; null if it has no such sentence. */
export function sayIn(game: string, key: string, params?: Params): string | null {
  void arrived;
  const bundle = bundles.get(`${lang}/${game}`);
  const sentence = bundle?.getMessage(key)?.value;
  return bundle && sentence ? bundle.formatPattern(sentence, params, []) : null;
}

/** British English: no comma before "and", for lines are short. */
const listing: Record<Lang, string> = { en: "en-GB", fr: "fr" };

/** "Mona, Tidal and Léo" */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(listing[lang], { style: "long", type: "conjunction" }).format(names);
}
