/** What was learnt in this browser: by game the lessons that were done. Pure but for the two that touch storage. */
import { keep, kept } from "../../wire/seats";

export type Progress = Readonly<Record<string, readonly string[]>>;

/** As it was stored; whatever else lies there counts as nothing. */
export function readProgress(stored: string | null): Progress {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([game, names]) =>
        Array.isArray(names) ? [[game, names.filter((name) => typeof name === "string")]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export function withLesson(progress: Progress, game: string, lesson: string): Progress {
  const before = progress[game] ?? [];
  return before.includes(lesson) ? progress : { ...progress, [game]: [...before, lesson] };
}

/** The first lesson that was not done yet; from the beginning if all were. */
export function firstOpen(lessons: readonly { name: string }[], done: readonly string[]): number {
  return Math.max(
    0,
    lessons.findIndex(({ name }) => !done.includes(name)),
  );
}

export const doneLessons = (game: string): readonly string[] => readProgress(kept("lessons"))[game] ?? [];

export function keepLesson(game: string, lesson: string): void {
  keep("lessons", JSON.stringify(withLesson(readProgress(kept("lessons")), game, lesson)));
}
