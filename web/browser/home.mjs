/** What every browser test needs: a server where the test's game can be played, and a browser. */
import { after, before } from "node:test";
import { House } from "./house.mjs";
import { openBrowser } from "./people.mjs";

/** Call it once at the top of a test file; `house` and `browser` are there when the first test runs. */
export function openHome(game) {
  const home = {};
  before(async () => {
    home.house = await House.open(game);
    home.browser = await openBrowser();
  });
  after(async () => {
    await home.browser?.close();
    await home.house?.close();
  });
  return home;
}
