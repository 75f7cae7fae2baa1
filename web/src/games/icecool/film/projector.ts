/** Runs something over time and gets out of the way when asked: any tap or key ends the show. */
import { lasting } from "../../../theme/motion.svelte";

export class Projector {
  #stop: (() => void) | null = null;
  /** Asked to hurry: whatever is still to come is cut short, too. */
  #hurried = false;

  get hurried(): boolean {
    return this.#hurried;
  }

  begin(): void {
    this.#hurried = false;
  }

  hurry(): void {
    this.#hurried = true;
    this.#stop?.();
  }

  /** Calls `tick` with the part that is over, 0 … 1, once a frame; the last call is always 1. */
  run(usual: number, tick: (part: number) => void): Promise<void> {
    const milliseconds = lasting(usual);
    if (this.#hurried || milliseconds <= 0) {
      tick(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      const start = performance.now();
      let frame = 0;
      const end = (): void => {
        cancelAnimationFrame(frame);
        this.#stop = null;
        tick(1);
        done();
      };
      const step = (now: number): void => {
        const part = Math.max(0, now - start) / milliseconds;
        if (part >= 1) return end();
        tick(part);
        frame = requestAnimationFrame(step);
      };
      this.#stop = end;
      frame = requestAnimationFrame(step);
    });
  }

  /** Holds the picture. */
  hold(milliseconds: number): Promise<void> {
    return this.run(milliseconds, () => {});
  }
}
