/** A person at a browser, an agent with a client of the Model Context Protocol and a bot finish a game together. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { layTable, openHome } from "./home.mjs";
import { python, root } from "./house.mjs";
import { Person, WIDE } from "./people.mjs";
import { UrchinPlayer } from "./urchins.mjs";

const home = openHome();

const TABLE = {
  game: "urchins",
  seats: [{ kind: "me" }, { kind: "friend" }, { kind: "bot", bot: "plankton" }],
};

test("an agent takes a seat by the same link as a person, and the game is finished", async () => {
  const ada = await Person.arrive(home.browser, { lang: "en", size: WIDE });
  await layTable(ada, home.url, TABLE);
  await ada.page.getByRole("grid").waitFor();

  const link = ada.page.url();
  const agent = spawn(python, ["-m", "tests.mcp.agent", home.url, link], { cwd: root });
  let told = "";
  for (const stream of [agent.stdout, agent.stderr]) stream.on("data", (text) => (told += text));
  const ended = once(agent, "exit");
  try {
    await Promise.race([once(agent.stdout, "data"), ended]); // however long its packages take to load
    await ada.page.getByText("Rockpool").first().waitFor();
    const player = new UrchinPlayer(ada, "en");
    for (let decision = 0; (await player.decide()) !== "again"; decision++)
      assert.ok(decision < 900, "the game does not end");
    assert.deepEqual(await ended, [0, null], told);
  } finally {
    agent.kill();
  }
  assert.match(told, /The match is over\. Scores: A \d+, B \d+, C \d+/);
  assert.deepEqual(ada.complaints(), []);
  await ada.leave();
});
