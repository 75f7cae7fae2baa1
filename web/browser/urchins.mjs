/** How a person plays Urchins: skips step 1, adds an urchin from a pile, puts the pawn where it wins most, confirms. */

import { EVERY, PATIENCE } from "./people.mjs";

const WORDS = {
  en: {
    skip: "Skip step 1",
    add: /Add or move|Add an urchin/.source,
    pawn: "Place your pawn",
    confirm: /Catch \d+|End turn/,
    again: "Play again",
    target: "free to go",
    wins: "wins ",
    place: "pawn may go here",
  },
  fr: {
    skip: "Sauter l’étape 1",
    add: "Ajoute",
    pawn: "Pose ton pion",
    confirm: /Pêcher \d+|Finir le tour/,
    again: "Rejouer",
    target: "case possible",
    wins: "gagne ",
    place: "le pion peut y aller",
  },
};

/** Read in the page: what there is to do, null while there is nothing. */
function asked(words) {
  const buttons = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
  const says = (what) => buttons.some(({ textContent }) => new RegExp(words[what]).test(textContent));
  return ["skip", "add", "pawn", "again"].find(says) ?? null;
}

export class UrchinPlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
    this.turns = 0;
  }

  button(name) {
    return this.page.getByRole("button", { name });
  }

  cells(label) {
    return this.page.locator(`[role=gridcell][aria-label*="${label}"]`);
  }

  /** Waits until there is something to do, and says what. */
  async due() {
    const { skip, add, pawn, again } = this.words;
    const how = { polling: EVERY, timeout: PATIENCE };
    return (await this.page.waitForFunction(asked, { skip, add, pawn, again }, how)).jsonValue();
  }

  /** One step of a person; what it was. */
  async decide() {
    const what = await this.due();
    if (what === "skip") await this.#press("skip");
    if (what === "add") await this.add();
    if (what === "pawn") await this.place();
    return what;
  }

  async #press(what) {
    const button = this.button(this.words[what]);
    await button.click();
    await button.waitFor({ state: "hidden" }); // the answer is here
  }

  /** The colours take turns, so that squares of both come about. */
  async add() {
    const colour = this.turns++ % 2 === 0 ? "y" : "r";
    await this.page.locator(`[data-pile="${colour}"]`).click();
    const free = this.cells(this.words.target);
    const empty = await free.count();
    await free.nth(Math.floor(empty / 2)).click();
    await this.button(this.words.pawn).waitFor();
  }

  async place() {
    const winning = this.cells(this.words.wins);
    const cell = (await winning.count()) > 0 ? winning.first() : this.cells(this.words.place).first();
    await cell.click();
    await this.#press("confirm");
  }
}
