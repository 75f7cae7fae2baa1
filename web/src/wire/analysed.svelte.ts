/** The analysis of a table's match: not asked for, on its way, there, or why there is none. */
import type { Analysis, AnalysisProgress, Fault, Request } from "./types";

const reasons = ["running", "stale", "failed"] as const;
export type NoAnalysis = (typeof reasons)[number];

/** `of` is 0 while nobody has counted the decisions. */
export type Progress = Pick<AnalysisProgress, "done" | "of">;

export class Analysed {
  #found = $state.raw<Analysis | null>(null);
  #progress = $state.raw<Progress | null>(null);
  #refused = $state<NoAnalysis | null>(null);

  constructor(private readonly send: (request: Request) => boolean) {}

  get found(): Analysis | null {
    return this.#found;
  }

  /** Null: nobody waits for it. */
  get progress(): Progress | null {
    return this.#progress;
  }

  get refused(): NoAnalysis | null {
    return this.#refused;
  }

  ask(): void {
    if (this.#found !== null || this.#progress !== null) return;
    this.#refused = null;
    if (this.send({ type: "analysis" })) this.#progress = { done: 0, of: 0 };
  }

  /** What is judged so far stays with the server: whoever asks again goes on from there. */
  cancel(): void {
    if (this.#progress === null) return;
    this.#progress = null;
    this.send({ type: "analysis_cancel" });
  }

  /** After a lost line the server does not know who waits. */
  askAgain(): void {
    if (this.#progress !== null) this.send({ type: "analysis" });
  }

  /** The match is not the one that was analysed. */
  forget(): void {
    this.#found = null;
    this.#refused = null;
  }

  take(answer: Analysis | AnalysisProgress): void {
    if (answer.type === "analysis") {
      this.#found = answer;
      this.#progress = null;
    } else if (this.#progress !== null) this.#progress = answer;
  }

  /** Something that was asked was too much: perhaps this, if it has not begun. */
  notNow(): void {
    if (this.#progress?.of === 0) this.#progress = null;
  }

  refuse({ params }: Fault): void {
    this.#progress = null;
    this.#refused = reasons.find((reason) => reason === params.reason) ?? "failed";
  }
}
