/** What goes on without network: lessons, as far as the rules have been asked ahead of time; rulebooks that were read;
 *  puzzles, as far as they were tried before. Everything else says that it needs the server. */
import { answerFrom } from "../src/wire/prepared";
import type { GameFacts, LessonTry, PreparedLessons, Problem, PuzzleBox } from "../src/wire/types";

const LESSONS = /^\/api\/lessons\/([^/]+)$/;
const PUZZLE = /^\/api\/puzzles\/[^/]+\/[^/]+$/;
const READ = /^\/api\/rules\//;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const needsServer = () => json({ code: "needs-server", params: {} } satisfies Problem, 503);
const preparedFor = (game: string) => `/api/lessons/${game}/prepared`;

/** Whether a request is one that may be answered without network. */
export const goesOn = (method: string, path: string): boolean =>
  LESSONS.test(path) || (method === "POST" && PUZZLE.test(path)) || (method === "GET" && READ.test(path));

/** The server's answer, which is kept where it may be wanted again; ours where none comes. */
export async function answerFor(request: Request, cache: () => Promise<Cache>): Promise<Response> {
  const asked = request.clone();
  try {
    const answer = await fetch(request);
    if (answer.ok) await remember(asked, answer.clone(), await cache());
    return answer;
  } catch {
    return away(asked, await cache());
  }
}

/** For the first time without network: what can be worked out ahead of time, of every game, and today's puzzles. */
export async function prepare(cache: Cache): Promise<void> {
  const games = (await (await fetch("/api/games")).json()) as GameFacts[];
  for (const { name, lessons } of games) if (lessons > 0) await cache.add(preparedFor(name)).catch(() => {});
  const boxes = (await (await fetch("/api/puzzles")).json()) as PuzzleBox[];
  for (const { game } of boxes) {
    const body = JSON.stringify({ moves: [], why: null });
    const path = `/api/puzzles/${game}/${today()}`;
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    if (answer.ok) await cache.put(tried(path, body), answer);
  }
}

/** By the clock of whoever plays, as the page counts days. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const tried = (path: string, body: string) => `${path}?tried=${encodeURIComponent(body)}`;

async function remember(request: Request, answer: Response, cache: Cache): Promise<void> {
  const { pathname } = new URL(request.url);
  if (READ.test(pathname)) await cache.put(request, answer);
  else if (PUZZLE.test(pathname)) await cache.put(tried(pathname, await request.text()), answer);
}

async function away(request: Request, cache: Cache): Promise<Response> {
  const { pathname } = new URL(request.url);
  const game = LESSONS.exec(pathname)?.[1];
  if (game === undefined) {
    const key = request.method === "POST" ? tried(pathname, await request.text()) : request;
    return (await cache.match(key)) ?? needsServer();
  }
  const kept = await cache.match(preparedFor(game));
  const prepared = kept && ((await kept.json()) as PreparedLessons);
  // Where nothing was prepared, nothing could be played.
  if (!prepared || prepared.prepared.length === 0) return needsServer();
  if (request.method !== "POST") return json(prepared.lessons);
  const board = answerFrom(prepared, (await request.json()) as LessonTry);
  return board ? json(board) : needsServer();
}
