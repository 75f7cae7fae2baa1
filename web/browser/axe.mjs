/** What axe finds on a screen: WCAG 2.2 AA and its best practices. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const COLOURS = ["color-contrast", "link-in-text-block"];

/** Each finding in a line: the rule, and where it is broken. */
export async function findings(page, only = { type: "tag", values: TAGS }) {
  await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
        return `${id}: ${target.join(" ")}: ${why}`;
      }),
    );
  }, only);
}

/** Whatever fades or moves has come to its end. */
const atRest = (page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity),
  );

export async function isForEverybody(page, what) {
  await atRest(page);
  assert.deepEqual(await findings(page), [], what);
}

/** Also in the other theme: there only what colours can break is looked at again. */
export async function findingsInBoth(page) {
  await atRest(page);
  const found = await findings(page);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [now, other] = dark ? ["dark", "light"] : ["light", "dark"];
  await page.emulateMedia({ colorScheme: other });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, other);
  await atRest(page);
  const more = await findings(page, { type: "rule", values: COLOURS });
  await page.emulateMedia({ colorScheme: now });
  return [...found, ...more.map((line) => `${other}: ${line}`)];
}
