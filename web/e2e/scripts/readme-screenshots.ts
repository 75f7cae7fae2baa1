/** The screenshots of the README: each game in the middle of a first match, on a desktop and on a phone:
 *  `npx playwright test --config e2e/scripts readme -g icecool`. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, useServer } from "../support/fixtures";
import { beginFirstMatch, GAMES } from "../support/first-match";
import { root } from "../support/test-server";
import { PHONE } from "../support/viewports";

useServer();

const FOLDER = join(root, "docs", "pictures");
const VIEWPORTS = { desktop: { width: 1120, height: 700 }, phone: PHONE };
/** After how many decisions there is something to see, and what is asked then. */
const MOMENTS: Record<string, [decisions: number, decision: string]> = {
  urchins: [24, "add"],
  "fish-and-chips": [7, "capture"],
  icecool: [3, "flick"],
  "oh-crab": [9, "menu"],
};

for (const game of GAMES)
  for (const [kind, viewport] of Object.entries(VIEWPORTS))
    test(`${game.name}, ${kind}`, async ({ open, server }) => {
      const person = await open({ viewport, storage: { "seaboard.avatar": "turtle" } });
      const player = await beginFirstMatch(person, server, game, "en", async () => {});
      const [most, decision] = MOMENTS[game.name]!;
      for (let decisions = 0; decisions < most; decisions++) await player.decide();
      await player.playUntil(decision);
      await expect(person.page.locator("[data-scene=loading], [data-scene=moving]")).toHaveCount(0);
      await person.fontsLoaded();
      await mkdir(FOLDER, { recursive: true });
      const path = join(FOLDER, `${game.name}${kind === "desktop" ? "" : `-${kind}`}.png`);
      await person.page.screenshot({ path, animations: "disabled" });
    });
