/** All first matches, phone and wide, in both languages, with a picture of every screen: `node browser/first-match.mjs [game]`. */
import { House } from "./house.mjs";
import { WITH_3D } from "./icecool.mjs";
import { BOXES, playFirst } from "./newcomer.mjs";
import { openBrowser, PHONE, WIDE } from "./people.mjs";

const [wanted] = process.argv.slice(2);
/** Of the moves themselves every so many are enough. */
const EVERY = 5;

const house = await House.open();
const browser = await openBrowser(WITH_3D);
try {
  for (const box of BOXES.filter(({ game }) => !wanted || game === wanted))
    for (const lang of ["en", "fr"])
      for (const [kind, size] of Object.entries({ phone: PHONE, wide: WIDE })) {
        const { person, decisions } = await playFirst({ url: house.url, browser }, box, {
          lang,
          size,
          see: async (moment, newcomer) => {
            if (typeof moment === "number" && moment % EVERY !== 1) return;
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
