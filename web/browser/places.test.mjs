/** Two people agree on a clock; one lends a seat to a bot and takes it back, the other leaves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { Person, PHONE, WIDE } from "./people.mjs";

const home = openHome();

async function inTheMenu(page, menu, ...buttons) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  for (const name of buttons) await page.getByRole("dialog").getByRole("button", { name }).click();
}

test("a clock is agreed on, a seat is lent, taken back and left", async () => {
  const ann = await Person.arrive(home.browser, { lang: "en-GB", size: WIDE });
  await ann.page.goto(home.url);
  const box = ann.page.getByRole("article", { name: "Urchins" });
  await box.getByRole("button", { name: "With friends" }).click();
  await ann.page.getByLabel("Time to think").selectOption({ label: "5 minutes a player, +5 s a turn" });
  await ann.picture("places-set-up-wide");
  await ann.page.getByRole("button", { name: "Make the table" }).click();
  await ann.page.getByRole("grid").waitFor();

  const ben = await Person.arrive(home.browser, { lang: "fr-FR", size: PHONE });
  await ben.page.goto(ann.page.url());
  await ben.page.getByRole("button", { name: "Prendre cette place" }).click();
  for (const { page } of [ann, ben])
    await page
      .getByRole("timer")
      .filter({ hasText: /^[45]:\d\d$/ })
      .waitFor();

  await inTheMenu(ann.page, "Menu", "Let a bot play for me");
  await ann.picture("places-menu-wide");
  await ann.page.keyboard.press("Escape");
  await ben.page
    .getByText(/pour (Invité|invité|Ann)/)
    .first()
    .waitFor();
  await ben.picture("places-stand-in-phone");
  await ann.picture("places-stand-in-wide");
  await ann.page.getByRole("status").getByRole("button", { name: "I play again" }).click();
  await ann.page.getByText("plays for you").waitFor({ state: "detached" });

  await inTheMenu(ben.page, "Menu", "Quitter la table");
  await ben.picture("places-leave-phone");
  await ben.page.getByRole("button", { name: "Quitter : ma place est libre" }).click();
  await ben.page.getByRole("button", { name: "Prendre cette place" }).waitFor();
  await ann.page.getByText("One seat is free").waitFor();
  assert.equal(await ben.overflow(), 0);
  for (const person of [ann, ben]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});

test("somebody who stays away is waited for, then a bot is offered", async () => {
  const ann = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  await ann.page.clock.install();
  const seats = [
    { kind: "friend", bot: "" },
    { kind: "me", bot: "" },
  ];
  await layTable(ann, home.url, { game: "urchins", name: "Ann", options: {}, seats });
  const ben = await Person.arrive(home.browser, { lang: "en-GB", size: PHONE });
  await ben.page.goto(ann.page.url());
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Take this seat" }).click();
  await ann.page.getByRole("button", { name: "Ben to move" }).waitFor();
  await ben.leave();
  await ann.page.locator(".seat.away").waitFor();
  const offer = ann.page.getByRole("button", { name: "Let a bot play for Ben" });
  assert.equal(await offer.count(), 0, "Ben may come back at once");
  await ann.page.clock.fastForward("01:10");
  await offer.waitFor();
  await ann.picture("places-absent-phone");
  assert.deepEqual(ann.complaints(), []);
  await ann.leave();
});
