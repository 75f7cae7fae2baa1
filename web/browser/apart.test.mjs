/** The page without its server, and with another one than it came from. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "./house.mjs";
import { openHome } from "./home.mjs";
import { Person, PHONE } from "./people.mjs";

const home = openHome();
const box = (page) => page.getByRole("article", { name: "Fish & Chips" });

test("the shelf opens without its server, says so, and comes back by itself", async (t) => {
  const house = await House.open();
  t.after(() => house.close());
  const person = await Person.arrive(home.browser, { size: PHONE, worker: true });
  const { page } = person;
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  person.forgive(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await house.kill();
  await page.goto(house.url);
  await page.getByText("No server in sight.").waitFor();
  await box(page).waitFor();
  await person.picture("shelf-away-phone");
  assert.ok((await person.overflow()) <= 0, "the shelf scrolls sideways");
  await house.start();
  await page.getByText("No server in sight.").waitFor({ state: "hidden" });
  await box(page).getByRole("button", { name: "Play now" }).click({ trial: true }); // as soon as its rules are there
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("the page can be installed", async () => {
  const person = await Person.arrive(home.browser);
  await person.page.goto(home.url);
  const address = await person.page.getAttribute("link[rel=manifest]", "href");
  const manifest = await (await fetch(home.url + address)).json();
  assert.equal(manifest.display, "standalone");
  for (const { src, sizes } of manifest.icons) {
    const width = await person.page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    assert.equal(`${width}x${width}`, sizes);
  }
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("what a person likes is chosen once, and holds after a reload", async () => {
  const person = await Person.arrive(home.browser);
  const { page } = person;
  await page.goto(home.url);
  const open = () => page.getByRole("button", { name: "You and this page" }).click();
  await open();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Fast", { exact: true }).click();
  await sheet.getByText("In notation", { exact: true }).click();
  await sheet.getByLabel("Sounds").check();
  await person.picture("settings-phone");
  assert.ok((await person.overflow()) <= 0, "the settings scroll sideways");
  await page.reload();
  await open();
  assert.ok(await sheet.getByRole("radio", { name: "Fast" }).isChecked());
  assert.ok(await sheet.getByRole("radio", { name: "In notation" }).isChecked());
  assert.ok(await sheet.getByLabel("Sounds").isChecked());
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("a page that is not the server's says so and loads itself anew", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR" });
  const { page } = person;
  // The first answer comes from a server that has been renewed meanwhile.
  await page.route(
    "**/api/health",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "seaboard-page": "index-new.js" } });
    },
    { times: 1 },
  );
  // It loads itself anew after a moment, which waits here until what it says has been read.
  let goOn;
  const read = new Promise((resolve) => (goOn = resolve));
  let loads = 0;
  await page.route(`${home.url}/`, async (route) => {
    if (loads++ > 0) await read;
    await route.continue();
  });
  await page.goto(home.url);
  await page.getByRole("heading", { name: "Seaboard a été mis à jour" }).waitFor();
  await person.picture("renewed-phone");
  goOn();
  await box(page).getByRole("button", { name: "Jouer" }).waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});
