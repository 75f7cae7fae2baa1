/** Every kind of screen, from the narrowest phone to a large monitor: nothing sticks out or is cut off, and what a newcomer
 *  needs first is in sight. A page is opened once and then resized.
 */
import type { Page } from "@playwright/test";
import { expect, test, useServer } from "./support/fixtures";
import type { Person } from "./support/person";
import { ME, PLANKTON, type TestServer } from "./support/test-server";
import { VIEWPORTS, type Viewport } from "./support/viewports";

useServer();

type ViewportName = keyof typeof VIEWPORTS;
const DEVICES: Record<string, ViewportName[]> = {
  "touch screens": ["phone", "landscape", "zoom"],
  desktops: ["desktop", "large"],
};
const NARROWEST: Viewport = { width: 360, height: 740 };

const GAMES: Record<string, Record<string, unknown>> = {
  urchins: {},
  "fish-and-chips": { target: 20 },
  icecool: { rounds: 1, clock: 0, first_catcher: 1 },
  "oh-crab": { short: true },
};
const ALL_SEATS = { urchins: 4, "fish-and-chips": 4, icecool: 4, "oh-crab": 5 };
/** Where there is little height, four seats leave the least room for these. */
const NEEDED_BY_FOUR: Record<string, string[]> = { urchins: ["[data-pile=y]", "[data-pile=r]"], icecool: [] };
const PAGES: Record<string, string> = {
  "/": "main[data-screen=shelf] .daily",
  "/learn/urchins": "main[data-exercise=lesson][data-game=urchins] [role=gridcell]",
  "/learn/icecool": "main[data-exercise=lesson][data-game=icecool] .school svg",
  "/learn/oh-crab": "main[data-exercise=lesson][data-game=oh-crab] [role=gridcell]",
  "/puzzle/fish-and-chips/2026-03-01": "main[data-exercise=puzzle] [role=gridcell]",
  "/puzzles": "main[data-screen=puzzles] h2",
  "/rules/oh-crab": "main[data-screen=rulebook] .example > .live",
  "/practice/icecool": "main[data-exercise=practice] .school svg",
};
const GOAL = ".goal";
const PRIMARY_BUTTON = "footer.act .btn.pri";

/** All that is wrong is listed at the end. */
const softly = expect.configure({ soft: true });

/** Runs in the page, whatever font is in use: what scrolls sideways, is cut off, is not in sight although it is one of
 *  the `parts`, or is covered by the goal.
 */
async function layoutProblems({ parts, besideGoal }: { parts: string[]; besideGoal: boolean }) {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? ["the page scrolls sideways"] : [];
  const cutOff = [...document.querySelectorAll("footer.act .btn, .strip li, .name > span")]
    .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `“${part.textContent.trim()}” is cut off`);
  const hidden = parts.flatMap((selector) => {
    const part = document.querySelector(selector);
    if (part === null) return [`there is no ${selector}`];
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return [`${selector} lies at ${left}, ${top}, ${right}, ${bottom}`];
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return part.contains(above) ? [] : [`${selector} is covered by ${above?.outerHTML.slice(0, 200)}`];
  });
  const goal = besideGoal ? document.querySelector(".goal") : null;
  const box = goal?.getBoundingClientRect();
  const covered = [...document.querySelectorAll(".panels p, .panels section, .panels button")]
    .filter((part) => part !== goal && part.checkVisibility())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map((part) => `the goal covers “${part.textContent.trim()}”`);
  return [...sideways, ...cutOff, ...hidden, ...covered];
}

/** Runs in the page: buttons whose words break into three lines or more, and names whose number is cut off. */
function cramped(): string[] {
  const lines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ bottom }) => Math.round(bottom / 6));
    return new Set(bottoms).size;
  };
  const buttons = [...document.querySelectorAll(".btn")].filter((button) => button.checkVisibility());
  const numbers = [...document.querySelectorAll(".name > .number")].filter((number) => {
    const seat = number.closest("li, section")!.getBoundingClientRect();
    return number.scrollWidth > number.clientWidth || number.getBoundingClientRect().right > seat.right;
  });
  return [
    ...buttons.filter((button) => lines(button) > 2).map((button) => button.textContent.trim()),
    ...numbers.map((number) => number.parentElement!.textContent),
  ];
}

/** Cards of the hand that move away from the mouse that wants to pick them. */
async function expectCardsStayUnderTheMouse(page: Page, screen: string) {
  for (const card of await page.locator(".hand.large .held").all()) {
    const { x, y, width, height } = (await card.boundingBox())!;
    await page.mouse.move(x + width / 4, y + height / 2);
    softly(await card.boundingBox(), `a card on ${screen}`).toEqual({ x, y, width, height });
    await page.mouse.move(1, 1);
  }
}

/** Checks what is on the screen, that some parts are in sight, and that the goal stands beside everything else. */
const check = ({ page }: Person, screen: string, parts: string[] = [], besideGoal = false) =>
  softly.poll(() => page.evaluate(layoutProblems, { parts, besideGoal }), screen).toEqual([]);

