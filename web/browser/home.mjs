/** What every browser test needs: a server where games can be played, and a browser. */
import { after, before } from "node:test";
import { House } from "./house.mjs";
import { openBrowser } from "./people.mjs";

/** Call it once at the top of a test file; `url` and `browser` are there when the first test runs.
 *  The server is that of `run.mjs`; a file that is run alone has one of its own. `switches`: of the browser. */
export function openHome(switches = []) {
  const home = { url: process.env.SEABOARD_HOUSE };
  let house;
  before(async () => {
    house = home.url ? undefined : await House.open();
    home.url ??= house.url;
    home.browser = await openBrowser(switches);
  });
  after(async () => {
    await home.browser?.close();
    await house?.close();
  });
  return home;
}

/** Lays a table by a request, and sits down at it on this person's device. */
export async function layTable({ page }, url, wish) {
  await page.goto(url);
  const { table, token } = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }, wish);
  await page.evaluate(
    ([id, secret]) => localStorage.setItem("seaboard.seats", JSON.stringify({ [id]: secret })),
    [table, token],
  );
  await page.goto(`${url}/t/${table}`);
}
