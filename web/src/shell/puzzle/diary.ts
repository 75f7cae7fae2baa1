/** What this browser has tried and solved, and how many days in a row. */
import { keep, kept } from "../../wire/seats";
import { daysBefore } from "./days";

/** One puzzle: `solved` is the day on which it was solved, which need not be its own. */
export interface Entry {
  tries: number;
  solved: string | null;
  /** A solution was shown before it was solved: from then on nothing counts. */
  shown?: boolean;
}

/** By "2026-03-01/urchins". */
export type Diary = Readonly<Record<string, Entry>>;

export const keyOf = (game: string, day: string): string => `${day}/${game}`;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" &&
  value !== null &&
  "tries" in value &&
  typeof value.tries === "number" &&
  "solved" in value &&
  (value.solved === null || typeof value.solved === "string");

export function readDiary(): Diary {
  try {
    const stored: unknown = JSON.parse(kept("puzzles") ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, Entry] => isEntry(pair[1])),
    );
  } catch {
    return {};
  }
}

/** An attempt came to its end; once solved a puzzle stays so, and further tries do not count. */
export function withTry(diary: Diary, key: string, solved: boolean, today: string): Diary {
  const { tries, solved: before, shown = false } = diary[key] ?? { tries: 0, solved: null };
  if (before !== null || shown) return diary;
  return { ...diary, [key]: { tries: tries + 1, solved: solved ? today : null } };
}

/** A solution was shown: whoever had found one by then keeps it. */
export function withSolution(diary: Diary, key: string): Diary {
  const entry = diary[key] ?? { tries: 0, solved: null };
  return entry.solved !== null ? diary : { ...diary, [key]: { ...entry, shown: true } };
}

const keepDiary = (diary: Diary): void => keep("puzzles", JSON.stringify(diary));

export const noteTry = (game: string, day: string, solved: boolean, today: string): void =>
  keepDiary(withTry(readDiary(), keyOf(game, day), solved, today));

export const noteSolution = (game: string, day: string): void =>
  keepDiary(withSolution(readDiary(), keyOf(game, day)));

/** Days in a row, up to this one or the one before, with a puzzle solved on its own day. */
export function streak(diary: Diary, today: string): number {
  const days = new Set(
    Object.entries(diary).flatMap(([key, { solved }]) =>
      solved !== null && key.startsWith(`${solved}/`) ? [solved] : [],
    ),
  );
  const first = days.has(today) ? 0 : 1;
  let length = 0;
  while (days.has(daysBefore(today, first + length))) length += 1;
  return length;
}
