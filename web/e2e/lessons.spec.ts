/** Newcomers learn a game by playing its lessons, sit down to a gentle first match, and try the examples of rulebooks. */
import { FishPlayer } from "./players/fish-and-chips";
import { expect, test, useServer } from "./support/fixtures";
import {
  expectLittleLayoutShift,
  LateFonts,
  MAX_SHIFT_OF_LONG_TEXT,
  recordLayoutShifts,
} from "./support/layout-shift";
import { Table } from "./support/table";
import { DESKTOP, PHONE } from "./support/viewports";

useServer();

/** How many boards each rulebook has, and how many of them have moves to play. */
const BOARDS = { urchins: [4, 4], "fish-and-chips": [5, 4], icecool: [6, 6], "oh-crab": [6, 6] };

interface Lesson {
  name: string;
  solution: string[];
}

test("all lessons of a game are played on a phone, and the last one leads to a first match", async ({
  open,
  server,
}) => {
  const lessons = await server.get<Lesson[]>("/api/lessons/fish-and-chips");
  const person = await open({ viewport: PHONE });
  const { page } = person;
  const table = new Table(person, server);
  const player = new FishPlayer(table);
  await person.goto("/");
  await page.getByRole("article", { name: "Fish & Chips" }).getByRole("link", { name: "Learn" }).click();
  await page.waitForURL("**/learn/fish-and-chips");
  await table.idle();

  // An illegal move is answered with its clause, and the clause opens the rulebook beside the board.
  await player.tapMove("a1xa4");
  await page.locator("[data-refusal]").getByRole("link", { name: /F14/ }).click();
  const rulebook = page.locator("dialog[data-dialog=rules]");
  await expect(rulebook.locator(".aim", { hasText: "F14" })).toBeVisible();
  await rulebook.getByRole("button", { name: "Close" }).click();

  const task = (state: string) => page.locator(`main[data-idle=true][data-task=${state}]`);
  for (const [number, { name, solution }] of lessons.entries()) {
    await expect(page.locator(`main[data-step="${number + 1}"][data-idle=true]`)).toBeVisible();
    await expect(page.locator(".dot.on")).toHaveAttribute("data-step", String(number + 1));
    await person.expectNoSidewaysScroll(name);
    if (number === 1) {
      // A legal move that does not do the task; then the move to play is shown.
      await player.play("b5xb3");
      await expect(task("missed")).toBeVisible();
      await page.getByRole("button", { name: "Show me" }).click();
      await expect(task("open")).toBeVisible();
      await expect(page.locator(".boardwrap")).toBeFocused(); // the button is gone
    }
    for (const move of solution) await player.play(move);
    await expect(task("done")).toBeVisible();
    if (number === 0) await person.screenshot("learn-phone");
    if (number < lessons.length - 1) await page.getByRole("button", { name: "Next step" }).click();
  }
  await expect(page.locator(".dot.isDone")).toHaveCount(lessons.length);

  await page.getByRole("button", { name: "Play a first match" }).click();
  await page.waitForURL(/\/t\//);
  await table.idle();
  await expect(page.getByText("Your goal")).toBeVisible();
  await expect(page.getByText(/of 20/).first()).toBeVisible();
});

test("Play asks once whether somebody is new here, and the answer is kept", async ({ open, server }) => {
  const person = await open({ lang: "fr-FR", viewport: DESKTOP });
  const { page } = person;
  const table = new Table(person, server);
  const play = page.getByRole("article", { name: "Fish & Chips" }).getByRole("button", { name: "Jouer" });
  const dialog = page.getByRole("dialog");
  await person.goto("/");
  await play.click();
  await person.screenshot("new-here-wide-fr");
  await dialog.getByRole("button", { name: /Je débute/ }).click();
  await page.waitForURL(/\/t\//);
  await table.ownTurn();
  // Too gentle: another bot takes over during the match.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await dialog.getByLabel("Comment joue Plancton").selectOption({ label: "Phoque, moyen" });
  await person.screenshot("another-bot-wide-fr");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-seat] .nm", { hasText: "Phoque" })).toBeVisible();

  await person.goto("/");
  await play.click();
  await page.waitForURL(/\/t\//); // without a question
  await table.idle();
  await person.follow("/");
  await page.getByRole("button", { name: "Toi et cette page" }).click();
  await expect(page.getByRole("radio", { name: "En douceur" })).toBeChecked();
});

test("a tap plays the examples of every rulebook, and neither boards nor late fonts move the text", async ({
  open,
}) => {
  const person = await open({ lang: "fr-FR", viewport: PHONE });
  const { page } = person;
  const fonts = await LateFonts.of(page);
  await recordLayoutShifts(page);
  for (const [game, [boards, playable]] of Object.entries(BOARDS)) {
    await fonts.goto(`/rules/${game}`);
    const examples = page.locator(`main[data-game=${game}] .example > .live`);
    await expect(examples).toHaveCount(boards!);
    await fonts.letThrough();
    const withMoves = examples.filter({ has: page.getByRole("button", { name: "Jouer l’exemple" }) });
    await expect(withMoves).toHaveCount(playable!);
    for (const example of await examples.all()) {
      const play = example.getByRole("button", { name: "Jouer l’exemple" });
      if ((await play.count()) === 0) continue; // only to be looked at
      const description = example.locator("> .hush");
      const before = await description.innerText();
      await play.click();
      await expect(example.getByRole("button", { name: "Depuis le début" })).toBeVisible();
      await expect(description, "an example that changes nothing").not.toHaveText(before, {
        useInnerText: true,
      });
      await example.getByRole("button", { name: "Depuis le début" }).click();
      await expect(description).toHaveText(before, { useInnerText: true });
    }
    await person.screenshot(`rules-${game}-phone`);
    await expectLittleLayoutShift(page, `the rulebook of ${game}`, MAX_SHIFT_OF_LONG_TEXT);
    await person.expectNoSidewaysScroll(`the rulebook of ${game}`);
  }
});
