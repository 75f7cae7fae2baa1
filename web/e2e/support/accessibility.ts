/** What axe finds on a screen: violations of WCAG 2.2 AA and of axe's best practices. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./person";
import { expectTapTargetsLargeEnough } from "./tap-targets";
import { PHONE } from "./viewports";

/** `make test-all` checks every screen in both themes; otherwise phones are light and desktops dark. */
const BOTH_THEMES = process.env.SEABOARD_BOTH_THEMES === "1";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Rules {
  type: "tag" | "rule";
  values: string[];
}
const ALL_RULES: Rules = { type: "tag", values: TAGS };
const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

interface Check {
  message: string;
}
interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; any: Check[]; all: Check[]; none: Check[] }[] }[];
}
interface AxeWindow {
  axe: { run(context: Document, options: object): Promise<AxeResults> };
}

/** Runs in the page: the violations, one line each, after a change of theme was drawn and animations have ended. */
async function runAxe(runOnly: Rules): Promise<string[]> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
  for (let running = ending(); running.length > 0; running = ending())
    await Promise.allSettled(running.map(({ finished }) => finished));
  const { axe } = globalThis as unknown as AxeWindow;
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${reasons}`;
    }),
  );
}

async function violations(page: Page, rules: Rules): Promise<string[]> {
  // A page that is not loaded again keeps the script.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(runAxe, rules);
}

export async function expectAccessible(page: Page, screen: string) {
  expect.soft(await violations(page, ALL_RULES), `axe on ${screen}`).toEqual([]);
}

/** Changes to the theme that the page does not have now, and checks there what colours can break. */
async function expectAccessibleInOtherTheme(page: Page, screen: string) {
  const isDark = (await page.locator("html").getAttribute("data-theme")) === "dark";
  const theme = isDark ? "light" : "dark";
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  expect.soft(await violations(page, COLOUR_RULES), `axe on ${screen}, ${theme}`).toEqual([]);
}

/** Checks a screen with axe, that it does not scroll sideways, and on a phone the size of tap targets; where it is
 *  `zoomed`, once more at 200 %, which leaves half as many pixels. Failures do not end the test, so that one run lists
 *  all of them. Where both themes are checked, the page keeps the other one: the next screen starts with it.
 */
export async function checkScreen(person: Person, screen: string, { zoomed = false } = {}) {
  const { page } = person;
  const { width, height } = page.viewportSize()!;
  await person.expectNoSidewaysScroll(screen);
  await expectAccessible(page, screen);
  if (BOTH_THEMES) await expectAccessibleInOtherTheme(page, screen);
  if (width === PHONE.width) await expectTapTargetsLargeEnough(page, screen);
  if (!zoomed) return;
  await person.resize({ width: width / 2, height: height / 2 });
  await person.expectNoSidewaysScroll(`${screen} at 200 %`);
  await expectAccessible(page, `${screen} at 200 %`);
  await person.resize({ width, height });
}
