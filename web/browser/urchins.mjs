/** How a person plays Urchins: skips step 1, adds an urchin from a pile, puts the pawn where it wins most, confirms. */

const WORDS = {
  en: {
    skip: /Skip step 1/,
    add: /Add or move|Add an urchin/,
    pawn: /Place your pawn/,
    confirm: /Catch \d+|End turn/,
    again: /Play again/,
    target: /free to go/,
    wins: /wins (\d+)/,
    place: /pawn may go here/,
  },
  fr: {
    skip: /Sauter l’étape 1/,
    add: /Ajoute/,
    pawn: /Pose ton pion/,
    confirm: /Pêcher \d+|Finir le tour/,
    again: /Rejouer/,
    target: /case possible/,
    wins: /gagne (\d+)/,
    place: /le pion peut y aller/,
  },
};

export class UrchinPlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
    this.turns = 0;
  }

  button(name) {
    return this.page.getByRole("button", { name });
  }

  cells(name) {
    return this.page.getByRole("gridcell", { name });
  }

  /** Waits until there is something to do, and says what. */
  async due() {
    const seen = ["skip", "add", "pawn", "again"].map((what) =>
      this.button(this.words[what])
        .first()
        .waitFor({ state: "visible", timeout: 30_000 })
        .then(() => what),
    );
    seen.forEach((promise) => promise.catch(() => {}));
    return Promise.any(seen);
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
