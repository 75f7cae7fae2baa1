/** How a person plays Fish & Chips: keeps the fish, taps one that is lit, then one it can take. */

import { EVERY, PATIENCE } from "./people.mjs";

const WORDS = {
  en: {
    canTake: "can take",
    target: "can be taken",
    keep: "Keep as is",
    deal: "Deal round",
    over: "Play again",
  },
  fr: {
    canTake: "peut prendre",
    target: "peut être pris",
    keep: "Laisser tel quel",
    deal: "Donner la manche",
    over: "Rejouer",
  },
};

/** Whose eyes the board is seen with. */
const holds = () => document.querySelector(".seat1 .nm")?.textContent;

/** The button is gone; or somebody else at this device has the same one now. */
function answered([words, holder]) {
  const there = [...document.querySelectorAll("button")].some(
    (each) => each.textContent.includes(words) && each.checkVisibility(),
  );
  return !there || document.querySelector(".seat1 .nm")?.textContent !== holder;
}

/** Read in the page: what there is to do, null while there is nothing. */
function asked(words) {
  const buttons = [...document.querySelectorAll("button")];
  const button = ["keep", "deal", "over"].find((what) =>
    buttons.some(
      // One that cannot be pressed belongs to what was decided just now.
      (each) => each.textContent.includes(words[what]) && each.checkVisibility() && !each.disabled,
    ),
  );
  const mover = document.querySelector(`[role=gridcell][aria-label*="${words.canTake}"]`);
  return button ?? (mover ? "capture" : null);
}

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

  get targets() {
    return this.page.locator(`[role=gridcell][aria-label*="${this.words.target}"]`);
  }

  /** Waits until there is something to do, and says what. */
  async due() {
    const how = { polling: EVERY, timeout: PATIENCE };
    return (await this.page.waitForFunction(asked, this.words, how)).jsonValue();
  }

  async capture() {
    const mover = this.movers.first();
    const cell = await mover.getAttribute("data-cell");
    await this.page.locator(`[data-cell="${cell}"]`).click();
    await this.targets.first().click();
    await this.page.waitForFunction(
      ([from, phrase]) => !document.querySelector(`[data-cell="${from}"][aria-label*="${phrase}"]`),
      [cell, this.words.canTake],
    );
  }

  /** One decision of a person; what it was. */
  async decide() {
    const what = await this.due();
    if (what === "keep" || what === "deal") {
      const holder = await this.page.evaluate(holds);
      await this.button(this.words[what]).click();
      await this.page.waitForFunction(answered, [this.words[what], holder]);
    } else if (what === "capture") await this.capture();
    return what;
  }
}

/** Read in the page: what lies on the cells, without what is said of its chances. */
const lying = () =>
  [...document.querySelectorAll("[role=gridcell]")]
    .map((cell) => cell.ariaLabel.split(",").slice(0, 2).join())
    .join("\n");

/** What lies on the board. */
export const boardOf = (page) => page.evaluate(lying);

/** Waits until other things lie on the board: until then taps fall on the old one and may be dropped. */
export async function untilChanged(page, tapMove) {
  const before = await boardOf(page);
  await tapMove();
  await untilBoard(page, (now) => now !== before);
}

export async function untilBoard(page, isRight) {
  const deadline = Date.now() + PATIENCE;
  while (!isRight(await boardOf(page))) {
    if (Date.now() > deadline) throw new Error(`the board stays as it is:\n${await boardOf(page)}`);
    await page.waitForTimeout(EVERY);
  }
}
