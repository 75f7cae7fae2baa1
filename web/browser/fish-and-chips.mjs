/** How a person plays Fish & Chips: keeps the fish, taps one that is lit, then one it can take. */

const WORDS = {
  en: {
    canTake: "can take",
    target: /can be taken/,
    keep: /Keep as is/,
    deal: /Deal round/,
    again: /Play again/,
  },
  fr: {
    canTake: "peut prendre",
    target: /peut être pris/,
    keep: /Laisser tel quel/,
    deal: /Donner la manche/,
    again: /Rejouer/,
  },
};

export class FishPlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
  }

  button(name) {
    return this.page.getByRole("button", { name });
  }

  get movers() {
    return this.page.locator(`[role=gridcell][aria-label*="${this.words.canTake}"]`);
  }

  get over() {
    return this.button(this.words.again);
  }

  /** Waits until there is something to do, and says what. */
  async due() {
    const choices = {
      keep: this.button(this.words.keep),
      capture: this.movers.first(),
      deal: this.button(this.words.deal),
      over: this.over,
    };
    const seen = Object.entries(choices).map(([what, place]) =>
      place
        .first()
        .waitFor({ state: "visible", timeout: 30_000 })
        .then(() => what),
    );
    seen.forEach((promise) => promise.catch(() => {}));
    return Promise.any(seen);
  }

  async capture() {
    const mover = this.movers.first();
    const cell = await mover.getAttribute("data-cell");
    await this.page.locator(`[data-cell="${cell}"]`).click();
    const target = this.page.getByRole("gridcell", { name: this.words.target }).first();
    await target.click();
    await this.page.waitForFunction(
      ([from, phrase]) => !document.querySelector(`[data-cell="${from}"][aria-label*="${phrase}"]`),
      [cell, this.words.canTake],
    );
  }

  /** One decision of a person; what it was. */
  async decide() {
    const what = await this.due();
    if (what === "keep" || what === "deal") {
      const button = this.button(this.words[what]);
      await button.click();
      await button.waitFor({ state: "hidden" }); // the answer is here
    } else if (what === "capture") await this.capture();
    return what;
  }
}
