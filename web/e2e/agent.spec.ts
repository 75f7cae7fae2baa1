/** A person at a browser, an agent that speaks the Model Context Protocol, and a bot finish a match together. */
import { spawn } from "node:child_process";
import { UrchinsPlayer } from "./players/urchins";
import { expect, test, useServer } from "./support/fixtures";
import { sitDown } from "./support/table";
import { FRIEND, ME, PLANKTON, python, root } from "./support/test-server";
import { DESKTOP } from "./support/viewports";

useServer();

const AGENT_START_TIMEOUT_MS = 180_000; // it loads a client of the protocol

/** A process that takes a seat by a table's link and plays until the match is over. */
class Agent {
  output = "";
  exitCode: number | null = null;
  readonly #process;

  constructor(server: string, link: string) {
    this.#process = spawn(python, ["-m", "tests.mcp.agent", server, link], { cwd: root });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
    this.#process.once("close", (code) => (this.exitCode = code));
  }

  kill() {
    this.#process.kill();
  }
}

test("an agent takes a seat by the same link as a person, and the match is finished", async ({
  open,
  server,
}) => {
  test.setTimeout(2 * AGENT_START_TIMEOUT_MS);
  const request = { game: "urchins", seats: [ME, FRIEND, PLANKTON] };
  const { page, table, state } = await sitDown(open, server, request, { left: 3 }, { viewport: DESKTOP });
  expect(state.phase).toBe("waiting");
  await server.setBotsFree(true); // nobody here knows when the agent has moved
  const agent = new Agent(server.url, page.url());
  try {
    await expect(page.locator("[data-seat]", { hasText: "Rockpool" })).toBeVisible({
      timeout: AGENT_START_TIMEOUT_MS,
    });
    const player = new UrchinsPlayer(table);
    const ownTurnOrOver = page.locator(
      "main[data-idle=true][data-turn=own], main[data-idle=true][data-phase=over]",
    );
    for (let decisions = 0; decisions < 100; decisions++) {
      await expect(ownTurnOrOver).toBeVisible();
      if ((await table.idle()).phase === "over") break;
      await player.decide();
    }
    await expect(page.locator("[data-result=match]")).toBeVisible();
    await expect.poll(() => agent.exitCode).toBe(0);
  } finally {
    agent.kill();
    await test.info().attach("agent output", { body: agent.output });
  }
  expect(agent.output).toMatch(/The match is over\. Scores: A \d+, B \d+, C \d+/);
});
