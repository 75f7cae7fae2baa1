/** How a person plays Oh Crab!: a card and Ready, then whatever lights up, nearest to the sea first. */

const WORDS = {
  en: { again: /^Play again$/, idle: ["Skip the wait", "Planned"], end: "End turn", go: "can go" },
  fr: {
    again: /^Rejouer$/,
    idle: ["Passer l’attente", "Carte posée"],
    end: "Fin du tour",
    go: "on peut y aller",
  },
};

/** Read in the page: what there is to do, as a person sees it. */
function look({ go }) {
  const big = document.querySelector("footer.act .btn.pri");
  const cells = [...document.querySelectorAll("[role=gridcell]")].filter((cell) =>
    cell.getAttribute("aria-label").includes(go),
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
  return {
    lit,
    card,
    chip,
    pile,
    aimed: document.querySelector("[role=gridcell][aria-selected=true]") !== null,
    big: big && big.textContent.trim(),
    ready: big !== null && !big.disabled,
    everything: document.querySelector("main").innerText,
  };
}

export class CrabPlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
  }

  get over() {
    return this.page.getByRole("button", { name: this.words.again });
  }

  look() {
    return this.page.evaluate(look, { go: this.words.go });
  }

  /** What lies before the player, or null while others decide. */
  async now() {
    if (await this.over.isVisible()) return { over: true };
    const seen = await this.look();
    return seen.big && !this.words.idle.includes(seen.big) ? seen : null;
  }

  /** Waits until there is something to do. */
  async due(patience = 60_000) {
    for (let waited = 0; waited < patience; waited += 50) {
      const seen = await this.now();
      if (seen) return seen;
      await this.page.waitForTimeout(50);
    }
    throw new Error("nothing to do");
  }

  /** One tap; what was tapped. */
  async decide() {
    const seen = await this.due();
    if (seen.over) return "over";
    // What was seen may be gone by now: somebody else decided at the same time.
    this.page.setDefaultTimeout(2000);
    const what = await this.#tap(seen).catch((error) => {
      if (!/Timeout/.test(error.message)) throw error;
      return "too late";
    });
    this.page.setDefaultTimeout(20_000);
    for (let tries = 0; tries < 100; tries++) {
      if (await this.over.isVisible()) return "over";
      const now = await this.look();
      if (
        now.everything !== seen.everything ||
        now.big !== seen.big ||
        now.aimed !== seen.aimed ||
        now.lit.join() !== seen.lit.join()
      )
        break;
      await this.page.waitForTimeout(40);
    }
    return what;
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
