/** People choose an animal and a colour before they sit down: on the shelf, and by link. */
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { Table } from "./support/table";
import { FRIEND } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const shelfItem = (page: Person["page"], game: string) => page.getByRole("article", { name: game });

test("an animal and a colour are chosen, shown to all, and remembered", async ({ open, server }) => {
  const ann = await open({ viewport: DESKTOP });
  const { page } = ann;
  await ann.goto("/");
  await shelfItem(page, "Urchins").getByRole("button", { name: "With friends" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Ann");
  await dialog.getByRole("radio", { name: "Turtle" }).check({ force: true });
  await dialog.getByRole("radio", { name: "Green" }).check({ force: true });
  await expect(dialog.getByLabel("Seat 2, Green")).toHaveValue("me");
  await ann.screenshot("avatars-set-up-wide");
  await dialog.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/t\//);
  const table = new Table(ann, server);
  await table.idle();
  await expect(page.locator(".seat1.c-green .seat-animal")).toBeVisible();
  await expect(page.getByRole("region", { name: /^You \(Turtle\)/ })).toBeVisible();

  const ben = await open({ lang: "fr-FR", viewport: PHONE });
  await ben.goto(page.url());
  await ben.page.getByRole("radio", { name: "Raie" }).check({ force: true });
  await ben.screenshot("avatars-join-phone");
  await ben.expectNoSidewaysScroll("the seat to take");
  await ben.page.getByRole("button", { name: "Prendre cette place" }).click();
  await expect(ben.page.getByRole("region", { name: /^Ann \(Tortue\)/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /\(Ray\)/ })).toBeVisible();
  await ben.screenshot("avatars-table-phone");

  // A phrase is shown with the animal of its speaker, and a new animal is shown to all at once.
  await ben.page.getByRole("button", { name: "Dire quelque chose" }).click();
  await ben.page.getByRole("dialog").getByRole("button").nth(1).click();
  await expect(page.locator(".toast .animal")).toBeVisible();
  await table.action("menu").click();
  await page.getByRole("dialog").getByRole("radio", { name: "Whale" }).check({ force: true });
  await expect(ben.page.getByRole("region", { name: /^Ann \(Baleine\)/ })).toBeVisible();

  // The browser remembers both for the next table.
  await ann.goto("/");
  await shelfItem(page, "Urchins").getByRole("button", { name: "Play now" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /I’m new here/ })
    .click();
  await expect(page.locator(".seat1.c-green .seat-animal")).toBeVisible();
});

test("several free seats by link are several colours to choose from", async ({ open, server }) => {
  const request = { game: "fish-and-chips", seats: [FRIEND, FRIEND, FRIEND] };
  const { table } = await server.createTable(request);
  const ann = await open({ viewport: DESKTOP });
  await ann.goto(`/t/${table}`);
  await ann.page.getByRole("radio", { name: "Green" }).check({ force: true });
  await ann.page.getByRole("button", { name: "Take this seat" }).click();
  await expect(ann.page.locator(".seat1.c-green")).toBeVisible();
  const ben = await open({ viewport: PHONE });
  await ben.goto(`/t/${table}`);
  await expect(ben.page.getByRole("radio", { name: "Red" })).toBeAttached();
  await expect(ben.page.getByRole("radio", { name: "Green" }), "the seat is taken").toHaveCount(0);
});

/** The colours in the set-up of a game are those that the rules give to its seats; the first test checks Urchins. */
test("the second colour of every other game is that of its second seat", async ({ open, server }) => {
  const person = await open({ viewport: DESKTOP, returning: true });
  const { page } = person;
  for (const title of ["Fish & Chips", "ICECOOL", "Oh Crab!"]) {
    await test.step(title, async () => {
      await person.goto("/");
      await shelfItem(page, title).locator("[data-action=set-up]").click();
      const dialog = page.getByRole("dialog");
      const colours = dialog.getByRole("group", { name: "Your colour" });
      await colours.getByRole("radio").nth(1).check({ force: true });
      const className = await colours.locator("label:has(:checked)").getAttribute("class");
      const colour = /c-[a-z]+/.exec(className!)![0];
      await dialog.getByRole("button", { name: "Start" }).click();
      await page.waitForURL(/\/t\//);
      expect((await new Table(person, server).idle()).viewerSeat).toBe("1");
      await expect(page.locator(`.seat1.${colour}, .seats li:first-child.${colour}`).first()).toBeVisible();
    });
  }
});
