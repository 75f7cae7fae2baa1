/** A seat of somebody who shares this device and does not have it in hand: it stays at the table, and trusts
 *  whoever has. */
import { rememberHere } from "./here";
import { Line } from "./socket";
import type { Again, Answer, State } from "./types";

export class Companion {
  readonly #line: Line;
  #ply = -1;
  /** What taking back would do for this seat. */
  #undo: State["undo"] = "no";
  /** There is a further match, and this seat's place in it is known. */
  #further = false;
  #changed: () => void;
  /** What waits until the table knows of this seat. */
  #then: (() => void) | null = null;

  constructor(table: string, token: string, changed: () => void) {
    this.#changed = changed;
    this.#line = new Line(table, {
      hello: () => ({ type: "hello", token, known: 0, known_ply: -1 }),
      answer: (answer) => this.#take(answer),
      film: () => {},
      status: () => {},
    });
    this.#line.open();
  }

  get goesOn(): boolean {
    return this.#further;
  }

  get canUndo(): boolean {
    return this.#undo !== "no";
  }

  /** Once the table knows that somebody is on this seat; at once if it does. */
  whenHere(then: () => void): void {
    this.#then = then;
    if (this.#ply >= 0) this.#goAhead();
  }

  /** Takes back this seat's last decision. */
  undo(): void {
    this.#line.send({ type: "undo", ply: this.#ply });
  }

  rename(name: string): void {
    this.#line.send({ type: "rename", name });
  }

  close(): void {
    this.#line.close();
  }

  #take(answer: Answer): void {
    if (answer.type === "again") this.#goOn(answer);
    if (answer.type !== "state" && answer.type !== "change") return;
    this.#ply = answer.ply;
    this.#undo = answer.undo ?? this.#undo;
    // Those who sit together speak with each other: whoever has the device answers for all.
    if (answer.undo_asked != null) this.#line.send({ type: "undo_answer", ply: answer.ply, agree: true });
    this.#goAhead();
    this.#changed();
  }

  #goAhead(): void {
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  #goOn({ table, seat, token }: Again): void {
    if (seat !== null && token !== null) rememberHere(table, seat, token);
    this.#further = true;
    this.#changed();
  }
}
