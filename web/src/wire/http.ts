/** The questions that need no socket. Every failure is a `ProblemError` with a code to translate. */
import { compare } from "./edition.svelte";
import type {
  GameFacts,
  Health,
  LessonBoard,
  LessonFacts,
  LessonTry,
  Mine,
  Network,
  NewTable,
  OpenNetwork,
  Problem,
  PushKey,
  PushWish,
  PuzzleBoard,
  PuzzleBox,
  PuzzleSolution,
  PuzzleTry,
  RulebookBoard,
  Seated,
  Sit,
  TableSummary,
} from "./types";

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    /** Of the answer; 0 where none came. */
    readonly status = 0,
  ) {
    super(code);
  }
}

/** Nothing answered at all. */
export const isOffline = (error: unknown) => error instanceof ProblemError && error.code === "offline";

async function ask(path: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ProblemError("offline");
  }
  compare(response.headers.get("Seaboard-Page"));
  if (response.ok) return response;
  const problem = await response.json().then(
    (told: Partial<Problem>) => told,
    () => null,
  );
  throw new ProblemError(
    problem?.code ?? (response.status === 404 ? "not-found" : "server"),
    problem?.params ?? {},
    response.status,
  );
}

/** Answers that came with the page: each is taken once, whoever wants it again asks. */
const came = JSON.parse(globalThis.document?.getElementById("first")?.textContent || "{}") as {
  games?: GameFacts[];
  puzzles?: PuzzleBox[];
};
function firstOr<Name extends keyof typeof came>(
  name: Name,
  asks: () => Promise<NonNullable<(typeof came)[Name]>>,
): Promise<NonNullable<(typeof came)[Name]>> {
  const first = came[name];
  delete came[name];
  return first ? Promise.resolve(first) : asks();
}

const asJson = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const asText = async (response: Promise<Response>): Promise<string> => (await response).text();
const part = encodeURIComponent;

export const health = () => asJson<Health>(ask("/api/health"));
export const games = () => firstOr("games", () => asJson<GameFacts[]>(ask("/api/games")));
export const network = () => asJson<Network>(ask("/api/network"));
export const openNetwork = (open: boolean) =>
  asJson<Network>(ask("/api/network", { open } satisfies OpenNetwork));
export const pushKey = () => asJson<PushKey>(ask("/api/push"));
export const wishPush = (wish: PushWish) => asJson<PushKey>(ask("/api/push", wish));
export const newTable = (wish: NewTable) => asJson<Seated>(ask("/api/tables", wish));
export const sit = (table: string, wish: Sit) => asJson<Seated>(ask(`/api/tables/${part(table)}/sit`, wish));
export const mine = (tokens: Mine["tokens"]) =>
  asJson<TableSummary[]>(ask("/api/mine", { tokens } satisfies Mine));
/** The games that have a puzzle every day. */
export const puzzleGames = () => firstOr("puzzles", () => asJson<PuzzleBox[]>(ask("/api/puzzles")));
export const tryPuzzle = (game: string, day: string, tried: PuzzleTry) =>
  asJson<PuzzleBoard>(ask(`/api/puzzles/${part(game)}/${part(day)}`, tried));
export const puzzleSolution = (game: string, day: string) =>
  asJson<PuzzleSolution>(ask(`/api/puzzles/${part(game)}/${part(day)}/solution`));
export const record = (table: string) => asText(ask(`/api/tables/${part(table)}/record`));
export const practiceGround = <Ground>(game: string) => asJson<Ground>(ask(`/api/practice/${part(game)}`));
export const practise = <Result>(game: string, attempt: object) =>
  asJson<Result>(ask(`/api/practice/${part(game)}`, attempt));
export const lessons = (game: string) => asJson<LessonFacts[]>(ask(`/api/lessons/${part(game)}`));
export const tryLesson = (game: string, attempt: LessonTry) =>
  asJson<LessonBoard>(ask(`/api/lessons/${part(game)}`, attempt));
export const rulebookBoards = (game: string) =>
  asJson<RulebookBoard[]>(ask(`/api/rules/${part(game)}/boards`));
export const rules = (game: string, lang: string) => asText(ask(`/api/rules/${part(game)}/${part(lang)}`));

/** The words of a game that the page was built without, as Fluent text; null if it has none in this language. */
export async function gameWords(game: string, lang: string): Promise<string | null> {
  try {
    return await asText(ask(`/api/games/${part(game)}/words/${part(lang)}`));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}
