/** What goes on without network: lessons and today's puzzles, as far as the rules have been asked ahead of time; rulebooks
 *  that were read; other puzzles, as far as they were tried before. Everything else says that it needs the server. */
import { answerFrom } from "../src/wire/prepared";
import type {
  GameFacts,
  LessonTry,
  PreparedLessons,
  PreparedTries,
  Problem,
  PuzzleBox,
  PuzzleTry,
} from "../src/wire/types";

/** Our server has it on every answer. */
export const HEADER = "Seaboard-Page";
const LESSONS = /^\/api\/lessons\/([^/]+)$/;
const PUZZLE = /^\/api\/puzzles\/[^/]+\/[^/]+$/;
/** A game's of a day, as the cache has it. */
const OF_A_DAY = /^\/api\/puzzles\/([^/]+)\/[^/]+\/prepared$/;
const BOXES = "/api/puzzles";
const READ = /^\/api\/rules\//;
const TRIED = "tried";
/** So many tries of puzzles that nothing was prepared for are kept: some megabytes. */
const MOST_TRIED = 300;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const problem = (code: string) => json({ code, params: {} } satisfies Problem, 503);
const needsServer = () => problem("needs-server");
/** Something was prepared, but not this try; whoever only asks has tried nothing. */
const notAmong = ({ why = null }: LessonTry | PuzzleTry) =>
  why === null ? problem("not-prepared") : needsServer();
const preparedFor = (game: string) => `/api/lessons/${game}/prepared`;
const puzzleToday = (game: string) => `/api/puzzles/${game}/${today()}/prepared`;

/** Whether a request is one that may be answered without network. */
export const goesOn = (method: string, path: string): boolean =>
  LESSONS.test(path) || (method === "POST" && PUZZLE.test(path)) || (method === "GET" && READ.test(path));

/** Only somebody answers who stands before the server, and who does not reach it either. */
export const isAway = ({ status, headers }: Response): boolean => status >= 502 && !headers.has(HEADER);

/** The server's answer, which is kept where it may be wanted again; ours where none comes. */
export async function answerFor(request: Request, cache: () => Promise<Cache>): Promise<Response> {
  const asked = request.clone();
  const answer = await fetch(request).catch(() => null);
  if (answer === null || isAway(answer))
    // What cannot be read is as good as not there.
    return cache()
      .then((open) => away(asked, open))
      .catch(needsServer);
  // A disk that is full keeps nobody from the answer.
  if (answer.ok) await remember(asked, answer.clone(), cache).catch(() => {});
  return answer;
}

/** For the first time without network: the lessons of every game, as the server's rules judge them today. */
export async function prepareLessons(cache: Cache): Promise<void> {
  last = null;
  const games = (await (await fetch("/api/games")).json()) as GameFacts[];
  for (const { name, lessons } of games) if (lessons > 0) await cache.add(preparedFor(name)).catch(() => {});
}

/** A worker that comes anew to the same page: what was kept of puzzles may be of other rules. */
export async function forgetPuzzles(cache: Cache): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(BOXES));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Every day has its puzzles: each takes the place of its game's of the days before, once it is here.
 *  Lessons come again with them: rules may have changed while the page has not. */
export async function prepareDay(cache: Cache): Promise<void> {
  const entries = await cache.keys();
  const old = entries.filter(({ url }) => new URL(url).searchParams.has(TRIED)).slice(0, -MOST_TRIED);
  await Promise.all(old.map((request) => cache.delete(request)));
  const paths = entries.map(({ url }) => new URL(url).pathname);
  if (!paths.includes(BOXES)) await cache.add(BOXES);
  let newDay = false;
  for (const { game } of (await kept<PuzzleBox[]>(cache, BOXES)) ?? []) {
    const wanted = puzzleToday(game);
    if (paths.includes(wanted)) continue;
    const came = await cache.add(wanted).then(
      () => true,
      () => false, // the next page that is opened tries again
    );
    const before = came ? paths.filter((path) => OF_A_DAY.exec(path)?.[1] === game) : [];
    await Promise.all(before.map((path) => cache.delete(path)));
    newDay ||= before.length > 0;
  }
  if (newDay) await prepareLessons(cache);
}

/** By the clock of whoever plays, as the page counts days. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const tried = (path: string, body: string) => `${path}?${TRIED}=${encodeURIComponent(body)}`;

/** What may be wanted again; of a puzzle that was prepared, nothing: it would only grow. */
async function remember(request: Request, answer: Response, open: () => Promise<Cache>): Promise<void> {
  const { pathname } = new URL(request.url);
  const cache = await open();
  if (READ.test(pathname)) await cache.put(request, answer);
  else if (PUZZLE.test(pathname) && !(await cache.match(`${pathname}/prepared`)))
    await cache.put(tried(pathname, await request.text()), answer);
}

async function away(request: Request, cache: Cache): Promise<Response> {
  const { pathname } = new URL(request.url);
  const game = LESSONS.exec(pathname)?.[1];
  if (game !== undefined) return lesson(request, await atHand<PreparedLessons>(cache, preparedFor(game)));
  if (request.method !== "POST") return (await cache.match(request)) ?? needsServer();
  const body = await request.text();
  const asked = JSON.parse(body) as PuzzleTry;
  const tries = await atHand<PreparedTries>(cache, `${pathname}/prepared`);
  const board = tries && answerFrom(tries, asked);
  if (board) return json(board);
  return (await cache.match(tried(pathname, body))) ?? (tries ? notAmong(asked) : needsServer());
}

async function lesson(request: Request, prepared: PreparedLessons | null): Promise<Response> {
  // Where nothing was prepared, nothing could be played.
  if (!prepared || prepared.prepared.length === 0) return needsServer();
  if (request.method !== "POST") return json(prepared.lessons);
  const asked = (await request.json()) as LessonTry;
  const tries = prepared.prepared[prepared.lessons.findIndex(({ name }) => name === asked.lesson)];
  const board = tries ? answerFrom(tries, asked) : null;
  return board ? json(board) : notAmong(asked);
}

let last: { path: string; content: unknown } | null = null;

/** As it was read for the tap before: a solo game of Fish & Chips has megabytes. */
async function atHand<Content>(cache: Cache, path: string): Promise<Content | null> {
  if (last?.path !== path) {
    const content = await kept<Content>(cache, path);
    if (content === null) return null;
    last = { path, content };
  }
  return last.content as Content;
}

async function kept<Content>(cache: Cache, path: string): Promise<Content | null> {
  const found = await cache.match(path);
  return found ? ((await found.json()) as Content) : null;
}
