import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleTry } from "../src/wire/types";

const HOME = "http://sea";
const urlOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, HOME).href;

/** A browser's cache, as far as it is used: in the order in which things came. */
class Drawer {
  readonly entries = new Map<string, string>();
  readonly read: string[] = [];
  full = false;

  keys = () => Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  match = (asked: RequestInfo | URL) => {
    this.read.push(urlOf(asked).slice(HOME.length));
    const body = this.entries.get(urlOf(asked));
    return Promise.resolve(body === undefined ? undefined : new Response(body));
  };
  put = async (asked: RequestInfo | URL, answer: Response) => {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.entries.set(urlOf(asked), await answer.text());
  };
  add = async (path: string) => this.put(path, await fetch(path));
  delete = (asked: RequestInfo | URL) => Promise.resolve(this.entries.delete(urlOf(asked)));

  lay(path: string, content: unknown): void {
    this.entries.set(HOME + path, typeof content === "string" ? content : JSON.stringify(content));
  }
  get paths(): string[] {
    return [...this.entries.keys()].map((url) => url.slice(HOME.length));
  }
}

const PATH = "/api/puzzles/urchins/2026-03-01";
const board = { state: { moves: ["a"] }, solved: false, played: [], refused: null, films: {} };
const tries = { first: { board, next: { a: { board: { solved: true, played: [["a"]] } } } }, reasons: [] };

let drawer: Drawer;
let away: typeof import("./away");
/** What the server answers; null: nobody is there. */
let server: ((path: string) => unknown) | null;

beforeEach(async () => {
  vi.resetModules(); // what was read last is forgotten, as by a worker that was ended
  away = await import("./away");
  drawer = new Drawer();
  server = null;
  vi.stubGlobal("fetch", (asked: RequestInfo | URL) =>
    server === null
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json(server(urlOf(asked).slice(HOME.length)))),
  );
});

const cache = () => drawer as unknown as Cache;
async function ask(tried: PuzzleTry, path = PATH): Promise<unknown> {
  const request = new Request(HOME + path, { method: "POST", body: JSON.stringify(tried) });
  return (await away.answerFor(request, () => Promise.resolve(cache()))).json();
}
const A: PuzzleTry = { moves: ["a"], why: null };

test("the server's answer comes also where there is no room to keep it", async () => {
  server = () => board;
  drawer.full = true;
  expect(await ask(A)).toEqual(board);
  const closed = () => Promise.reject(new Error("no drawers here"));
  const request = () => new Request(HOME + PATH, { method: "POST", body: "{}" });
  expect(await (await away.answerFor(request(), closed)).json()).toEqual(board);
  server = null;
  expect(await (await away.answerFor(request(), closed)).json()).toMatchObject({ code: "needs-server" });
});

test("what was tried before is said again; of a puzzle that was prepared nothing is kept", async () => {
  server = () => board;
  await ask(A);
  server = null;
  expect(await ask(A)).toEqual(board);
  expect(await ask({ moves: [], why: null })).toMatchObject({ code: "needs-server" });

  const prepared = "/api/puzzles/urchins/2026-03-02";
  drawer.lay(`${prepared}/prepared`, tries);
  const before = drawer.paths;
  server = () => board;
  await ask(A, prepared);
  expect(drawer.paths).toEqual(before);
});

test("a try that nobody prepared says so; a question about one needs the server", async () => {
  drawer.lay(`${PATH}/prepared`, tries);
  expect(await ask(A)).toMatchObject({ solved: true });
  expect(await ask({ moves: ["b"], why: null })).toMatchObject({ code: "not-prepared" });
  expect(await ask({ moves: ["a"], why: "b" })).toMatchObject({ code: "needs-server" });
});

test("who stands before a server that is away is no server", async () => {
  drawer.lay(`${PATH}/prepared`, tries);
  const answers = (headers: Record<string, string>) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 502, headers })));
  answers({});
  expect(await ask(A)).toMatchObject({ solved: true });
  expect(await ask(A, "/api/puzzles/urchins/2026-01-01")).toMatchObject({ code: "needs-server" });
  answers({ [away.HEADER]: "1" });
  expect(await ask(A)).toEqual({});
});

test("what was prepared is read once for all taps", async () => {
  drawer.lay(`${PATH}/prepared`, tries);
  for (let taps = 0; taps < 3; taps++) await ask(A);
  expect(drawer.read).toEqual([`${PATH}/prepared`]);
});

test("what cannot be read is as good as not there", async () => {
  drawer.lay(`${PATH}/prepared`, "{");
  expect(await ask(A)).toMatchObject({ code: "needs-server" });
  drawer.lay(`${PATH}/prepared`, { reasons: [] });
  expect(await ask(A)).toMatchObject({ code: "needs-server" });
});

const SHELF: Record<string, unknown> = {
  "/api/puzzles": [{ game: "urchins" }],
  "/api/games": [{ name: "urchins", lessons: 7 }],
};

test("a day's puzzles take the place of those before, lessons come with them, and old tries go", async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 12) });
  server = (path) => SHELF[path] ?? tries;
  drawer.lay("/", "page");
  drawer.lay(`${PATH}/prepared`, tries);
  for (let number = 0; number < 400; number++)
    drawer.lay(`/api/puzzles/urchins/2026-01-01?tried=${number}`, board);
  await away.prepareDay(cache());
  vi.useRealTimers();
  const kept = drawer.paths.filter((path) => !path.includes("?tried="));
  expect(kept).toEqual([
    "/",
    "/api/puzzles",
    "/api/puzzles/urchins/2026-03-02/prepared",
    "/api/lessons/urchins/prepared",
  ]);
  expect(drawer.paths.length - kept.length).toBe(300);
  expect(drawer.paths).toContain("/api/puzzles/urchins/2026-01-01?tried=399");

  await away.forgetPuzzles(cache());
  expect(drawer.paths).toEqual(["/", "/api/lessons/urchins/prepared"]);
});