/** Follows a link to a screen and does something with it at every size. */
async function visit(
  person: Person,
  path: string,
  ready: string,
  sizes: ViewportName[],
  see: (screen: string, size: ViewportName) => Promise<void>,
) {
  await person.follow(path);
  await expect(person.page.locator(ready).first()).toBeVisible();
  for (const size of sizes) {
    await person.resize(VIEWPORTS[size]);
    await see(`${path}, ${size}`, size);
  }
}

/** A table of every game, with the person's turn, or the match over. */
const createTables = (
  server: TestServer,
  options: typeof GAMES,
  seats: Record<string, number>,
  over = false,
) =>
  Promise.all(
    Object.entries(seats).map(async ([game, count]) => {
      const bots = Array.from({ length: count - 1 }, () => PLANKTON);
      const request = { game, name: "Ada", options: options[game] ?? {}, seats: [ME, ...bots] };
      const started = await server.createTable(request, { over });
      await server.letBotsMove(started.table);
      return { game, ...started };
    }),
  );
const TWO_SEATS = Object.fromEntries(Object.keys(GAMES).map((game) => [game, 2]));

for (const [devices, sizes] of Object.entries(DEVICES))
  test(`on ${devices} nothing sticks out, and goal and result are in sight`, async ({ open, server }) => {
    const [tables, finished] = await Promise.all([
      createTables(server, GAMES, TWO_SEATS),
      createTables(server, GAMES, TWO_SEATS, true),
    ]);
    const person = await open({
      lang: "fr-FR",
      viewport: VIEWPORTS[sizes[0]!],
      returning: true,
      seats: [...tables, ...finished],
    });
    const { page } = person;
    await person.goto("/");
    for (const [path, ready] of Object.entries(PAGES))
      await visit(person, path, ready, sizes, async (screen, size) => {
        await check(person, screen);
        if (path !== "/" || size !== "landscape") return;
        // Of our own games; an installed one may stand below them.
        for (const game of Object.keys(GAMES)) {
          const button = page.locator(`article[data-game=${game}] [data-action=play]`);
          const { y, height } = (await button.boundingBox())!;
          softly(y + height, `the Play button of ${game}`).toBeLessThanOrEqual(VIEWPORTS.landscape.height);
        }
      });
    for (const { game, table } of tables)
      await visit(
        person,
        `/t/${table}`,
        `main[data-game=${game}][data-idle=true]:has(${PRIMARY_BUTTON}) ${GOAL}`,
        sizes,
        async (_, size) => {
          const screen = `a table of ${game}, ${size}`;
          const isSmall = size === "phone" || size === "landscape";
          await check(person, screen, [GOAL, PRIMARY_BUTTON], isSmall);
          if (game === "oh-crab") await expectCardsStayUnderTheMouse(page, screen);
          if (game === "icecool") await softly(page.getByRole("radio", { name: "D’en haut" })).toHaveCount(1);
        },
      );
    await visit(person, "/matches", "main[data-screen=matches] article", sizes, (screen) =>
      check(person, screen),
    );
    for (const { game, table } of finished)
      await visit(
        person,
        `/t/${table}`,
        `main[data-game=${game}][data-phase=over][data-idle=true] div.score`,
        sizes,
        (_, size) =>
          check(person, `the score of ${game}, ${size}`, ["div.score h2", "header h1", "footer .btn.pri"]),
      );
  });

/** Every bot thinks, and says so beside its name: then names have the least room. */
const showAllThinking = (page: Page) =>
  page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(
        typeof message === "string"
          ? message.replace(/"thinking":\[[^\]]*\]/, '"thinking":[1,2,3]')
          : message,
      ),
    );
  });

test("with all seats taken, buttons have two lines at most, no name loses its number, and what is needed is in sight", async ({
  open,
  server,
}) => {
  const tables = await createTables(server, {}, ALL_SEATS);
  const person = await open({ lang: "fr-FR", viewport: NARROWEST, returning: true, seats: tables });
  const { page } = person;
  await showAllThinking(page);
  await person.goto("/");
  await expect(page.locator(".daily")).toBeVisible();
  await person.fontsLoaded();
  softly(await page.evaluate(cramped), "cramped on the shelf").toEqual([]);
  for (const { game, table } of tables) {
    await person.follow(`/t/${table}`);
    await expect(
      page.locator(`main[data-game=${game}][data-idle=true] footer.act .btn`).first(),
    ).toBeVisible();
    await expect(page.locator(".name > .number")).toHaveCount(ALL_SEATS[game as keyof typeof ALL_SEATS] - 1);
    await person.fontsLoaded();
    softly(await page.evaluate(cramped), `cramped at ${game}`).toEqual([]);
    const parts = NEEDED_BY_FOUR[game];
    if (parts !== undefined)
      for (const size of ["landscape", "zoom"] as const) {
        await person.resize(VIEWPORTS[size]);
        await check(person, `four at ${game}, ${size}`, [...parts, PRIMARY_BUTTON]);
      }
    await person.resize(NARROWEST);
  }
});
