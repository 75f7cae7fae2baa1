/** The pictures of the README: each box in the middle of a first match, wide and on a phone. `node browser/pictures.mjs [game]` */
import { mkdir } from "node:fs/promises";
import { House, root } from "./house.mjs";
import { WITH_3D } from "./icecool.mjs";
import { BOXES, playFirst } from "./newcomer.mjs";
import { openBrowser, PHONE } from "./people.mjs";

const [wanted] = process.argv.slice(2);
const folder = `${root}docs/pictures/`;
const SIZES = { wide: { width: 1120, height: 700 }, phone: PHONE };
/** After how many decisions there is something to see. */
const MOMENT = { urchins: 24, "fish-and-chips": 7, icecool: 3, "oh-crab": 14 };

class Enough extends Error {}

const house = await House.open();
const browser = await openBrowser(WITH_3D);
await mkdir(folder, { recursive: true });
try {
  for (const box of BOXES.filter(({ game }) => !wanted || game === wanted))
    for (const [kind, size] of Object.entries(SIZES)) {
      const see = async (moment, person) => {
        if (moment !== MOMENT[box.game]) return;
        const player = new box.Player(person, "en");
        await player.due();
        const path = `${folder}${box.game}${kind === "wide" ? "" : `-${kind}`}.png`;
        await person.page.screenshot({ path, animations: "disabled" });
        await person.leave();
        throw new Enough();
      };
      await playFirst({ url: house.url, browser }, box, { lang: "en", size, avatar: "turtle", see }).catch(
        (error) => {
          if (!(error instanceof Enough)) throw error;
        },
      );
      process.stdout.write(`${box.game}, ${kind}\n`);
    }
} finally {
  await browser.close();
  await house.close();
}
