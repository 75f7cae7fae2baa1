/** Tables with all their seats: axe finds nothing, nothing scrolls sideways, and on a phone everything is
 *  large enough for a finger. All other screens are checked in the same way by accessibility-screens.spec.ts.
 */
import { checkScreen } from "./support/accessibility";
import { expect, test, useServer } from "./support/fixtures";
import { ME, PLANKTON } from "./support/test-server";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

const DEVICES = {
  phone: { lang: "fr-FR", viewport: PHONE },
  desktop: { lang: "en-GB", viewport: DESKTOP, dark: true },
};
const SEATS = { urchins: 4, "fish-and-chips": 4, icecool: 4, "oh-crab": 5 };

for (const [device, options] of Object.entries(DEVICES))
  test(`on a ${device}: tables with all their seats`, async ({ open, server }) => {
    const tables = await Promise.all(
      Object.entries(SEATS).map(async ([game, count]) => {
        const bots = Array.from({ length: count - 1 }, () => PLANKTON);
        const seat = await server.createTable({ game, name: "Ada", seats: [ME, ...bots] });
        await server.letBotsMove(seat.table); // to the person's turn
        return { game, seat };
      }),
    );
    const person = await open({ ...options, seats: tables.map(({ seat }) => seat) });
    await person.goto("/matches");
    for (const { game, seat } of tables) {
      await person.follow(`/t/${seat.table}`);
      await expect(person.page.locator(`main[data-game=${game}][data-idle=true]`)).toBeVisible();
      await checkScreen(person, `a table of ${game}`, { zoomed: device === "desktop" });
    }
  });
