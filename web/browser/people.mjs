/** People at their browsers: each has a device of its own, and any error on its console fails the test. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 375, height: 667 };
export const PATIENCE = 60_000; // of a busy machine
export const EVERY = 20; // milliseconds between two looks
export const WIDE = { width: 1280, height: 800 };
/** All kinds of screens that are looked at; "zoom" is a desk at 200 %, which has half as many pixels of its own. */
export const SCREENS = {
  phone: PHONE,
  landscape: { width: 844, height: 390 },
  desk: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
  zoom: { width: 720, height: 450 },
};

const pictures = fileURLToPath(new URL("../screenshots/", import.meta.url));

/** `more`: further switches of the browser. */
export function openBrowser(more = []) {
  return chromium.launch({
    executablePath: process.env.SEABOARD_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      ...more,
    ],
  });
}

export class Person {
  /** A fresh device: nothing in its storage, unless this person has been `here` before and is not asked again. */
  static async arrive(
    browser,
    { lang = "en-US", size = PHONE, dark = false, still = true, here = false, worker = false } = {},
  ) {
    const person = new Person();
    person.context = await browser.newContext({
      viewport: size,
      locale: lang,
      colorScheme: dark ? "dark" : "light",
      hasTouch: size.width < 900,
      isMobile: size.width < 900,
      reducedMotion: still ? "reduce" : "no-preference",
      // Only the journey without network needs what the service worker fetches.
      serviceWorkers: worker ? "allow" : "block",
    });
    if (here) await person.context.addInitScript(() => localStorage.setItem("seaboard.start", "usual"));
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    person.page = await person.context.newPage();
    person.page.setDefaultTimeout(PATIENCE);
    const goto = person.page.goto.bind(person.page);
    person.page.goto = async (...where) => {
      await person.nothingCloses();
      return goto(...where);
    };
    person.errors = [];
    // Where there is no graphics card, the one in software may tell that it is slow.
    person.forgiven = [/Service Worker registration blocked/, /GL Driver Message \(OpenGL, Performance/];
    person.page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") person.errors.push(message.text());
    });
    person.page.on("pageerror", (error) => person.errors.push(error.message));
    return person;
  }

  /** What has closed is gone from the screen first and from the history a moment later. That step back would break off
   *  the way to a new address, which no person is quick enough for. */
  nothingCloses() {
    return this.page.waitForFunction(
      () => !history.state?.overlay || document.querySelector("dialog[open], aside.drawer"),
    );
  }

  /** Errors that are part of the story, such as a socket refused while the server is down. */
  forgive(pattern) {
    this.forgiven.push(pattern);
  }

  complaints() {
    return this.errors.filter((text) => !this.forgiven.some((pattern) => pattern.test(text)));
  }

  async picture(name) {
    await mkdir(pictures, { recursive: true });
    await this.page.screenshot({ path: `${pictures}${name}.png`, animations: "disabled" });
  }

  /** Letters of fonts that come late are wider or narrower. */
  lettered() {
    return this.page.evaluate(() => document.fonts.ready.then(() => true));
  }

  /** Nothing may stick out sideways. */
  async overflow() {
    await this.lettered();
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  leave() {
    return this.context.close();
  }
}
