/** A server of its own for a browser test: started, killed, started again on the same data. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const SEED = 1;
export const python = process.env.SEABOARD_PYTHON ?? join(root, ".venv", "bin", "python");

/** Bots answer at once, judge in a hurry and may be answered as fast: a test has no eyes that must follow. Every table has the same seed: whatever goes on beside it,
 *  what fails, fails again. */
const serve = (port, data, push) => `
from seaboard.mcp.door import Door
from seaboard.server.tables import tokens
from seaboard.server.serve import serve
from seaboard.server.settings import Settings
tokens.new_seed = lambda: ${SEED}
more = {"push_services": frozenset({${JSON.stringify(push)}})} if ${push ? "True" : "False"} else {}
settings = Settings(bot_beat=0.0, analysis_seconds=0.02, message_rate=200.0, message_burst=400.0, **more)
data = ${JSON.stringify(data)}
serve(host="127.0.0.1", port=${port}, data=data, open_browser=False, settings=settings, annexes=[Door])
`;

/** Below those that connections take for themselves: one of them could take a port that is free now, and still when its
 *  server is killed and started again. */
const [LOWEST, HIGHEST] = [20_000, 30_000];

function freePort() {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(freePort()) : reject(error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}

const BETWEEN_TRIES = 50;
const MOST_TRIES = 6000; // five minutes: libraries may have to be built
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class House {
  /** `push`: the address of the push service that this server may call. */
  static async open({ push = "" } = {}) {
    const house = new House();
    house.push = push;
    house.folder = await mkdtemp(join(tmpdir(), "seaboard-"));
    house.port = await freePort();
    await house.start();
    return house;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    this.said = "";
    this.process = spawn(python, ["-c", serve(this.port, join(this.folder, "tables.sqlite3"), this.push)], {
      cwd: root,
    });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream.on("data", (text) => (this.said += text));
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.process.exitCode !== null) throw new Error(`the server ended:\n${this.said}`);
      const health = await fetch(`${this.url}/api/health`).then(
        (answer) => answer.json(),
        () => null,
      );
      if (health?.status === "ready") return;
      await wait(BETWEEN_TRIES);
    }
    await this.kill();
    throw new Error(`the server is not ready:\n${this.said}`);
  }

  /** Pull the plug: kill -9, nothing is tidied up. */
  async kill() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    await ended;
  }

  async close() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
