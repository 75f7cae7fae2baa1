/** All first matches, on every kind of screen, in both languages and themes, with a picture of every screen on the way:
 *  `node browser/first-match.mjs [game] [screen]`. */
import { House } from "./house.mjs";
import { WITH_3D } from "./icecool.mjs";
import { BOXES, playFirst } from "./newcomer.mjs";
import { openBrowser, SCREENS } from "./people.mjs";

const [wanted, screen] = process.argv.slice(2);
const LANGUAGES = ["en", "fr"];
/** Of the moves themselves these are enough. */
const SEEN = new Set(["shelf", "asked", "begun", 1, 6, 16, 36, "over"]);

const house = await House.open();
const browser = await openBrowser(WITH_3D);
try {
  for (const [number, box] of BOXES.entries())
    for (const [kind, size] of Object.entries(SCREENS))
      for (const [second, lang] of LANGUAGES.entries()) {
        if ((wanted && wanted !== box.game) || (screen && screen !== kind)) continue;
        // Every screen is seen in both themes, and every theme in both languages.
        const dark = (number + second) % 2 === 1;
        const { person, decisions } = await playFirst({ url: house.url, browser }, box, {
          lang,
          size,
          dark,
          see: async (moment, newcomer) => {
            if (!SEEN.has(moment)) return;
            await newcomer.picture(`first/${box.game}-${kind}-${lang}-${moment}`);
            if ((await newcomer.overflow()) > 0) process.stdout.write(`${box.game} ${moment}: sideways\n`);
          },
        });
        process.stdout.write(
          `${box.game}, ${kind}, ${lang}: ${decisions} decisions ${person.complaints().join("; ")}\n`,
        );
        await person.leave();
      }
} finally {
  await browser.close();
  await house.close();
}
