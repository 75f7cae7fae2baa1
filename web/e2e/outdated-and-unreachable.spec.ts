/** The page without its server, as an app of the device, after a reload, and with a server that has a newer page. */
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { PHONE } from "./support/viewports";

useServer();

const shelfItem = (page: Person["page"]) => page.getByRole("article", { name: "Fish & Chips" });

test("the shelf opens without its server, says so, and comes back by itself", async ({ open, server }) => {
  const person = await open({ viewport: PHONE, serviceWorker: true });
  const { page } = person;
  await person.withoutPreparedExercises();
  await person.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  person.allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await server.kill();
  await person.goto("/");
  const noServer = page.getByText("No server in sight.");
  await expect(noServer).toBeVisible();
  await expect(shelfItem(page)).toBeVisible();
  await person.screenshot("shelf-away-phone");
  await person.expectNoSidewaysScroll("the shelf");
  await server.start();
  await expect(noServer).toBeHidden();
  await expect(shelfItem(page).getByRole("button", { name: "Play now" })).toBeEnabled();
});

test("the page can be installed, and what a person prefers is still chosen after a reload", async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  await person.goto("/");
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    return (await (await fetch(href)).json()) as { display: string; icons: { src: string; sizes: string }[] };
  });
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }

  const openSettings = () => page.getByRole("button", { name: "You and this page" }).click();
  await openSettings();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Fast", { exact: true }).click();
  await dialog.getByText("In notation", { exact: true }).click();
  await dialog.getByLabel("Sounds").check();
  await person.screenshot("settings-phone");
  await person.expectNoSidewaysScroll("the settings");
  await page.reload();
  await openSettings();
  await expect(dialog.getByRole("radio", { name: "Fast" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "In notation" })).toBeChecked();
  await expect(dialog.getByLabel("Sounds")).toBeChecked();
});

test("a page that is not the server's says so and loads the server's", async ({ open, server }) => {
  const person = await open({ lang: "fr-FR" });
  const { page } = person;
  // The first answer comes from a server that has been updated meanwhile.
  await page.route(
    "**/api/health",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "seaboard-page": "index-new.js" } });
    },
    { times: 1 },
  );
  // Soon the page loads itself again: that request is answered once its message has been read.
  let loads = 0;
  let answerReload = () => {};
  const hasBeenRead = new Promise<void>((resolve) => (answerReload = resolve));
  await page.route(`${server.url}/`, async (route) => {
    if (loads++ > 0) await hasBeenRead;
    await route.continue();
  });
  await person.goto("/");
  await expect(page.getByRole("heading", { name: "Seaboard a été mis à jour" })).toBeVisible();
  await person.screenshot("renewed-phone");
  answerReload();
  await expect(shelfItem(page).getByRole("button", { name: "Jouer" })).toBeVisible();
});
