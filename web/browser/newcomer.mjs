/** Somebody who knows none of these games: says so, taps only what is lit, and comes to the end of a first match. */
import { FishPlayer } from "./fish-and-chips.mjs";
import { IcePlayer } from "./icecool.mjs";
import { CrabPlayer } from "./oh-crab.mjs";
import { UrchinPlayer } from "./urchins.mjs";
import { Person } from "./people.mjs";

export const BOXES = [
  { game: "urchins", title: "Urchins", titles: { fr: "Oursins" }, Player: UrchinPlayer, over: ["again"] },
  { game: "fish-and-chips", title: "Fish & Chips", Player: FishPlayer, over: ["over"] },
  { game: "icecool", title: "ICECOOL", Player: IcePlayer, over: ["over"] },
  {
    game: "oh-crab",
    title: "Oh Crab!",
    titles: { fr: "Oh Crab\u202f!" },
    Player: CrabPlayer,
    over: ["over"],
  },
];
const WORDS = {
  en: { play: "Play now", fresh: /I’m new here/, again: /Play again|Skate again/ },
  fr: { play: "Jouer", fresh: /Je débute/, again: /Rejouer/ },
};
/** More decisions than any first match has. */
const MOST = 400;

/** Plays a first match to its end; `see` is shown every screen on the way: "shelf", "asked", "begun", 1, 2 …, "over". */
export async function playFirst(home, box, { lang, size, dark = false, avatar = "", see = async () => {} }) {
  const words = WORDS[lang];
  const person = await Person.arrive(home.browser, { lang: lang === "en" ? "en-GB" : "fr-FR", size, dark });
  const { page } = person;
  if (avatar) await page.addInitScript((name) => localStorage.setItem("seaboard.avatar", name), avatar);
  await page.goto(home.url);
  const lid = page.getByRole("article", { name: box.titles?.[lang] ?? box.title });
  await lid.getByRole("button", { name: words.play, exact: true }).waitFor();
  await see("shelf", person);
  await lid.getByRole("button", { name: words.play, exact: true }).click();
  const fresh = page.getByRole("dialog").getByRole("button", { name: words.fresh });
  await fresh.waitFor();
  await see("asked", person);
  await fresh.click();
  await page.waitForURL(/\/t\//);
  const player = new box.Player(person, lang);
  await player.due();
  await see("begun", person);
  let decisions = 0;
  for (;;) {
    if (decisions > MOST) throw new Error(`${box.game} does not end`);
    if (box.over.includes(await player.decide())) break;
    decisions += 1;
    await see(decisions, person);
  }
  await page.getByRole("button", { name: words.again }).first().waitFor();
  await see("over", person);
  return { person, decisions };
}
