/** "Your turn" by Web Push, all the way: switched on in the page, sealed and signed by the server, taken and opened by a push service on
 *  this machine, handed to the service worker, shown by the browser. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { openBrowser, Person, PHONE } from "./people.mjs";
import { PushService } from "./push-service.mjs";

let service;
let house;
let browser;
before(async () => {
  service = await PushService.open();
  house = await House.open({ push: service.origin });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
  service?.close();
});

/** A browser whose push service is ours: the one of Chromium is far away. */
const subscribing = (subscription) => {
  let now = null;
  const made = (key) => ({
    key,
    toJSON: () => subscription,
    unsubscribe: async () => {
      now = null;
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error("nobody would see it");
    globalThis.subscribedWith = applicationServerKey;
    return (now = made(applicationServerKey));
  };
};

/** What the browser shows of the worker; waited for, because it is shown when the worker gets round to it. */
const notification = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 1200; tries++) {
      const [shown] = await registration.getNotifications();
      if (shown) return { body: shown.body, tag: shown.tag, data: shown.data };
      await new Promise((later) => setTimeout(later, 50));
    }
    return null;
  });

test("whoever is away is called to the table by the browser, in their language", async () => {
  const ada = await Person.arrive(browser, { lang: "fr-FR", size: PHONE, here: true, worker: true });
  await ada.context.grantPermissions(["notifications"]);
  await ada.page.addInitScript(subscribing, service.subscription);
  await ada.page.goto(house.url);
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const workers = await ada.context.newCDPSession(ada.page);
  const registered = new Promise((resolve) =>
    workers.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) =>
      registrations[0] ? resolve(registrations[0].registrationId) : undefined,
    ),
  );
  await workers.send("ServiceWorker.enable");

  // Ada opens a table for a friend, and wants to be called.
  await ada.page
    .getByRole("article", { name: "Oursins" })
    .getByRole("button", { name: "Entre amis" })
    .click();
  await ada.page.locator('button[form="set-up"]').click();
  await ada.page.waitForURL(/\/t\//);
  const table = ada.page.url();
  await ada.page.getByRole("link", { name: /étagère/ }).click();
  await ada.page.getByRole("button", { name: "Toi et cette page" }).click();
  // Nobody is called before the server has heard of it.
  const handed = ada.page.waitForResponse(
    (answer) => answer.url().endsWith("/api/push") && answer.request().method() === "POST",
  );
  await ada.page
    .getByRole("dialog")
    .getByRole("checkbox", { name: /Préviens-moi|prévenir/ })
    .check();
  assert.ok((await handed).ok());
  const key = await ada.page.evaluate(() => fetch("/api/push").then((told) => told.json()));
  assert.equal(await ada.page.evaluate(() => globalThis.subscribedWith), key.key);

  // Leo sits down, and the match begins: it is the turn of Ada, who is on the shelf.
  const leo = await Person.arrive(browser, { lang: "en-GB", size: PHONE, here: true });
  await leo.page.goto(table);
  await leo.page.getByRole("button", { name: "Take this seat" }).click();
  const { sender, told } = await service.message();
  assert.equal(sender, key.key);
  assert.deepEqual(told, { table: table.split("/").at(-1), game: "urchins", sentence: told.sentence });
  assert.match(told.sentence, /jouer/);

  // Handed to the worker as a browser does, it is shown, and leads to the table.
  const data = JSON.stringify(told);
  await workers.send("ServiceWorker.deliverPushMessage", {
    origin: house.url,
    registrationId: await registered,
    data,
  });
  assert.deepEqual(await notification(ada.page), { body: told.sentence, tag: told.table, data: told.table });
  for (const person of [ada, leo]) {
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  }
});
