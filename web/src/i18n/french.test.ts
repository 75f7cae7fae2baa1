/** What a French eye would stumble over: spaces before double punctuation, words that change from screen to screen, "1 coquillages". */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const house = new URL("../../../src/seaboard/", import.meta.url);
const games = readdirSync(new URL("games/", house)).filter((folder) =>
  existsSync(new URL(`games/${folder}/words/fr.ftl`, house)),
);
const read = (path: string) => readFileSync(new URL(path, house), "utf8");
const wordsOf = (lang: string): [string, string][] => [
  ...["shell", "cli", "text"].map((name): [string, string] => [name, read(`words/${lang}/${name}.ftl`)]),
  ...games.map((game): [string, string] => [game, read(`games/${game}/words/${lang}.ftl`)]),
];
const rulebooks = games.map((game): [string, string] => [game, read(`games/${game}/rulebook/fr.md`)]);

/** A no-break space is missing where a line could begin with its punctuation. */
const loose = /[^\u202f\s«(`]([;!?»]|:(?=\s|\*|$))|[ ]([;!?»]|:(?=\s|\*|$))|«[^\u202f]/;

/** The sentences of a word file, without what belongs to Fluent; nor the list of commands, whose question mark is one. */
function sentences(text: string): string[] {
  return text
    .replace(/^cli-help =\n( {4}.*\n)+/m, "")
    .replace("ou ? pour l’aide", "")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/\{[^}]*\}/g, "x").replace(/^[\w-]+ *= */, ""))
    .map((line) => line.replace(/^ *\*?\[[^\]]*\] */, "").replace(/'[^']*'|https?:|postgresql:/g, "x"));
}

/** The sentences of a rulebook, without its drawings, notation and anchors. */
const prose = (text: string): string[] =>
  text
    .replace(/```[^]*?```/g, "")
    .replace(/`[^`]*`/g, "x")
    .replace(/<[^>]*>/g, "")
    .split("\n");

test("a narrow no-break space stands before ; : ! ? and inside « »", () => {
  for (const [name, text] of wordsOf("fr"))
    expect({ name, wrong: sentences(text).filter((line) => loose.test(line)) }).toEqual({ name, wrong: [] });
  for (const [name, text] of rulebooks)
    expect({ name, wrong: prose(text).filter((line) => loose.test(line)) }).toEqual({ name, wrong: [] });
});

test("apostrophes are curved, quotation marks French, and three dots one sign", () => {
  for (const [name, text] of [...wordsOf("fr"), ...rulebooks]) {
    const lines = sentences(text.replace(/```[^]*?```/g, "")).map((line) =>
      line.replace(/`[^`]*`/g, "x").replace(/<[^>]*>/g, ""),
    );
    expect({ name, wrong: lines.filter((line) => /\p{L}'\p{L}|[“”"]|\.\.\./u.test(line)) }).toEqual({
      name,
      wrong: [],
    });
  }
});

/** One word for one thing, on every screen and in the rulebooks (decision 088): what is not said, and where. */
const NOT_SAID: [RegExp, string[]][] = [
  [/\bbots?\b/i, ["shell", "text", ...games]], // un robot
  [/\bvous\b(?! plaît)|\bvotre\b|\bvos\b/i, ["shell", "text", "urchins", "fish_and_chips", "icecool"]], // one person is tu
  [/au trait|chronomètre|livre de règles/i, ["shell", "text", ...games]], // qui joue, la pendule, le livret
  [/pingouin|attrapeur/i, ["icecool"]], // le manchot, le Surveillant
  [/viole(?:t|tte)s?\b/i, ["shell", ...games]], // mauve
  [/attrap|(?:poisson|pieuvre|requin)s? riva/i, ["fish_and_chips"]], // prendre
  [/jeton/i, ["urchins"]], // un oursin
  [/cuisinier\b|\bpistes?\b|(?<=[a-zé,’] )(?:Trace|Défausse)\b/, ["oh_crab"]], // la cuisinière, la trace
];
/** Where the word is right: everybody at one device is addressed together. */
const SAID = ["Vous partagez cet appareil"];

test("each thing has one name", () => {
  const texts = new Map([
    ...wordsOf("fr"),
    ...rulebooks.map(([name, text]) => [`${name} rulebook`, text] as const),
  ]);
  for (const [pattern, names] of NOT_SAID)
    for (const [name, text] of texts) {
      if (!names.includes(name.replace(" rulebook", ""))) continue;
      const lines = name.endsWith("rulebook") ? prose(text) : sentences(text);
      const wrong = lines.filter(
        (line) => pattern.test(line) && !SAID.some((right) => line.startsWith(right)),
      );
      expect({ name, pattern, wrong }).toEqual({ name, pattern, wrong: [] });
    }
});

/** Words with an s that are right after a one, and sentences whose number is never one, or no number of things. */
const RIGHT = /^(?:pas|sur|fois|dans|des|puis|plus|moins|sous|après|pris)$/;
const NEVER_ONE = new Set([
  ...["players-range", "minutes-long", "warming", "analysis-progress", "clock-move", "clock-game"],
  ...["statistics-row", "cli-arena-head", "cli-arena-decided", "cli-train-progress", "cli-train-iteration"],
  ...[
    "text-game",
    "text-too-long",
    "offer-spoken",
    "describe-round",
    "why-skates-after-the-flick",
    "said-door",
  ],
  ...["hint-reason-passes", "step-moved", "hint-move", "board-name", "spoken-moved", "why-must-add"],
]);

test("one of a thing is said in the singular", () => {
  const ones = new Proxy<Record<string, number>>(
    {},
    { get: () => 1, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, value: 1 }) },
  );
  for (const [name, text] of wordsOf("fr")) {
    const resource = new FluentResource(text);
    const bundle = new FluentBundle("fr", { useIsolating: false });
    bundle.addResource(resource);
    const wrong = resource.body.flatMap(({ id, value }) => {
      if (!value || NEVER_ONE.has(id)) return [];
      const said = bundle.formatPattern(value, ones, []);
      const nouns = [...said.matchAll(/(?<![\p{L}\d.,−-])1[ \u202f](\p{L}+[sx])(?!\p{L})/gu)].map(
        ([, noun]) => noun!,
      );
      return nouns.some((noun) => !RIGHT.test(noun)) ? [`${id}: ${said}`] : [];
    });
    expect({ name, wrong }).toEqual({ name, wrong: [] });
  }
});
