/** How much a page moves while it loads: the sum of its layout shifts, as browsers measure them. */
import { expect, type CDPSession, type Page } from "@playwright/test";

const MAX_SHIFT = 0.05;
/** Browsers call this good. In a long text one paragraph may break otherwise in the font that is shown first. */
export const MAX_SHIFT_OF_LONG_TEXT = 0.1;

interface Shift {
  value: number;
  /** What it was, and its left, top, width and height before and after. */
  moved: string[];
}
interface LayoutShiftEntry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface ShiftWindow {
  takeLayoutShifts: () => Shift[];
}

/** Call it before the page is loaded: from then on every page keeps its layout shifts. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as LayoutShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const text = node instanceof Element ? node.outerHTML : node?.textContent;
              const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
                [x, y, width, height].map(Math.round).join(" "),
              );
              return `${text?.slice(0, 80)}: ${from} → ${to}`;
            }),
          });
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (globalThis as unknown as ShiftWindow).takeLayoutShifts = () => {
      keep(observer.takeRecords());
      return shifts;
    };
  });

/** Everything has come: checks that little has moved since the page was opened. */
export async function expectLittleLayoutShift(page: Page, screen: string, max = MAX_SHIFT) {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // What the fonts move is measured in the frame that draws them.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as ShiftWindow).takeLayoutShifts();
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${screen} moved: ${JSON.stringify(shifts)}`).toBeLessThan(max);
}

/** Keeps back the fonts of every page that is loaded, until they are let through. */
export class LateFonts {
  #held: string[] = [];
  #isHeld = true;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Only fonts are intercepted: `page.route` would send every request through the test. */
  static async of(page: Page): Promise<LateFonts> {
    const fonts = new LateFonts(page, await page.context().newCDPSession(page));
    fonts.session.on("Fetch.requestPaused", ({ requestId }) => {
      if (fonts.#isHeld) fonts.#held.push(requestId);
      else void fonts.#continue(requestId);
    });
    await fonts.session.send("Network.enable");
    await fonts.session.send("Network.setCacheDisabled", { cacheDisabled: true }); // fonts come anew with every page
    await fonts.session.send("Fetch.enable", { patterns: [{ urlPattern: "*.woff2" }] });
    return fonts;
  }

  #continue(requestId: string) {
    return this.session.send("Fetch.continueRequest", { requestId });
  }

  /** Opens an address; the page is not complete before its fonts are let through. */
  async goto(path: string) {
    this.#isHeld = true;
    await this.page.goto(path, { waitUntil: "commit" });
  }

  /** Once the page was drawn in its fallback fonts: else nothing could move. */
  async letThrough() {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    expect(this.#held.length, "fonts that came late").toBeGreaterThan(0);
    this.#isHeld = false;
    await Promise.all(this.#held.splice(0).map((requestId) => this.#continue(requestId)));
  }
}
