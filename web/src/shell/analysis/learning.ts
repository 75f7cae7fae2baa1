/** Learning from one's mistakes: each is put as a question first, and told only when asked or found. Pure. */
import type { Analysis, MoveJudged } from "../../wire/types";
import { isReproach } from "./judgements";

/** With fewer mistakes than this, inaccuracies are worth a question too. */
const FEW = 3;

export type Verdict = "best" | "good" | "better" | "played" | "unknown";
/** asking: nothing tried yet; tried: not good enough; found, told: the answer is on the table; over: none is left. */
export type Phase = "asking" | "tried" | "found" | "told" | "over";

export interface Learning {
  lessons: readonly MoveJudged[];
  /** The lesson that is due. */
  at: number;
  phase: Phase;
  /** The last move tried at this lesson, and what it is worth. */
  tried: string | null;
  verdict: Verdict | null;
  /** Lessons in which a good move was found. */
  found: number;
}

/** A seat's own mistakes, in the order of the match: those to which an answer is known. */
export function lessonsOf(analysis: Analysis, seat: number | null): MoveJudged[] {
  const own = analysis.judged.filter((move) => move.seat === seat && move.better.length > 0);
  const bad = own.filter(({ judgement }) => judgement === "mistake" || judgement === "blunder");
  if (bad.length >= FEW) return bad;
  return own.filter((move) => bad.includes(move) || move.judgement === "inaccuracy");
}

/** What a move is worth beside the best one, as far as the analysis looked at it. */
export function verdictOn(lesson: MoveJudged, move: string): Verdict {
  if (move === lesson.move) return "played";
  const [best] = lesson.better;
  const known = lesson.better.find((better) => better.move === move);
  if (!best || !known) return "unknown";
  if (known === best) return "best";
  return isReproach(known.judgement) ? "better" : "good";
}

const fresh = { phase: "asking", tried: null, verdict: null } as const;

export const begin = (lessons: readonly MoveJudged[]): Learning => ({
  lessons,
  at: 0,
  found: 0,
  ...fresh,
  phase: lessons.length > 0 ? "asking" : "over",
});

export const lessonOf = ({ lessons, at, phase }: Learning): MoveJudged | null =>
  phase === "over" ? null : (lessons[at] ?? null);

/** While the question stands, moves may be tried as often as one likes. */
export const isOpen = ({ phase }: Learning): boolean => phase === "asking" || phase === "tried";

export function tryMove(learning: Learning, move: string): Learning {
  const lesson = lessonOf(learning);
  if (lesson === null || !isOpen(learning)) return learning;
  const verdict = verdictOn(lesson, move);
  const right = verdict === "best" || verdict === "good";
  return {
    ...learning,
    tried: move,
    verdict,
    phase: right ? "found" : "tried",
    found: learning.found + (right ? 1 : 0),
  };
}

export const showMe = (learning: Learning): Learning =>
  isOpen(learning) ? { ...learning, phase: "told" } : learning;

/** To the next lesson, whether this one was answered or is skipped. */
export function goOn(learning: Learning): Learning {
  const at = learning.at + 1;
  return { ...learning, ...fresh, at, phase: at < learning.lessons.length ? "asking" : "over" };
}

/** Moves to choose from where none can be tried on the board; the best one's place tells nothing. */
export function candidates(lesson: MoveJudged): string[] {
  const moves = [...new Set([lesson.move, ...lesson.better.map(({ move }) => move)])];
  const turn = lesson.number % moves.length;
  return [...moves.slice(turn), ...moves.slice(0, turn)];
}
