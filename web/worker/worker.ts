/** The service worker: keeps one edition of the page, for when the server cannot be reached.
 *  While it can, the page is always the server's own, and only files with a hash in their names are not asked for. */
import { answerFor, forgetPuzzles, goesOn, HEADER, isAway, prepareDay, prepareLessons } from "./away";

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by vite.config.ts. */
declare const EDITION: string;
declare const FILES: readonly string[];

const PREFIX = "seaboard ";
const ours = PREFIX + EDITION;
const LATER = 5000; // milliseconds

async function keepAll(): Promise<void> {
  const cache = await caches.open(ours);
  const page = await fetch("/", { cache: "no-cache" });
  // A server that has been renewed meanwhile brings a worker of its own.
  if (page.headers.get(HEADER) !== EDITION) throw new Error("the server has another page");
  await cache.put("/", page);
  await cache.addAll([...FILES]);
  await forgetPuzzles(cache);
  // Nobody is kept from the page by what may be missing here.
  await prepareLessons(cache).catch(() => {});
  await self.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== ours);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page; ours only where nothing answers, or only somebody who stands before the server. */
async function pageFor(request: Request): Promise<Response> {
  const kept = () => caches.match("/", { cacheName: ours });
  try {
    const answer = await fetch(request);
    return (isAway(answer) && (await kept())) || answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

let preparing: Promise<void> | null = null;

/** Today's puzzles, which the server may have to work out first: whoever comes meanwhile waits for the same ones. */
function prepareToday(): Promise<void> {
  const now = async () => prepareDay(await caches.open(ours));
  return (preparing ??= now()
    .catch(() => {})
    .finally(() => (preparing = null)));
}

/** A new day's puzzles, once whatever was opened has all it needs. */
async function greet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  await prepareToday();
}

/** What is named by its hash is the same for ever. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: ours });
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const copy = answer.clone();
  await caches
    .open(ours)
    .then((cache) => cache.put(request, copy))
    .catch(() => {}); // a disk that is full keeps nothing; what arrived is still of use
  return answer;
}

/** It is somebody's turn, in the words that the page chose when it was asked. */
async function ring(data: PushMessageData | null): Promise<void> {
  const { table, sentence } = data?.json() as { table: string; sentence: string };
  const shown = { body: sentence, tag: table, icon: "/icon-192.png", badge: "/icon-192.png", data: table };
  await self.registration.showNotification("Seaboard", shown);
}

/** To the table: in a window that is open, or in a new one. */
async function walkTo(table: string): Promise<void> {
  const address = `/t/${encodeURIComponent(table)}`;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener("push", (event) => event.waitUntil(ring(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(walkTo(event.notification.data as string));
});
self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => {
  const alone = forgetOthers();
  event.waitUntil(alone);
  // Not waited for, or no page would get an answer; if the worker is ended before, the next page begins anew.
  void alone.then(prepareToday, () => {});
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (goesOn(request.method, pathname)) event.respondWith(answerFor(request, () => caches.open(ours)));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (pathname.startsWith("/api/")) return;
    event.respondWith(pageFor(request));
    event.waitUntil(greet());
  } else if (pathname.startsWith("/assets/")) event.respondWith(fileFor(request));
});
