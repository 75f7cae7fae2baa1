/** Nothing moves while a page loads, even where the fonts come last. The rulebooks on a phone: see lessons.spec.ts. */
import { expect, test, useServer } from "./support/fixtures";
import {
  expectLittleLayoutShift,
  LateFonts,
  MAX_SHIFT_OF_LONG_TEXT,
  recordLayoutShifts,
} from "./support/layout-shift";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const GAMES = ["urchins", "fish-and-chips", "icecool", "oh-crab"];
/** By address: what is there when everything but the fonts has come. */
const PAGES = {
  "/": "html[data-server=ready] main[data-screen=shelf] .daily",
  "/learn/fish-and-chips": "main[data-exercise=lesson][data-idle=true] [role=gridcell]",
  "/learn/oh-crab": "main[data-exercise=lesson][data-idle=true] [role=gridcell]",
  "/puzzle/urchins/2026-03-01": "main[data-exercise=puzzle][data-idle=true] [role=gridcell]",
  "/puzzles": "main[data-screen=puzzles] h2",
};
const RULEBOOK = "main[data-screen=rulebook] .example > .live";
const RULEBOOKS = { "/rules/urchins": RULEBOOK, "/rules/icecool": RULEBOOK, "/rules/oh-crab": RULEBOOK };
const DEVICES = {
  phone: { viewport: PHONE, pages: PAGES },
  desktop: { viewport: DESKTOP, pages: { ...PAGES, ...RULEBOOKS } },
};

for (const [device, { viewport, pages }] of Object.entries(DEVICES))
  test(`on a ${device} shelf, tables, rulebooks, lessons and puzzles stay where they are while they load`, async ({
    open,
    server,
  }) => {
    const tables = await Promise.all(
      GAMES.map((game) => server.createTable({ game, name: "Ada", seats: [ME, PLANKTON] })),
    );
    const board = "main[data-screen=table][data-idle=true]:has(.goal) .boardwrap :is([role=gridcell], svg)";
    const visits = [
      { seats: [], screens: Object.entries(pages) },
      { seats: tables, screens: tables.map(({ table }) => [`/t/${table}`, board] as const) },
    ];
    for (const { seats, screens } of visits) {
      const { page } = await open({ lang: "fr-FR", viewport, returning: true, seats });
      const fonts = await LateFonts.of(page);
      await recordLayoutShifts(page);
      for (const [path, ready] of screens) {
        await fonts.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
        await fonts.letThrough();
        await expectLittleLayoutShift(page, path, path in RULEBOOKS ? MAX_SHIFT_OF_LONG_TEXT : undefined);
      }
    }
  });
