/** People choose an animal and a colour before they sit down: on the shelf, by link, around one device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { BOXES } from "./newcomer.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";

const home = openHome(WITHOUT_3D);
const box = (page, game) => page.getByRole("article", { name: game });

test("an animal and a colour are chosen, shown to all, and remembered", async () => {
  const ann = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  const { page } = ann;
  await page.goto(home.url);
  await box(page, "Urchins").getByRole("button", { name: "With friends" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Your name").fill("Ann");
  await sheet.getByRole("radio", { name: "Turtle" }).check({ force: true });
  await sheet.getByRole("radio", { name: "Green" }).check({ force: true });
  assert.equal(await sheet.getByLabel("Seat 2, Green").inputValue(), "me");
  await ann.picture("avatars-set-up-wide");
  await sheet.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("grid").waitFor();
  await page.locator(".seat1.c-green .seat-animal").waitFor();
  assert.ok(await page.getByRole("region", { name: /^You \(Turtle\)/ }).count());

  const ben = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  await ben.page.goto(page.url());
  await ben.page.getByRole("radio", { name: "Raie" }).check({ force: true });
  await ben.picture("avatars-join-phone");
  assert.ok((await ben.overflow()) <= 0, "the seat to take scrolls sideways");
  await ben.page.getByRole("button", { name: "Prendre cette place" }).click();
  await ben.page.getByRole("region", { name: /^Ann \(Tortue\)/ }).waitFor();
  await page.getByRole("region", { name: /\(Ray\)/ }).waitFor();
  await ben.picture("avatars-table-phone");

  // What is said has a face, and becoming another animal is seen at once.
  await ben.page.getByRole("button", { name: "Dire quelque chose" }).click();
  await ben.page.getByRole("dialog").getByRole("button").nth(1).click();
  await page.locator(".toast .animal").waitFor();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "Whale" }).check({ force: true });
  await ben.page.getByRole("region", { name: /^Ann \(Baleine\)/ }).waitFor();

  // The browser remembers both for the next table.
  await page.goto(home.url);
  await box(page, "Urchins").getByRole("button", { name: "Play now" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /I’m new here/ })
    .click();
  await page.locator(".seat1.c-green .seat-animal").waitFor();
  for (const person of [ann, ben]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});

test("several free seats by link are several colours to choose from", async () => {
  const ann = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  const made = await fetch(`${home.url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "fish-and-chips",
      seats: [{ kind: "friend" }, { kind: "friend" }, { kind: "friend" }],
    }),
  });
  const { table } = await made.json();
  await ann.page.goto(`${home.url}/t/${table}`);
  await ann.page.getByRole("radio", { name: "Green" }).check({ force: true });
  await ann.page.getByRole("button", { name: "Take this seat" }).click();
  await ann.page.locator(".seat1.c-green").waitFor();
  const ben = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  await ben.page.goto(`${home.url}/t/${table}`);
  await ben.page.getByRole("radio", { name: "Red" }).waitFor({ state: "attached" });
  assert.equal(await ben.page.getByRole("radio", { name: "Green" }).count(), 0, "taken is taken");
  for (const person of [ann, ben]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});

/** The colours that a box tells are those that the rules give its seats. */
for (const { game, title } of BOXES)
  test(`the second colour of ${title} is the second seat`, async () => {
    const person = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE, here: true });
    const { page } = person;
    await page.goto(home.url);
    await box(page, title)
      .getByRole("button", { name: `Set up ${title}` })
      .or(box(page, title).locator(".tune"))
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    const colours = sheet.getByRole("group", { name: "Your colour" }).getByRole("radio");
    await colours.nth(1).check({ force: true });
    const wanted = await sheet.locator(".colours label:has(:checked)").getAttribute("class");
    const [colour] = /c-[a-z]+/.exec(wanted);
    await sheet.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/t\//);
    await page.locator(`.seat1.${colour}, .seats li:first-child.${colour}`).first().waitFor();
    assert.deepEqual(person.complaints(), []);
    await person.leave();
    assert.ok(game);
  });
