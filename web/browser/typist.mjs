/** A person who plays by keyboard alone and hears the page: nothing is clicked, and what is focused and said is watched all the time. */
import assert from "node:assert/strict";
import { EVERY, PATIENCE, Person, WIDE } from "./people.mjs";

const MOST_TABS = 150;

/** Runs in the page before anything else: keeps what live regions said, and where the focus was lost. */
function listen() {
  const LIVE = "[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const watched = { heard: [], lost: [] };
  globalThis.watched = watched;
  const hear = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    const text = node.textContent?.trim();
    if (region && text) watched.heard.push({ role: region.getAttribute("role"), text });
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") hear(target);
      else addedNodes.forEach(hear);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  // Every frame is looked at: what is lost and found between two of them nobody notices.
  let last = null;
  // Behind the last key of a page Tab leaves it, and comes in again at its beginning.
  let left = null;
  const press = ({ key }) => {
    if (key !== "Tab") left = null;
    else if (document.activeElement !== document.body) left = document.activeElement;
  };
  addEventListener("keydown", press, true);
  addEventListener("focusin", ({ target }) => (last = target), true);
  const look = () => {
    const now = document.activeElement;
    if (now === document.body && last && document.querySelector("main")) {
      const there = last.isConnected && !last.matches(":disabled") && last.checkVisibility();
      if (!there || last !== left) watched.lost.push(last.outerHTML.slice(0, 200));
      last = null;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export class Typist {
  /** Comes to the shelf for the first time and begins a first match of this game, as the page offers it. */
  static async begin(browser, url, title, how = {}) {
    const play = `article[aria-label="${title}"] .btn.pri`;
    const typist = new Typist();
    typist.person = await Person.arrive(browser, { lang: "en-GB", size: WIDE, ...how });
    typist.page = typist.person.page;
    await typist.page.addInitScript(listen);
    typist.#hearTheWire();
    await typist.page.goto(url);
    await typist.page.locator(`${play}:enabled`).waitFor();
    await typist.tabTo(play);
    await typist.press("Enter");
    await typist.page.locator("dialog .answers").waitFor();
    await typist.tabTo("dialog .answers button.pri");
    await typist.press("Enter");
    await typist.page.locator(".boardwrap [role=grid], .boardwrap .school").first().waitFor();
    return typist;
  }

  /** The moves as the server tells them, to compare with what was said: nothing is sent. */
  #hearTheWire() {
    this.entries = new Map();
    this.page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (typeof payload !== "string") return;
        const told = JSON.parse(payload);
        if (told.type === "state") this.seat = told.seat;
        for (const entry of told.log ?? []) this.entries.set(entry.number, entry);
      }),
    );
  }

  /** One key; the focus is somewhere before and after it. */
  async press(key) {
    await this.page.keyboard.press(key);
    const lost = await this.page.evaluate(() => globalThis.watched.lost);
    assert.deepEqual(lost, [], `the focus fell to the page after ${key}`);
  }

  /** Goes on with Tab until an element that fits has the focus. */
  async tabTo(selector) {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await this.#isOn(selector)) return;
      await this.press("Tab");
    }
    const where = await this.page.evaluate(() => document.activeElement.outerHTML.slice(0, 200));
    assert.fail(`${selector} is not reached by Tab; now on ${where}`);
  }

  #isOn(selector) {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** Presses the big button, which Tab reaches. */
  async pressBig() {
    await this.tabTo("footer.act .btn.pri:not(:disabled)");
    await this.press("Enter");
  }

  get focusedCell() {
    return this.page.evaluate(() => document.activeElement?.dataset?.cell ?? null);
  }

  /** Walks over a board of squares; an arrow brings the cursor in. */
  async walkTo(cell) {
    for (let steps = 0; steps < 40; steps++) {
      const at = await this.focusedCell;
      if (at === cell) return;
      if (at === null) await this.press("ArrowUp");
      else if (at[0] !== cell[0]) await this.press(at[0] < cell[0] ? "ArrowRight" : "ArrowLeft");
      else await this.press(Number(at.slice(1)) < Number(cell.slice(1)) ? "ArrowUp" : "ArrowDown");
    }
    assert.fail(`${cell} is not reached by arrows`);
  }

  /** The names of the squares whose label says this. */
  cells(label) {
    return this.page.evaluate(
      (text) =>
        [...document.querySelectorAll(`[role=gridcell][aria-label*="${text}"]`)].map(
          ({ dataset }) => dataset.cell,
        ),
      label,
    );
  }

  /** Something is asked of this player: that was said. */
  async isCalled() {
    await this.page.waitForFunction(
      () => [...document.querySelectorAll("[role=status]")].some((each) => each.textContent === "Your turn"),
      undefined,
      { polling: EVERY, timeout: PATIENCE },
    );
  }

  /** How many sentences were said about moves so far. */
  sentences() {
    return this.page.evaluate(() => globalThis.watched.heard.filter(({ role }) => role === "log").length);
  }

  /** At the end: every move was said, those of others too, and one's own turn was called. */
  async hasHeard() {
    const moves = [...this.entries.values()].filter(({ events }) => events.length > 0);
    const others = moves.filter(({ seat }) => seat !== this.seat);
    assert.ok(others.length > 3, "others have played");
    // The last one is said when it has been shown.
    const all = (least) => globalThis.watched.heard.filter(({ role }) => role === "log").length >= least;
    await this.page
      .waitForFunction(all, moves.length, { polling: EVERY, timeout: PATIENCE })
      .catch(async () => assert.fail(`${await this.sentences()} sentences for ${moves.length} moves`));
    const heard = await this.page.evaluate(() => globalThis.watched.heard);
    const called = heard.filter(({ role, text }) => role === "status" && text === "Your turn");
    assert.ok(called.length > 3, `called ${called.length} times`);
  }

  async leave() {
    assert.deepEqual(this.person.complaints(), []);
    await this.person.leave();
  }
}
