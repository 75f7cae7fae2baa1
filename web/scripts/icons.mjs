// Draws the icons of the installed page from src/shell/logo.svg, for systems that take no SVG:
//   SEABOARD_CHROMIUM="$(../scripts/chromium)" node scripts/icons.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../browser/people.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const logo = readFileSync(at("src/shell/logo.svg"), "utf8");
const SEA = "#0b2b40";
/** name, pixels, and how much of them the logo takes; what a system cuts off must be sea. */
const icons = [
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["icon-whole-512", 512, 0.72],
  ["icon-180", 180, 0.86],
];

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, pixels, part] of icons) {
  await page.setViewportSize({ width: pixels, height: pixels });
  const ground = part < 1 ? SEA : "transparent";
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}` +
      `svg{width:${part * 100}vw;height:${part * 100}vw}</style>${logo}`,
  );
  await page.screenshot({ path: at(`public/${name}.png`), omitBackground: true });
}
await browser.close();
