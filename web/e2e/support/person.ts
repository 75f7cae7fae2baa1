/** A person at a browser: a device with its own storage, whose console must stay free of errors. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { SeatTaken } from "./test-server";
import { PHONE, type Viewport } from "./viewports";

const SCREENSHOTS = fileURLToPath(new URL("../../screenshots/", import.meta.url));
const PHONE_MAX_WIDTH = 900;

export interface PersonOptions {
  lang?: string;
  viewport?: Viewport;
  dark?: boolean;
  /** Animations are played; without it the person prefers reduced motion. */
  motion?: boolean;
  /** Has played before: is not asked whether they are new here. */
  returning?: boolean;
  serviceWorker?: boolean;
  /** What the browser remembers of earlier visits. */
  storage?: Record<string, string>;
  /** Seats at tables that this person has taken. */
  seats?: SeatTaken[];
}

export class Person {
  readonly consoleErrors: string[] = [];
  // Where there is no graphics card, the one in software may say that it is slow.
  readonly #allowed = [/Service Worker registration blocked/, /GL Driver Message \(OpenGL, Performance/];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: string,
  ) {}

  static async open(browser: Browser, server: string, options: PersonOptions = {}): Promise<Person> {
    const { lang = "en-GB", viewport = PHONE, dark = false, motion = false } = options;
    const storage: Record<string, string> = { ...options.storage };
    if (options.returning) storage["seaboard.start"] = "usual";
    if (options.seats) {
      const tokens = options.seats.map(({ table, token }) => [table, token]);
      storage["seaboard.seats"] = JSON.stringify(Object.fromEntries(tokens));
    }
    const isPhone = viewport.width < PHONE_MAX_WIDTH;
    const context = await browser.newContext({
      baseURL: server,
      viewport,
      locale: lang,
      colorScheme: dark ? "dark" : "light",
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: motion ? "no-preference" : "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      serviceWorkers: options.serviceWorker ? "allow" : "block",
      storageState: {
        cookies: [],
        origins: [
          { origin: server, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) },
        ],
      },
    });
    const page = await context.newPage();
    const person = new Person(context, page, server);
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") person.#note(message.text());
    });
    page.on("pageerror", (error) => person.#note(error.message));
    return person;
  }

  #note(text: string) {
    this.consoleErrors.push(text);
  }

  /** Errors that a test provokes, such as a socket refused while the server is down. */
  allowConsole(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  unexpectedErrors(): string[] {
    return this.consoleErrors.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Opens an address by hand. A dialog that has just closed still takes its step back in the history before. */
  async goto(path: string) {
    await expect(this.page.locator("html[data-overlay=closing]")).toHaveCount(0);
    await this.page.goto(path);
  }

  /** Goes to an address as a link on the page does: the page is not loaded again. */
  async follow(path: string) {
    await expect(this.page.locator("html[data-overlay=closing]")).toHaveCount(0);
    await this.page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = href;
      link.click();
      link.remove();
    }, path);
  }

  /** Changes the size of the window; the page has been drawn at that size then. */
  async resize(viewport: Viewport) {
    await this.page.setViewportSize(viewport);
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
  }

  /** Refuses the exercises that the service worker keeps for later: the server needs seconds to prepare them. */
  async withoutPreparedExercises() {
    await this.context.route(/\/api\/(lessons|puzzles)\/.+\/prepared$/, (route) =>
      route.fulfill({ status: 503 }),
    );
  }

  /** A picture for people who want to look, written where SEABOARD_SCREENSHOTS is set. */
  async screenshot(name: string) {
    if (!process.env.SEABOARD_SCREENSHOTS) return;
    await mkdir(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SCREENSHOTS}${name}.png`, animations: "disabled" });
  }

  /** Nothing sticks out sideways, whatever font is in use. */
  async expectNoSidewaysScroll(what = "the page") {
    await this.fontsLoaded();
    await expect
      .poll(
        () =>
          this.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        { message: `${what} scrolls sideways` },
      )
      .toBeLessThanOrEqual(0);
  }

  fontsLoaded() {
    return this.page.evaluate(() => document.fonts.ready.then(() => true));
  }

  /** What the page says of itself, for whoever reads a failure. */
  pageState(): Promise<unknown> {
    return this.page.evaluate(() => ({
      address: location.href,
      html: { ...document.documentElement.dataset },
      main: { ...document.querySelector("main")?.dataset },
      dialogs: [...document.querySelectorAll("dialog[open]")].map((dialog) =>
        dialog.getAttribute("aria-label"),
      ),
      refusal: document.querySelector<HTMLElement>("[data-refusal]")?.dataset.refusal,
      focus: document.activeElement?.outerHTML.slice(0, 200),
    }));
  }
}
