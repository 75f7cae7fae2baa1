/** "Your turn" while the page is closed: by the browser's push service, where it has one and its owner wants it. */
import { say } from "../i18n/words.svelte";
import { pushKey, wishPush } from "../wire/http";
import { overTables, running, seats } from "../wire/seats";
import { inWords } from "./problem";
import { tell } from "./toasts.svelte";

let now = $state<"off" | "on" | "denied">("off");
/** The seats the server was told of last. */
let told = "";

export const called = () => now;

export const canBeCalled = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = canBeCalled() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function hand(browser: PushSubscription, tokens: Record<string, string>): Promise<void> {
  const { endpoint, keys } = browser.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const seal = { reader: keys.p256dh, secret: keys.auth };
  await wishPush({ endpoint, ...seal, sentence: say("call-sentence"), tokens });
}

/** How it stands in this browser. */
export async function askCalled(): Promise<void> {
  if (!canBeCalled()) return;
  now = Notification.permission === "denied" ? "denied" : (await subscription()) ? "on" : "off";
}

/** The person switches it on, and the browser asks whether that is so; or off. */
export async function wantCall(on: boolean): Promise<void> {
  try {
    if (on && (await Notification.requestPermission()) === "granted") {
      const { key } = await pushKey();
      const worker = await navigator.serviceWorker.ready;
      await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      await renewCall();
    } else if (!on) {
      const browser = await subscription();
      if (browser) await hand(browser, {});
      await browser?.unsubscribe();
      told = "";
    }
  } catch (error) {
    tell(inWords(error));
  }
  await askCalled();
}

/** Tells the server of seats that have come since; nothing where it was not switched on. */
export async function renewCall(): Promise<void> {
  const tokens = running(seats(), overTables());
  const mine = Object.keys(tokens).join(" ");
  if (mine === told) return;
  const browser = await subscription().catch(() => null);
  if (!browser) return;
  await hand(browser, tokens).then(
    () => (told = mine),
    () => undefined,
  );
}
