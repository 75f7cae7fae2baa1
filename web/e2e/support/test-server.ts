/** A server of a test file's own: started, killed, started again on the same data. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const python = process.env.SEABOARD_PYTHON ?? join(root, ".venv", "bin", "python");

const START_TIMEOUT_MS = 300_000; // libraries may have to be built

export type SeatRequest = { kind: "me" | "friend" } | { kind: "bot"; bot: string };

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  name?: string;
  avatar?: string;
  terms?: Record<string, unknown>;
}

/** How far a match has gone when a test begins: see `Start` in tests/browser/server.py. */
export interface Progress {
  moves?: string[];
  plies?: number;
  /** Seat 0 has only so many decisions left. */
  left?: number;
  over?: boolean;
}

export interface SeatTaken {
  table: string;
  seat: number | null;
  token: string | null;
}

export interface StartedTable extends SeatTaken {
  /** With `left`: the moves with which the match would have ended. */
  rest: [seat: number, move: string][];
}

export const ME: SeatRequest = { kind: "me" };
export const FRIEND: SeatRequest = { kind: "friend" };
export const PLANKTON: SeatRequest = { kind: "bot", bot: "plankton" };

export class TestServer {
  output = "";
  url = "";
  #process: ChildProcess | undefined;
  #folder = "";

  /** `push`: the address of the only push service that the server may call. `packages`: a folder with installed games. */
  constructor(private readonly options: { push?: string; packages?: string } = {}) {}

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), "seaboard-"));
    await this.start();
  }

  /** Starts it, again at the same address if it has run before. */
  async start(): Promise<void> {
    const { push, packages } = this.options;
    const arguments_ = ["-m", "tests.browser.server", "--end-with-stdin"];
    arguments_.push("--data", join(this.#folder, "tables.sqlite3"));
    if (this.url) arguments_.push("--port", new URL(this.url).port);
    if (push) arguments_.push("--push", push);
    const env: NodeJS.ProcessEnv = { SEABOARD_RULES: "checked", ...process.env };
    if (packages) env.PYTHONPATH = packages;
    const child = spawn(python, arguments_, { cwd: root, env, stdio: "pipe" });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`the server ${why}:\n${this.output}`));
      const timer = setTimeout(() => fail("is not ready"), START_TIMEOUT_MS);
      child.stderr.on("data", (text: Buffer) => (this.output += text.toString()));
      child.stdout.on("data", (text: Buffer) => {
        this.output += text.toString();
        const address = /^http:\S+(?=\/$)/m.exec(this.output)?.[0];
        if (address !== undefined) {
          clearTimeout(timer);
          resolve(address);
        }
      });
      child.once("exit", (code) => fail(`ended with ${code}`));
    });
  }

  /** kill -9: nothing is tidied up. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    // Its address is announced again when it starts again.
    this.output = this.output.replaceAll(/^http:/gm, "was at $&");
  }

  async close(): Promise<void> {
    await this.kill();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  /** Creates a table whose match is already under way. */
  async createTable(table: TableRequest, progress: Progress = {}): Promise<StartedTable> {
    const { seated, rest } = await this.post<{ seated: SeatTaken; rest: StartedTable["rest"] }>(
      "/test/tables",
      {
        table,
        ...progress,
      },
    );
    return { ...seated, rest };
  }

  /** Lets the bots of a table make so many moves, or move until people are asked; answers when they have. */
  letBotsMove(table: string, moves?: number): Promise<{ moved: number; ply: number }> {
    return this.post(`/test/tables/${table}/bots`, moves === undefined ? {} : { moves });
  }

  /** From now on the bots of every table move without being let, or no longer do. */
  async setBotsFree(open: boolean): Promise<void> {
    await this.post("/test/bots", { open });
  }

  /** A request as a client other than the page would make it. */
  async post<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(this.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}\n${this.output}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
