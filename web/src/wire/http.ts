/** The questions that need no socket. Every failure is a `ProblemError` with a code to translate. */
import type { GameFacts, Health, Mine, NewTable, Problem, Seated, Sit, TableSummary } from "./types";

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

const asJson = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const asText = async (response: Promise<Response>): Promise<string> => (await response).text();
const part = encodeURIComponent;

export const health = () => asJson<Health>(ask("/api/health"));
export const games = () => asJson<GameFacts[]>(ask("/api/games"));
export const newTable = (wish: NewTable) => asJson<Seated>(ask("/api/tables", wish));
export const sit = (table: string, wish: Sit) => asJson<Seated>(ask(`/api/tables/${part(table)}/sit`, wish));
export const mine = (tokens: Mine["tokens"]) =>
  asJson<TableSummary[]>(ask("/api/mine", { tokens } satisfies Mine));
export const record = (table: string) => asText(ask(`/api/tables/${part(table)}/record`));
export const practiceGround = <Ground>(game: string) => asJson<Ground>(ask(`/api/practice/${part(game)}`));
export const practise = <Result>(game: string, attempt: object) =>
  asJson<Result>(ask(`/api/practice/${part(game)}`, attempt));
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
