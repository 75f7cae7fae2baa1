/** Without network: the shelf opens, a lesson is played to its end with its refusals, and what needs the server says so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { Person, PHONE } from "./people.mjs";

const home = openHome();
const GAME = "fish-and-chips";
const tap = (page, cell) => page.locator(`[data-cell="${cell}"]`).click();

/** Fetches nothing any more, as in a tunnel: neither the page nor its service worker. */
async function goAway(person, away) {
  await person.context.setOffline(away);
  assert.equal(await person.page.evaluate(() => navigator.onLine), !away);
}

test("a lesson goes on without network, and the rules still answer", async () => {
  const person = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE, worker: true });
  const { page } = person;
  await page.goto(home.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const lessons = await page.evaluate(
    (game) => fetch(`/api/lessons/${game}`).then((told) => told.json()),
    GAME,
  );
  person.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
  await goAway(person, true);

  await page.goto(home.url);
  await page.getByText("No server in sight.").waitFor();
  const box = page.getByRole("article", { name: "Fish & Chips" });
  assert.ok(await box.getByRole("button", { name: "Play now" }).isDisabled());
  await person.picture("offline-shelf-phone");
  await box.getByRole("link", { name: "Learn" }).click();
  await page.getByRole("grid").waitFor();

  // A wrong try is answered with its clause, as the rules worked it out before.
  await tap(page, "a1");
  await tap(page, "a4");
  await page.locator(".why", { hasText: "F14" }).waitFor();
  await person.picture("offline-refused-phone");
  await tap(page, "a4");

  for (const [number, { name, solution }] of lessons.entries()) {
    await page.locator(`.dot.on:nth-child(${number + 1})`).waitFor();
    for (const move of solution) {
      const [from, to] = move.split(/x|<>/);
      const first =
        from === "O"
          ? await page.locator('[role=gridcell][aria-label*="red octopus"]').getAttribute("data-cell")
          : from;
      const cell = page.locator(`[data-cell="${first}"]`);
      if ((await cell.getAttribute("aria-selected")) !== "true") await cell.click();
      await tap(page, to);
    }
    await page.locator(".task.done").waitFor();
    assert.ok(name);
    if (number < lessons.length - 1) await page.getByRole("button", { name: "Next step" }).click();
  }
  assert.equal(await page.locator(".dot.isDone").count(), lessons.length);
  await person.picture("offline-learnt-phone");

  // A first match needs the server; and so does a flick.
  await page.getByRole("button", { name: "Play a first match" }).click();
  await page.locator(".toast").first().waitFor();
  await page.goto(`${home.url}/learn/icecool`);
  await page.getByText("This needs the server").first().waitFor();
  await person.picture("offline-needs-server-phone");

  await goAway(person, false);
  await page.goto(home.url);
  await box.getByRole("button", { name: "Play now" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /I’m new here/ })
    .click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("grid").waitFor();
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});

test("a puzzle opens without network, and a way that was tried before is shown again", async () => {
  const person = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE, worker: true });
  const { page } = person;
  await page.goto(home.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  person.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
  const shelf = async () => {
    await page.goto(home.url);
    await page.locator(".daily a", { hasText: "Fish & Chips" }).click();
    await page.getByRole("grid").waitFor();
  };
  const undo = page.getByRole("button", { name: "Annuler" });
  const capture = async () => {
    await page.locator('[role=gridcell][aria-label*="peut prendre"]').first().click();
    await page.locator('[role=gridcell][aria-label*="peut être pris"]').first().click();
  };
  await shelf();
  await capture();
  await page.waitForFunction(() => !document.querySelector("footer.act button").disabled);
  const after = await page.getByRole("grid").textContent();

  await goAway(person, true);
  await shelf();
  await capture();
  await page.waitForFunction((text) => document.querySelector("[role=grid]").textContent === text, after);
  assert.ok(await undo.isEnabled());
  await capture();
  await page.getByText("il faut le serveur").first().waitFor();
  await person.picture("offline-puzzle-phone");
  assert.deepEqual(person.complaints(), []);
  await person.leave();
});
