/** "Your turn" by Web Push, from end to end: switched on in the page, encrypted and signed by the server, decrypted by a
 *  push service on this machine, given to the service worker, shown by the browser. */
import { FakePushService } from "./support/fake-push-service";
import { expect, test, useServer } from "./support/fixtures";
import { FRIEND, ME } from "./support/test-server";

let pushService: FakePushService;
useServer(async () => {
  pushService = await FakePushService.open();
  return { push: pushService.origin };
});
test.afterAll(() => pushService.close());

/** Runs in the page: its push service is the fake one, since Chromium's own is on the internet. */
function replacePushService(subscription: FakePushService["subscription"]) {
  // The headless shell of Chromium says "denied" here whatever was granted.
  Object.defineProperty(Notification, "permission", { value: "granted" });
  let current: PushSubscription | null = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(current);
  PushManager.prototype.subscribe = (options) => {
    if (!options?.userVisibleOnly)
      return Promise.reject(new Error("Chromium allows visible notifications only"));
    Object.assign(globalThis, { subscribedWith: options.applicationServerKey });
    const unsubscribe = () => {
      current = null;
      return Promise.resolve(true);
    };
    current = { toJSON: () => subscription, unsubscribe } as unknown as PushSubscription;
    return Promise.resolve(current);
  };
}

type Shown = NotificationOptions & { title: string };

/** Runs in the service worker: notes what it asks the browser to show, since the headless shell shows no notifications. */
function noteNotifications() {
  const shown: Shown[] = [];
  const { registration } = Object.assign(globalThis as unknown as ServiceWorkerGlobals, { shown });
  registration.showNotification = (title, options) => {
    shown.push({ title, ...options });
    return Promise.resolve();
  };
}

interface ServiceWorkerGlobals {
  registration: ServiceWorkerRegistration;
  shown: Shown[];
}

test("somebody who is away is called to the table by the browser, in their language", async ({
  open,
  server,
}) => {
  const started = await server.createTable({ game: "urchins", seats: [ME, FRIEND] });
  const ada = await open({ lang: "fr-FR", returning: true, serviceWorker: true, seats: [started] });
  const { page, context } = ada;
  await ada.withoutPreparedExercises();
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(replacePushService, pushService.subscription);
  const accepted: boolean[] = []; // subscriptions, by the server
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/push") && answer.request().method() === "POST")
      accepted.push(answer.ok());
  });
  await ada.goto("/");
  const devTools = await context.newCDPSession(page);
  const registrations: string[] = [];
  devTools.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await devTools.send("ServiceWorker.enable");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await page.getByRole("button", { name: "Toi et cette page" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Préviens-moi quand c’est à moi" }).check();
  // The server must know the subscription before there is something to be called for.
  await expect.poll(() => accepted).toEqual([true]);
  const { key } = await server.get<{ key: string }>("/api/push");
  expect(
    await page.evaluate(() => (globalThis as unknown as { subscribedWith: string }).subscribedWith),
  ).toBe(key);

  // A friend sits down, and the match begins: it is the turn of Ada, who looks at the shelf.
  const leo = await open({ returning: true });
  await leo.goto(`/t/${started.table}`);
  await leo.page.getByRole("button", { name: "Take this seat" }).click();
  await expect.poll(() => [pushService.messages.length, pushService.errors]).toEqual([1, []]);
  const [message] = pushService.messages;
  const sentence = "C’est à toi de jouer.";
  expect(message).toEqual({ sender: key, content: { table: started.table, game: "urchins", sentence } });

  // Delivered to the service worker as a browser would, it is shown and leads to the table.
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(noteNotifications);
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: registrations[0]!,
    data: JSON.stringify(message!.content),
  });
  await expect
    .poll(() => worker!.evaluate(() => (globalThis as unknown as ServiceWorkerGlobals).shown))
    .toEqual([expect.objectContaining({ body: sentence, tag: started.table, data: started.table })]);
});
