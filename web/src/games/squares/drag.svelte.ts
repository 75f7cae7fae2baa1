/** Fingers on a board: a tap, a long press, or a piece carried along. */
import type { Cell, Place, Squares } from "./squares";

const FAR_ENOUGH = 8; // pixels: less is a tap
const LONG_PRESS = 450;

/** What fingers can do with a game. A drag starts on a cell, or at a place beside the board with a name of its own. */
export interface Hands {
  readonly squares: Squares;
  /** Lifts what lies there; false if nothing may be lifted. */
  lift(from: string): boolean;
  letGo(from: string, to: Cell | null): void;
  tap(at: string): void;
  look(at: string): void;
}

export class Drag {
  from = $state<string | null>(null);
  /** Where the carried piece is, in board units; null while it is not carried. */
  at = $state.raw<Place | null>(null);
  /** The element that lies exactly over the cells; the grid sets it. */
  field: HTMLElement | null = null;
  #hands: Hands;
  #start: Place = { x: 0, y: 0 };
  #press: ReturnType<typeof setTimeout> | undefined;
  /** The click that follows a drag or a long press means nothing. */
  #spent = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  down(event: PointerEvent, from: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#spent = false;
    this.from = from;
    this.#start = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#press);
    if (event.pointerType === "mouse") return;
    this.#press = setTimeout(() => {
      this.#spent = true;
      this.#hands.look(from);
    }, LONG_PRESS);
  }

  move(event: PointerEvent): void {
    if (this.from === null || !event.isPrimary) return;
    if (this.at === null) {
      const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
      if (far < FAR_ENOUGH) return;
      clearTimeout(this.#press);
      if (this.#spent || !this.#hands.lift(this.from)) return this.stop();
    }
    this.at = this.#placeOf(event);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#press);
    const { from } = this;
    const carried = this.at !== null;
    this.stop();
    if (!carried || from === null) return;
    this.#spent = true;
    const place = this.#placeOf(event);
    this.#hands.letGo(from, place && this.#hands.squares.cellUnder(place));
  }

  stop(): void {
    clearTimeout(this.#press);
    this.from = null;
    this.at = null;
  }

  click(at: string): void {
    if (this.#spent) {
      this.#spent = false;
      return;
    }
    this.#hands.tap(at);
  }

  #placeOf(event: PointerEvent): Place | null {
    const field = this.field?.getBoundingClientRect();
    if (!field) return null;
    const { width, height } = this.#hands.squares;
    return {
      x: ((event.clientX - field.left) / field.width) * width,
      y: ((event.clientY - field.top) / field.height) * height,
    };
  }
}
