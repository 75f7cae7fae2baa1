/** All journeys: two browsers side by side at one server. `npm run browser -- urchins` takes those of one name. */
import { readdirSync } from "node:fs";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { installExample } from "./connect-four.mjs";
import { House } from "./house.mjs";

const SIDE_BY_SIDE = 2;
/** Whatever waits for ever is told as a fault. */
const LONGEST = 10 * 60 * 1000;
/** The longest journeys begin: a short one is the best to end with while the other browser is still busy. */
const LONGEST_FIRST = [
  "icecool",
  "oh-crab",
  "screens",
  "keys-others",
  "keys-squares",
  "analysis",
  "table",
  "family",
  "urchins",
  "after",
  "everybody",
  "again",
  "agent",
  "oh-crab-pack",
  "journey",
  "places",
  "connect-four",
  "apart",
];

const folder = fileURLToPath(new URL("./", import.meta.url));
const wanted = process.argv[2] ?? "";
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".test.mjs") && file.includes(wanted))
  .map((file) => file.slice(0, -".test.mjs".length));
if (names.length === 0) throw new Error(`no journey is called ${wanted}`);
const place = (name) => LONGEST_FIRST.indexOf(name);
const files = names.toSorted((a, b) => place(a) - place(b)).map((name) => `${folder}${name}.test.mjs`);

installExample();
const house = await House.open();
process.env.SEABOARD_HOUSE = house.url;
try {
  const journeys = run({ files, concurrency: SIDE_BY_SIDE, timeout: LONGEST });
  journeys.on("test:fail", () => (process.exitCode = 1));
  const report = journeys.compose(spec);
  report.pipe(process.stdout, { end: false });
  await finished(report);
  if (process.exitCode) process.stdout.write(`What the server said:\n${house.said}\n`);
} finally {
  await house.close();
}
