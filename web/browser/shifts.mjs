/** How much a page jumps about while it comes: the sum of its layout shifts, as browsers measure them. */

/** What still feels calm; browsers call 0.1 good. */
export const SHIFT = 0.05;

/** Before the page is opened. */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries())
        if (!hadRecentInput)
          globalThis.shifted.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Fonts that are on their way come, and for so long nothing jumps any more. */
const CALM = 500; // milliseconds

/** Waits until the page stands still. Looked at in every frame: a page that draws none is not there yet. */
export const untilCalm = (page) =>
  page.waitForFunction(
    (calm) => {
      const now = performance.now();
      const seen = globalThis.shifted.length;
      const before = globalThis.calm;
      if (document.fonts.status === "loading" || before?.seen !== seen)
        globalThis.calm = { seen, since: now };
      return now - globalThis.calm.since >= calm;
    },
    CALM,
    { polling: "raf" },
  );

export const shifts = async (page) =>
  (await page.evaluate(() => globalThis.shifted)).reduce((sum, { value }) => sum + value, 0);

/** What jumped, for whoever has to mend it. */
export const shifted = (page) => page.evaluate(() => globalThis.shifted);
