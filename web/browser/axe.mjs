/** What axe finds on a screen: WCAG 2.2 AA and its best practices. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each finding in a line: the rule, and where it is broken. */
export async function findings(page) {
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
        return `${id}: ${target.join(" ")}: ${why}`;
      }),
    );
  }, TAGS);
}

export async function isForEverybody(page, what) {
  assert.deepEqual(await findings(page), [], what);
}
