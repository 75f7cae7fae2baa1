/** Every kind of screen, from a phone on its side to a wall: nothing sticks out, and what a newcomer needs first is in sight. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { WITHOUT_3D } from "./icecool.mjs";
import { Person, SCREENS } from "./people.mjs";
import { playOut } from "./playing.mjs";

const home = openHome(WITHOUT_3D);
const SEATS = [
  { kind: "me", bot: "" },
  { kind: "bot", bot: "plankton" },
];
const OPTIONS = {
  urchins: {},
  "fish-and-chips": { target: 20 },
  icecool: { rounds: 1, clock: 0, first_catcher: 1 },
  "oh-crab": { short: true },
};
const PATIENCE = 20_000;
const PAGES = {
  "/": ".daily",
  "/learn/urchins": "[role=gridcell]",
  "/learn/icecool": ".school svg",
  "/learn/oh-crab": "[role=gridcell]",
  "/puzzle/fish-and-chips/2026-03-01": "[role=gridcell]",
  "/puzzles": "main h2",
  "/rules/oh-crab": ".example > .live",
  "/practice/icecool": ".school svg",
};

/** Of an element that is wanted: what keeps it from being seen whole; "" if nothing does. */
const hiding = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return `it lies at ${left}, ${top}, ${right}, ${bottom}`;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(over) ? "" : `over it lies ${over?.outerHTML.slice(0, 200)}`;
};

/** The same after a while: a bot's move may put another button in the place of the one that was found. */
async function stillHiding(part) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const hidden = await part.evaluate(hiding);
    if (!hidden || Date.now() > until) return hidden;
    await part.page().waitForTimeout(50);
  }
}

/** What the goal lies upon, instead of standing beside it. */
const underGoal = () => {
  const goal = document.querySelector(".goal");
  const { left, right, top, bottom } = goal.getBoundingClientRect();
  return [...document.querySelectorAll(".panels p, .panels section, .panels button")]
    .filter((part) => part !== goal && part.checkVisibility())
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((part) => part.textContent.trim());
};

/** Where there is little height, four seats leave the least room for these. */
const PLAYED_WITH = { urchins: ["[data-pile=y]", "[data-pile=r]"], icecool: [] };

/** Every bot thinks, and says so beside its name: that is when names have the least room. */
const allThink = (page) =>
  page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const film = typeof message !== "string";
      socket.send(film ? message : message.replace(/"thinking":\[[^\]]*\]/, '"thinking":[1,2,3]'));
    });
  });

/** Words that have no room where they stand. */
const cutWords = () =>
  [...document.querySelectorAll("footer.act .btn, .strip li, .name > span")]
    .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent.trim());

/** Cards that slip away from under the mouse that wants to pick them. */
async function slipping(person) {
  const slips = [];
  const { page } = person;
  await person.lettered();
  const cards = await page.locator(".hand.large .held").all();
  for (const card of cards) {
    const { x, y, width, height } = await card.boundingBox();
    await page.mouse.move(x + width / 4, y + height / 2);
    const after = await card.boundingBox();
    if (after.x !== x || after.y !== y) slips.push(await card.getAttribute("title"));
    await page.mouse.move(1, 1);
  }
  return slips;
}

let over;
const played = () =>
  (over ??= Promise.all(
    Object.entries(OPTIONS).map(([game, options]) =>
      playOut(home.url, { game, name: "Ada", options, seats: SEATS }),
    ),
  ));

for (const [where, size] of Object.entries(SCREENS))
  test(`${where}: nothing sticks out, goal and result are in sight`, async () => {
    const matches = await played();
    const person = await Person.arrive(home.browser, { lang: "fr-FR", size, here: true });
    const { page } = person;
    const wrong = [];
    const look = async (what, wanted, seen = []) => {
      await page.locator(wanted).first().waitFor();
      if ((await person.overflow()) > 0) wrong.push(`${what} scrolls sideways`);
      wrong.push(...(await page.evaluate(cutWords)).map((words) => `${what}: “${words}” is cut off`));
      for (const part of seen) {
        const hidden = await stillHiding(page.locator(part).first());
        if (hidden) wrong.push(`${what}: ${part} is not in sight: ${hidden}`);
      }
    };
    for (const [path, wanted] of Object.entries(PAGES)) {
      await page.goto(home.url + path);
      await look(path, wanted);
    }
    for (const [game, options] of Object.entries(OPTIONS)) {
      await layTable(person, home.url, { game, name: "Ada", options, seats: SEATS });
      await page.locator("footer.act .btn.pri").waitFor();
      await look(`a table of ${game}`, ".goal", [".goal", "footer.act .btn.pri"]);
      if (where === "phone" || where === "landscape")
        wrong.push(...(await page.evaluate(underGoal)).map((text) => `the goal of ${game} covers: ${text}`));
      if (game === "oh-crab")
        wrong.push(...(await slipping(person)).map((card) => `${card} slips away from the mouse`));
      if (game === "icecool" && (await page.getByRole("radio", { name: "D’en haut" }).count()) !== 1)
        wrong.push("a way to look at the school has no name");
    }
    await allThink(page);
    const four = [SEATS[0], ...Array.from({ length: 3 }, () => SEATS[1])];
    for (const [game, played] of where === "landscape" || where === "zoom"
      ? Object.entries(PLAYED_WITH)
      : []) {
      await layTable(person, home.url, { game, name: "Ada", options: {}, seats: four });
      await look(`four at ${game}`, ".goal", [...played, "footer.act .btn.pri"]);
    }
    // All of one's matches at once, and the score of each.
    const tokens = Object.fromEntries(matches.map(({ table, token }) => [table, token]));
    await page.evaluate((all) => localStorage.setItem("seaboard.seats", JSON.stringify(all)), tokens);
    await page.goto(`${home.url}/matches`);
    await look("my matches", "main article");
    for (const { table } of matches) {
      await page.goto(`${home.url}/t/${table}`);
      await look(`a score (${table})`, "div.score", ["div.score h2", "header h1", "footer .btn.pri"]);
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(person.complaints(), []);
    await person.leave();
  });
