/** Somebody who knows none of the games, says so on the shelf, and taps only what is lit. */
import { expect } from "@playwright/test";
import { FishPlayer } from "../players/fish-and-chips";
import { IcecoolPlayer } from "../players/icecool";
import { CrabPlayer } from "../players/oh-crab";
import type { Player } from "../players/player";
import { UrchinsPlayer } from "../players/urchins";
import type { Person } from "./person";
import { Table } from "./table";
import type { TestServer } from "./test-server";

export type Lang = "en" | "fr";

export interface Game {
  name: string;
  titles: Record<Lang, string>;
  player: (table: Table) => Player;
}

export const GAMES: Game[] = [
  {
    name: "urchins",
    titles: { en: "Urchins", fr: "Oursins" },
    player: (table) => new UrchinsPlayer(table),
  },
  {
    name: "fish-and-chips",
    titles: { en: "Fish & Chips", fr: "Fish & Chips" },
    player: (table) => new FishPlayer(table),
  },
  {
    name: "icecool",
    titles: { en: "ICECOOL", fr: "ICECOOL" },
    player: (table) => new IcecoolPlayer(table),
  },
  {
    name: "oh-crab",
    titles: { en: "Oh Crab!", fr: "Oh Crab\u202f!" },
    player: (table) => new CrabPlayer(table),
  },
];

const WORDS = {
  en: { play: "Play now", newHere: /I’m new here/ },
  fr: { play: "Jouer", newHere: /Je débute/ },
};

/** Begins a first match as the shelf offers it; `onScreen` is called for every screen on the way. */
export async function beginFirstMatch(
  person: Person,
  server: TestServer,
  game: Game,
  lang: Lang,
  onScreen: (screen: "shelf" | "new-here" | "begin") => Promise<void>,
): Promise<Player> {
  const { page } = person;
  await person.goto("/");
  const play = page
    .getByRole("article", { name: game.titles[lang] })
    .getByRole("button", { name: WORDS[lang].play, exact: true });
  await expect(play).toBeEnabled();
  await onScreen("shelf");
  await play.click();
  const newHere = page.getByRole("dialog").getByRole("button", { name: WORDS[lang].newHere });
  await expect(newHere).toBeVisible();
  await onScreen("new-here");
  await newHere.click();
  await page.waitForURL(/\/t\//);
  const player = game.player(new Table(person, server));
  await player.table.ownTurn();
  await onScreen("begin");
  return player;
}
