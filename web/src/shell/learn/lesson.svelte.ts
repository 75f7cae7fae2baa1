/** The table of a lesson. */
import { tryLesson } from "../../wire/http";
import type { LessonBoard, LessonFacts } from "../../wire/types";
import { type Told, TryTable } from "../trying/trying.svelte";

export class LessonTable extends TryTable<LessonBoard> {
  constructor(
    game: string,
    readonly lesson: LessonFacts,
    first: LessonBoard,
    told: Told,
  ) {
    super(game, first, told);
  }

  protected ask(tried: { moves: string[]; why: string | null }): Promise<LessonBoard> {
    return tryLesson(this.game, { lesson: this.lesson.name, ...tried });
  }

  /** What the rules say of the try so far. */
  get verdict(): LessonBoard["verdict"] {
    return this.board.verdict;
  }

  get ended(): boolean {
    return this.verdict !== "open";
  }

  /** Marks what is left of the solution; it is still the learner who plays it. */
  show(): void {
    if (this.busy) return;
    const { solution } = this.lesson;
    if (this.board.played.some((move, number) => move !== solution[number])) this.restart();
    this.mark(solution.slice(this.board.played.length));
  }
}
