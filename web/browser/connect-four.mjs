/** A game from outside: the example package, installed where the servers of this test find it. */
import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env.SEABOARD_PYTHON ?? join(root, ".venv", "bin", "python");

/** One place for every run, so that what was compiled for an older one does not pile up. */
export function installExample() {
  const site = join(root, "build", "examples", "browser");
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  const offline = ["--no-deps", "--no-build-isolation", "--no-index", "--upgrade"];
  const example = join(root, "examples", "connect_four");
  execFileSync(python, [...pip, ...offline, "--target", site, example], { stdio: "inherit" });
  process.env.PYTHONPATH = [site, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
}

const WORDS = {
  en: { playable: "can be played", again: "Play again" },
  fr: { playable: "jouable", again: "Rejouer" },
};

/** How a person plays: taps a cell of a column. */
export class DiscPlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
  }

  get discs() {
    return this.page.locator("[role=gridcell] .piece");
  }

  get playable() {
    return this.page.locator(`[role=gridcell][aria-label*="${this.words.playable}"]`);
  }

  get again() {
    return this.page.getByRole("button", { name: this.words.again });
  }

  /** Waits until there is something to do, and says what. */
  async due() {
    const seen = [
      this.playable
        .first()
        .waitFor()
        .then(() => "drop"),
      this.again.waitFor().then(() => "again"),
    ];
    seen.forEach((promise) => promise.catch(() => {}));
    return Promise.any(seen);
  }

  /** A finger on a phone, else a mouse. */
  touch(place) {
    return this.page.viewportSize().width < 900 ? place.tap() : place.click();
  }

  /** Taps a cell, and waits until its disc lies there. */
  async drop(cell) {
    const before = await this.discs.count();
    await this.touch(this.page.locator(`[data-cell="${cell}"]`));
    await this.discs.nth(before).waitFor();
  }
}
