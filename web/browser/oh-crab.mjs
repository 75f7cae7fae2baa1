/** How a person plays Oh Crab!: a card and Ready, then whatever lights up, nearest to the sea first. */
import { EVERY, PATIENCE } from "./people.mjs";

const WORDS = {
  en: {
    again: "Play again",
    idle: ["Skip the wait", "Planned"],
    choose: "Choose",
    end: "End turn",
    go: "can go",
  },
  fr: {
    again: "Rejouer",
    idle: ["Passer l’attente", "Carte posée"],
    choose: "Choisis",
    end: "Fin du tour",
    go: "on peut y aller",
  },
};

function late(error) {
  if (!/Timeout/.test(error.message)) throw error;
  return "too late";
}

/** Read in the page: what there is to do, as a person sees it. With `wanted` null unless that has come: "asked", so
 *  that there is something to do, or "moved", so that something is no longer as it was `before`. */
function look({ words, wanted, before }) {
  const big = document.querySelector("footer.act .btn.pri");
  const cells = [...document.querySelectorAll("[role=gridcell]")].filter((cell) =>
    cell.getAttribute("aria-label").includes(words.go),
  );
  const height = (cell) => (cell.dataset.cell === "sea" ? 99 : Number(cell.dataset.cell.slice(1)));
  const lit = cells.sort((a, b) => height(b) - height(a)).map((cell) => cell.dataset.cell);
  const card =
    document.querySelector(".hand.large .held:not(.dim):not(.up), .drawing .over[aria-pressed=false]") !==
    null;
  const chip =
    document.querySelector(".chips button.chip:not(:disabled):not(.off):not(.on):not(:has(.shells))") !==
    null;
  const pile = document.querySelector(".market button.pile[aria-pressed=false]:not(:disabled)") !== null;
  const seen = {
    lit,
    card,
    chip,
    pile,
    aimed: document.querySelector("[role=gridcell][aria-selected=true]") !== null,
    big: big && big.textContent.trim(),
    ready: big !== null && !big.disabled,
    over: [...document.querySelectorAll("button")].some(
      (button) => button.textContent.trim() === words.again && button.checkVisibility(),
    ),
    everything: document.querySelector("main")?.textContent ?? "",
  };
  // A button that is off says what to choose; or a move is on its way, and what lies there is of the time before.
  const answers = seen.ready || seen.big?.startsWith(words.choose);
  const asked = seen.over || (seen.big && answers && !words.idle.includes(seen.big));
  const moved = () =>
    seen.over ||
    ["everything", "big", "aimed"].some((part) => seen[part] !== before[part]) ||
    seen.lit.join() !== before.lit.join();
  return !wanted || (wanted === "asked" ? asked : moved()) ? seen : null;
}

export class CrabPlayer {
  #waiting = null;

  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
  }

  get over() {
    return this.page.getByRole("button", { name: this.words.again, exact: true });
  }

  look() {
    return this.page.evaluate(look, { words: this.words });
  }

  async #until(wanted, timeout, before = null) {
    const about = { words: this.words, wanted, before };
    return (await this.page.waitForFunction(look, about, { polling: EVERY, timeout })).jsonValue();
  }

  /** Waits until there is something to do, and says what lies there; who waits already, waits once. */
  due() {
    this.#waiting ??= this.#until("asked", 60_000).finally(() => (this.#waiting = null));
    return this.#waiting;
  }

  /** Waits until something is no longer as it was seen. */
  moved(seen, timeout = 20_000) {
    return this.#until("moved", timeout, seen);
  }

  /** One tap; what was tapped. With what was `due` already it waits for nothing: meanwhile it may be another's turn. */
  async decide(due = null) {
    const seen = due ?? (await this.due());
    if (seen.over) return "over";
    // What was seen may be gone by now: somebody else decided at the same time.
    this.page.setDefaultTimeout(2000);
    const what = await this.#tap(seen).catch(late);
    this.page.setDefaultTimeout(PATIENCE);
    const now = await this.moved(seen, 4000).catch(late);
    return now.over ? "over" : what;
  }

  async #tap(seen) {
    const { page } = this;
    const big = page.locator("footer.act .btn.pri");
    const ends = seen.big === this.words.end && !seen.chip;
    if (seen.lit.length > 0 && !seen.aimed) {
      await page.locator(`[data-cell="${seen.lit[0]}"]`).click();
      return "space";
    }
    if (seen.ready && seen.big !== this.words.end) {
      const label = seen.big;
      await big.click();
      return label;
    }
    if (seen.pile)
      await page.locator(".market button.pile[aria-pressed=false]:not(:disabled)").last().click();
    else if (seen.card)
      await page
        .locator(".hand.large .held:not(.dim):not(.up), .drawing .over[aria-pressed=false]")
        .first()
        .click();
    else if (seen.chip && !ends)
      await page
        .locator(".chips button.chip:not(:disabled):not(.off):not(.on):not(:has(.shells))")
        .first()
        .click();
    else await big.click();
    return seen.pile ? "pile" : seen.card ? "card" : seen.chip && !ends ? "chip" : "end";
  }
}
