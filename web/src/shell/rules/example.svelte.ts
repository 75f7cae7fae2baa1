/** The table of an example in the rulebook: its boards one after another, and nobody who decides. */
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../../games/contract";
import type { Lang } from "../../i18n/languages";
import { language, say, sayOr } from "../../i18n/words.svelte";
import { nameOf } from "../../wire/names";
import type { LogEntry, RulebookBoard, State } from "../../wire/types";
import { filmsOf, wholeState } from "../trying/boards";

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export class ExampleTable implements Table {
  readonly #states: readonly State[];
  #at = $state(0);

  readonly films: ReadonlyMap<number, ArrayBuffer>;

  constructor(
    { states, films }: RulebookBoard,
    /** Of the seats, in their order. */
    private readonly colours: readonly string[],
  ) {
    this.#states = states.map(wholeState);
    this.films = filmsOf(films);
  }

  readonly say = say;
  readonly home = 0;
  readonly refused = null;
  readonly hint = null;
  readonly busy = false;
  readonly clockEnds = null;

  get lang(): Lang {
    return language();
  }

  get state(): State {
    return this.#states[this.#at]!;
  }

  get log(): readonly LogEntry[] {
    return this.state.log;
  }

  get reducedMotion(): boolean {
    return stillness.current;
  }

  /** By their colours, in the words of the rulebook: of seats, a board shows nothing else. */
  name(seat: number): string {
    const colour = this.colours[seat];
    return colour ? say(`seat-colour-${colour}`) : nameOf(this.state.table.seats, seat, null, { say, sayOr });
  }

  /** Moves of the example that are not shown yet. */
  get left(): number {
    return this.#states.length - 1 - this.#at;
  }

  get moves(): number {
    return this.#states.length - 1;
  }

  next(): void {
    this.#at = Math.min(this.#at + 1, this.moves);
  }

  restart(): void {
    this.#at = 0;
  }

  play(): void {}
  why(): void {}
  quiet(): void {}
}
