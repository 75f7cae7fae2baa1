/** Oh Crab! and ICECOOL from start to end by keyboard alone, as somebody who hears the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHome } from "./home.mjs";
import { IcePlayer, WITHOUT_3D } from "./icecool.mjs";
import { CrabPlayer } from "./oh-crab.mjs";
import { Typist } from "./typist.mjs";

const home = openHome(WITHOUT_3D);
const MOST = 600; // decisions

test("Oh Crab! by keyboard", async () => {
  const typist = await Typist.begin(home.browser, home.url, "Oh Crab!");
  const player = new CrabPlayer(typist.person, "en");
  const CARD = ".hand.large .held:not(.dim):not(.up), .drawing .over[aria-pressed=false]";
  const CHIP = ".chips button.chip:not(:disabled):not(.off):not(.on):not(:has(.shells))";
  const PILE = ".market button.pile[aria-pressed=false]:not(:disabled)";
  for (let decision = 0; ; decision++) {
    assert.ok(decision < MOST, "the race does not end");
    const seen = await player.due();
    if (seen.over) break;
    const ends = seen.big === player.words.end;
    if (seen.lit.length > 0 && !seen.aimed) {
      // From beside the beach an arrow goes to a space that is lit.
      if ((await typist.focusedCell) !== null) await typist.press("Tab");
      await typist.press("ArrowUp");
      await typist.press("Enter");
    } else if (seen.ready && !ends) await typist.press("e");
    else if (seen.pile || seen.card || seen.chip) {
      await typist.tabTo(seen.pile ? PILE : seen.card ? CARD : CHIP);
      await typist.press("Enter");
    } else await typist.pressBig();
    await player.moved(seen);
  }
  await typist.hasHeard();
  await typist.leave();
});

test("ICECOOL by keyboard", async () => {
  const typist = await Typist.begin(home.browser, home.url, "ICECOOL");
  const { page } = typist;
  const player = new IcePlayer(typist.person, "en");
  let flicks = 0;
  for (let decision = 0; ; decision++) {
    assert.ok(decision < MOST, "the match does not end");
    const what = await player.due();
    if (what === "over") break;
    const said = await typist.sentences();
    if (what === "Next round") await typist.pressBig();
    else {
      await typist.isCalled();
      if (what === player.words.flick) {
        // As proposed; where there is no room for the finger, somewhere else.
        const refused = (await page.locator(".reason, .ask").count()) > 0;
        if ((await typist.page.evaluate(() => document.activeElement.matches("input"))) || decision === 0)
          await typist.press("Tab");
        for (let turn = 0; refused && turn < 9; turn++) await typist.press("ArrowLeft");
        await typist.press(flicks % 2 === 0 ? "w" : "s");
        flicks++;
      }
      await typist.pressBig();
    }
    // Something else is asked, or was said, or the finger has no room.
    await page.waitForFunction(
      ([label, count]) => {
        const big = document.querySelector("footer.act .btn.pri:not(:disabled):not(.soft)");
        const told = globalThis.watched.heard.filter(({ role }) => role === "log").length;
        return big?.textContent.trim() !== label || told !== count || document.querySelector(".end, .reason");
      },
      [what, said],
    );
  }
  assert.ok(flicks > 2);
  await typist.hasHeard();
  await typist.leave();
});
