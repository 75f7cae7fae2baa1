/** Plays first matches on every kind of screen, in both languages and themes; screenshots go to `web/screenshots`:
 *  `SEABOARD_SCREENSHOTS=1 npx playwright test --config e2e/scripts first-match -g "icecool, phone"`. */
import { expect, test, useServer } from "../support/fixtures";
import { beginFirstMatch, GAMES, type Lang } from "../support/first-match";
import { VIEWPORTS } from "../support/viewports";

useServer();

const LANGUAGES: Lang[] = ["en", "fr"];
const MAX_DECISIONS = 400;
/** Numbers of decisions after which a screenshot is taken. */
const MOMENTS = new Set([1, 6, 16, 36]);

for (const [number, game] of GAMES.entries())
  for (const [kind, viewport] of Object.entries(VIEWPORTS))
    for (const [second, lang] of LANGUAGES.entries())
      test(`${game.name}, ${kind}, ${lang}`, async ({ open, server }) => {
        // Every screen is seen in both themes, and every theme in both languages.
        const person = await open({ lang, viewport, dark: (number + second) % 2 === 1 });
        const look = async (moment: string | number) => {
          await person.screenshot(`first-match/${game.name}-${kind}-${lang}-${moment}`);
          await person.expectNoSidewaysScroll(String(moment));
        };
        const player = await beginFirstMatch(person, server, game, lang, look);
        let decisions = 0;
        await player.playToEnd(MAX_DECISIONS, async () => {
          if (MOMENTS.has(decisions)) await look(decisions);
          decisions++;
        });
        await expect(player.table.action("again")).toBeVisible();
        await look("score");
      });
