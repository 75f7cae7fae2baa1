/** Urchins and Fish & Chips from start to end by keyboard alone, as somebody who hears the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FishPlayer } from "./fish-and-chips.mjs";
import { openHome } from "./home.mjs";
import { Typist } from "./typist.mjs";
import { UrchinPlayer } from "./urchins.mjs";

const home = openHome();
const MOST = 400; // decisions
const FEW = 6; // of each kind by Tab and Enter; then by the shorter keys

/** The answer is here: what was asked is asked no more. */
const answered = (page, words) =>
  page.waitForFunction(
    (text) =>
      ![...document.querySelectorAll("footer.act .btn.pri")].some((each) =>
        new RegExp(text).test(each.textContent),
      ),
    words,
  );

test("Urchins by keyboard", async () => {
  const typist = await Typist.begin(home.browser, home.url, "Urchins");
  const { page } = typist;
  const player = new UrchinPlayer(typist.person, "en");
  const { words } = player;
  const left = (colour) =>
    page.evaluate((pile) => Number(document.querySelector(`[data-pile=${pile}] .num`).textContent), colour);
  for (let decision = 0; ; decision++) {
    assert.ok(decision < MOST, "the match does not end");
    const what = await player.due();
    if (what === "again") break;
    await typist.isCalled();
    if (what === "skip") {
      if (decision < FEW) await typist.pressBig();
      else await typist.press("=");
      await answered(page, words.skip);
    } else if (what === "add") {
      const colour = (await left("y")) > (await left("r")) ? "y" : "r";
      if (decision < FEW) {
        await typist.tabTo(`[data-pile=${colour}]`);
        await typist.press("Enter");
      } else await typist.press(colour);
      const free = await typist.cells(words.target);
      await typist.walkTo(free[Math.floor(free.length / 2)]);
      await typist.press("Enter");
      await answered(page, `${words.add}|Choose a cell`);
    } else {
      const [cell] = [...(await typist.cells(words.wins)), ...(await typist.cells(words.place))];
      await typist.walkTo(cell);
      await typist.press(decision < FEW ? " " : "Enter");
      await page.getByRole("button", { name: words.confirm }).waitFor();
      if (decision < FEW) await typist.pressBig();
      else await typist.press("c");
      await answered(page, words.confirm.source);
    }
  }
  await typist.hasHeard();
  await typist.leave();
});

test("Fish & Chips by keyboard", async () => {
  const typist = await Typist.begin(home.browser, home.url, "Fish & Chips");
  const { page } = typist;
  const player = new FishPlayer(typist.person, "en");
  for (let decision = 0; ; decision++) {
    assert.ok(decision < MOST, "the match does not end");
    const what = await player.due();
    if (what === "over") break;
    if (what === "capture") {
      await typist.isCalled();
      const [mover] = await typist.cells(player.words.canTake);
      await typist.walkTo(mover);
      await typist.press("Enter");
      const [target] = await typist.cells(player.words.target);
      await typist.walkTo(target);
      await typist.press("Enter");
      await page.waitForFunction(
        ([from, phrase]) => !document.querySelector(`[data-cell="${from}"][aria-label*="${phrase}"]`),
        [mover, player.words.canTake],
      );
    } else {
      await typist.pressBig();
      await answered(page, player.words[what]);
    }
  }
  await typist.hasHeard();
  await typist.leave();
});
