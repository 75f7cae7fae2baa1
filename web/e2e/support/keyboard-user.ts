/** A person who plays by keyboard alone, with a screen reader: nothing is clicked, and a script in the page records
 *  what live regions announce and whether the focus is lost. */
import type { Page, WebSocket } from "@playwright/test";
import { expect } from "./fixtures";
import type { Person, PersonOptions } from "./person";
import { Table } from "./table";
import type { Progress, TableRequest, TestServer } from "./test-server";
import { DESKTOP } from "./viewports";

const MAX_TABS = 150;
const MAX_ARROWS = 40;
/** A page that opens in mid-match announces no earlier moves, unless there are as few as this. */
const ANNOUNCED_AT_FIRST = 8;

interface Watched {
  announced: { role: string | null; text: string }[];
  /** Elements that had the focus before it fell to the page. */
  lostFocus: string[];
}

declare global {
  var watched: Watched;
}

/** Runs in the page before anything else: records what live regions announce, and where the focus is lost. */
function watch() {
  const LIVE = "[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const watched: Watched = { announced: [], lostFocus: [] };
  globalThis.watched = watched;
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    const text = node.textContent?.trim();
    if (region && text) watched.announced.push({ role: region.getAttribute("role"), text });
  };

  let last: Element | null = null;
  // Tab on the last element of a page leaves it, and comes in again at its beginning.
  let left: Element | null = null;
  let framesLeft = 0;
  // Looks in the next frames: a focus that is lost and found between two of them is noticed by nobody.
  const look = () => {
    if (document.activeElement === document.body && last && document.querySelector("main")) {
      const isUsable = last.isConnected && !last.matches(":disabled") && last.checkVisibility();
      if (!isUsable || last !== left) watched.lostFocus.push(last.outerHTML.slice(0, 200));
      last = null;
    }
    framesLeft--;
    if (framesLeft > 0) requestAnimationFrame(look);
  };
  const lookSoon = () => {
    if (framesLeft === 0) requestAnimationFrame(look);
    framesLeft = 2; // what was hidden or disabled loses the focus at the end of a frame
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") hear(target);
      else addedNodes.forEach(hear);
    lookSoon();
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") left = null;
    else if (document.activeElement !== document.body) left = document.activeElement;
  };
  addEventListener("keydown", onKey, true);
  addEventListener("focusin", ({ target }) => (last = target as Element), true);
  addEventListener("focusout", lookSoon, true);
}

interface LogEntry {
  number: number;
  seat: number;
  events: unknown[];
}

type Open = (options?: PersonOptions) => Promise<Person>;

export class KeyboardUser {
  readonly page: Page;
  readonly table: Table;
  /** Moves that came over the socket while the page was open. */
  readonly #moves = new Map<number, LogEntry>();
  #seat: number | null = null;

  private constructor(
    readonly person: Person,
    server: TestServer,
  ) {
    this.page = person.page;
    this.table = new Table(person, server);
  }

  static async #arrive(open: Open, server: TestServer, options: PersonOptions): Promise<KeyboardUser> {
    const user = new KeyboardUser(await open({ viewport: DESKTOP, ...options }), server);
    await user.page.addInitScript(watch);
    user.page.on("websocket", (socket) => user.#readMoves(socket));
    return user;
  }

