/** Fingers on the board: a tap, a long press, or a pile carried along. */
import type { FishPlay } from "../play.svelte";
import { cellUnder, type Place } from "../sea";
import type { Cell } from "../view";

const FAR_ENOUGH = 8; // pixels: less is a tap
const LONG_PRESS = 450;

export class Drag {
  cell = $state<Cell | null>(null);
  /** Where the carried pile is, in board units; null while it is not carried. */
  at = $state.raw<Place | null>(null);
  #play: FishPlay;
  #start: Place = { x: 0, y: 0 };
  #press: ReturnType<typeof setTimeout> | undefined;
  /** The click that follows a drag or a long press means nothing. */
  #spent = false;

  constructor(play: FishPlay) {
    this.#play = play;
  }

  down(event: PointerEvent, cell: Cell): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#spent = false;
    this.cell = cell;
    this.#start = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#press);
    if (event.pointerType === "mouse") return;
    this.#press = setTimeout(() => {
      this.#spent = true;
      this.#play.looked = cell;
    }, LONG_PRESS);
  }

  move(event: PointerEvent, sea: DOMRect): void {
    if (this.cell === null || !event.isPrimary) return;
    if (this.at === null) {
      const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
      if (far < FAR_ENOUGH) return;
      clearTimeout(this.#press);
      if (this.#spent || !this.#play.lift(this.cell)) return this.stop();
    }
    this.at = this.#placeOf(event, sea);
  }

  up(event: PointerEvent, sea: DOMRect): void {
    clearTimeout(this.#press);
    const from = this.cell;
    const carried = this.at !== null;
    this.stop();
    if (!carried || from === null) return;
    this.#spent = true;
    this.#play.letGo(from, cellUnder(this.#placeOf(event, sea)));
  }

  stop(): void {
    clearTimeout(this.#press);
    this.cell = null;
    this.at = null;
  }

  click(cell: Cell): void {
    if (this.#spent) {
      this.#spent = false;
      return;
    }
    this.#play.tap(cell);
  }

  #placeOf(event: PointerEvent, sea: DOMRect): Place {
    return { x: ((event.clientX - sea.left) / sea.width) * 600, y: ((event.clientY - sea.top) / sea.height) * 600 };
  }
}
