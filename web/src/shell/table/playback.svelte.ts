/** Playing a match again by itself, move after move, until its last board or until somebody stops it. */
import { keep, kept } from "../../wire/seats";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a board stays at the usual speed: long enough for what moves on it. */
const BEAT = 1500;

/** What is played: the replay at a table. */
interface Reel {
  /** So many moves were played on the board shown; null: there is nothing more to come. */
  readonly lookingAt: number | null;
  /** The moment asked for last, which may not have come yet. */
  readonly headingFor: number;
  lookOn(by: number): void;
}

const isSpeed = (value: number): value is Speed => SPEEDS.some((speed) => speed === value);

export class Playback {
  #running = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reel: Reel) {
    const last = Number(kept("speed"));
    if (isSpeed(last)) this.#speed = last;
  }

  get running(): boolean {
    return this.#running;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(next: Speed) {
    this.#speed = next;
    keep("speed", String(next));
    if (this.#running) this.#wait();
  }

  start(): void {
    this.#running = true;
    this.reel.lookOn(1);
    this.#wait();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#running) this.stop();
    else this.start();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#beat(), BEAT / this.#speed);
  }

  /** The next board is asked for when the last one has come: a slow line makes it slower, not jumpy. */
  #beat(): void {
    if (this.reel.lookingAt === null) return this.stop();
    if (this.reel.lookingAt === this.reel.headingFor) this.reel.lookOn(1);
    this.#wait();
  }
}
