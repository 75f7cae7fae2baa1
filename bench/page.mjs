/** What a cold phone waits for: the shelf and a table of every game, with a slow processor and a phone's network.
 *
 *    node bench/page.mjs [rounds] > bench/page.md
 *
 *  The page must be built (`make page`). Chromium slows its processor down fourfold and its network to that of a phone;
 *  nothing is in its caches, and no service worker is at hand. */
import { loadavg } from "node:os";
import { House } from "../web/browser/house.mjs";
import { openBrowser, PHONE } from "../web/browser/people.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWDOWN = 4;
const LONGEST = 60_000;
const MBIT = 1_000_000 / 8;
const NETWORKS = [
  { name: "4G", latency: 60, down: 9 * MBIT, up: 3 * MBIT },
  { name: "slow 4G", latency: 150, down: 1.6 * MBIT, up: 0.75 * MBIT },
];
const LIMITS = { shelf: 1.2 };
const OF_A_TABLE = 2;
const GAMES = ["urchins", "fish-and-chips", "icecool", "oh-crab"];

/** In the page: when what one came for can be used, in milliseconds since the address was opened. */
function watchFor(selector) {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].find((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(each).visibility === "visible";
    });
    // Drawn is what stands in a frame that is over.
    if (found) requestAnimationFrame(() => setTimeout(() => (globalThis.usable = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measured(browser, address, selector, network, stored) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let requests = 0;
  let bytes = 0;
  wire.on("Network.requestWillBeSent", ({ request }) => (requests += Number(request.url.startsWith("http"))));
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript((pairs) => {
    for (const [name, value] of pairs) localStorage.setItem(name, value);
  }, stored);
  await page.addInitScript(watchFor, selector);
  await page.goto(address, { waitUntil: "commit", timeout: LONGEST });
  const usable = await page.waitForFunction(() => globalThis.usable, null, { timeout: LONGEST });
  const seconds = (await usable.jsonValue()) / 1000;
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  await page.waitForLoadState("networkidle", { timeout: LONGEST });
  await context.close();
  return { seconds, painted: painted / 1000, requests, kilobytes: bytes / 1000 };
}

const sorted = (values) => values.toSorted((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const least = (values) => sorted(values)[0];

async function layTable(url, game) {
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats: [{ kind: "me" }, { kind: "bot", bot: "plankton" }] }),
  });
  return answer.json();
}

const house = await House.open();
const browser = await openBrowser();
const load = () => loadavg()[0].toFixed(1);
const before = load();
const rows = [];
try {
  for (const network of NETWORKS) {
    const places = [{ name: "shelf", path: "/", selector: "article .play .btn.pri:not([disabled])", stored: [] }];
    for (const game of GAMES) {
      const { table, token } = await layTable(house.url, game);
      places.push({
        name: game,
        path: `/t/${table}`,
        selector: ".boardwrap [role=grid], .boardwrap svg, .boardwrap canvas",
        stored: [["seaboard.seats", JSON.stringify({ [table]: token })]],
      });
    }
    for (const { name, path, selector, stored } of places) {
      const found = [];
      for (let round = 0; round < ROUNDS; round++)
        found.push(await measured(browser, house.url + path, selector, network, stored));
      const all = (what) => found.map((each) => each[what]);
      rows.push([
        network.name,
        name,
        median(all("seconds")).toFixed(2),
        least(all("seconds")).toFixed(2),
        String(LIMITS[name] ?? OF_A_TABLE),
        least(all("painted")).toFixed(2),
        Math.max(...all("requests")),
        Math.max(...all("kilobytes")).toFixed(0),
      ]);
    }
  }
} finally {
  await browser.close();
  await house.close();
}

const networks = NETWORKS.map(
  ({ name, latency, down }) => `${name}: ${(down / MBIT).toFixed(1)} Mbit/s, ${latency} ms a round trip`,
);
console.log(`# What a cold phone waits for

${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, a processor slowed down ${SLOWDOWN} times, nothing in the caches,
${ROUNDS} rounds each (\`node bench/page.mjs\`). ${networks.join("; ")}.
Load of the machine's 2 cores: ${before} before, ${load()} after; the least is what a quieter machine would come near to.
Usable: a game can be started with a tap (shelf), the board is drawn (tables). Bytes are those on the wire, heads included.

| network | place | usable, median s | least s | limit s | first paint s | requests | kB |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}`);