  /** Comes to the shelf for the first time and begins a first match of a game, as the page offers it. */
  static async begin(open: Open, server: TestServer, title: string): Promise<KeyboardUser> {
    const user = await KeyboardUser.#arrive(open, server, {});
    const { page } = user;
    const play = `article[aria-label="${title}"] .btn.pri`;
    await user.person.goto("/");
    await expect(page.locator(play)).toBeEnabled();
    await user.tabTo(play);
    await user.press("Enter");
    await expect(page.locator("dialog .answers")).toBeVisible();
    await user.tabTo("dialog .answers button.pri");
    await user.press("Enter");
    await page.waitForURL(/\/t\//);
    await user.table.idle();
    return user;
  }

  /** Comes back to a match that is under way. */
  static async sitDown(open: Open, server: TestServer, request: TableRequest, progress: Progress) {
    const started = await server.createTable(request, progress);
    const user = await KeyboardUser.#arrive(open, server, { seats: [started] });
    await user.table.open(started.table);
    return user;
  }

  #readMoves(socket: WebSocket) {
    let isFirst = true;
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload !== "string") return;
      const { type, seat, log } = JSON.parse(payload) as { type: string; seat: number; log?: LogEntry[] };
      if (type === "state") this.#seat = seat;
      const entries = log ?? [];
      const isHistory = isFirst && entries.length > ANNOUNCED_AT_FIRST;
      if (type === "state") isFirst = false;
      if (!isHistory) for (const entry of entries) this.#moves.set(entry.number, entry);
    });
  }

  /** What has the focus, whether that fits, and where the focus was lost so far. */
  #focus(selector = "*") {
    return this.page.evaluate((wanted) => {
      const { activeElement } = document;
      return {
        lost: globalThis.watched.lostFocus,
        fits: activeElement?.matches(wanted) ?? false,
        cell: (activeElement as HTMLElement | null)?.dataset.cell ?? null,
        html: activeElement?.outerHTML.slice(0, 200),
      };
    }, selector);
  }

  async press(key: string, selector?: string) {
    await this.page.keyboard.press(key);
    const focus = await this.#focus(selector);
    expect(focus.lost, `the focus fell to the page after ${key}`).toEqual([]);
    return focus;
  }

  /** Goes on with Tab until an element that fits has the focus. */
  async tabTo(selector: string) {
    let focus = await this.#focus(selector);
    for (let tabs = 0; tabs < MAX_TABS && !focus.fits; tabs++) focus = await this.press("Tab", selector);
    if (!focus.fits) throw new Error(`${selector} is not reached by Tab; now on ${focus.html}`);
  }

  /** Presses the primary button, which Tab reaches. */
  async pressPrimary() {
    await this.tabTo("footer.act .btn.pri:not(:disabled)");
    await this.press("Enter");
  }

  async focusedCell(): Promise<string | null> {
    return (await this.#focus()).cell;
  }

  /** Walks over a board of squares; an arrow brings the cursor in. */
  async walkTo(cell: string) {
    let at = await this.focusedCell();
    const key = (): string => {
      if (at === null) return "ArrowUp";
      if (at[0] !== cell[0]) return at[0]! < cell[0]! ? "ArrowRight" : "ArrowLeft";
      return Number(at.slice(1)) < Number(cell.slice(1)) ? "ArrowUp" : "ArrowDown";
    };
    for (let steps = 0; steps < MAX_ARROWS && at !== cell; steps++) ({ cell: at } = await this.press(key()));
    if (at !== cell) throw new Error(`${cell} is not reached by arrows`);
  }

  /** The names of the cells that may be tapped now. */
  legalCells(kind: "select" | "target"): Promise<string[]> {
    return this.table
      .legalCells(kind)
      .evaluateAll((cells: HTMLElement[]) => cells.map(({ dataset }) => dataset.cell!));
  }

  /** It was announced that this person is to move. */
  async expectCalled() {
    await expect(this.page.locator("[role=status]", { hasText: /^Your turn$/ })).toBeAttached();
  }

  /** Every move was announced, also those of others, and so was one's own turn. */
  async expectAllAnnounced() {
    const moves = this.#movesWithEvents();
    await expect
      .poll(() => this.#announcements("log"), { message: "each move is announced" })
      .toBeGreaterThanOrEqual(moves.length);
    expect(await this.#announcements("status", "Your turn"), "own turns announced").toBeGreaterThan(0);
    await this.page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    expect((await this.#focus()).lost, "the focus fell to the page after the last key").toEqual([]);
  }

  get movesOfOthers(): number {
    return this.#movesWithEvents().filter(({ seat }) => seat !== this.#seat).length;
  }

  #movesWithEvents(): LogEntry[] {
    return [...this.#moves.values()].filter(({ events }) => events.length > 0);
  }

  #announcements(role: string, text?: string): Promise<number> {
    return this.page.evaluate(
      ([wantedRole, wantedText]) =>
        globalThis.watched.announced.filter(
          (each) => each.role === wantedRole && (wantedText === undefined || each.text === wantedText),
        ).length,
      [role, text] as const,
    );
  }
}
