/** Plays scenes one after another and gets out of the way: any tap or key ends the show. */
import { lasting } from "../../theme/motion.svelte";

export interface Timed {
  milliseconds: number;
}

/** Quick start, soft end. */
export const eased = (part: number): number => 1 - (1 - part) ** 3;

export class Stage<Scene extends Timed> {
  scene = $state.raw<Scene | null>(null);
  /** 0 … 1 within the scene, eased. */
  part = $state(0);
  #queue: Scene[] = [];
  #frame = 0;

  get running(): boolean {
    return this.scene !== null;
  }

  show(scenes: Scene[]): void {
    this.skip();
    this.#queue = [...scenes];
    this.#next();
  }

  skip(): void {
    if (this.scene === null) return;
    cancelAnimationFrame(this.#frame);
    this.#queue = [];
    this.#next();
  }

  #next(): void {
    const scene = this.#queue.shift() ?? null;
    this.scene = scene;
    this.part = 0;
    if (scene === null) return;
    const start = performance.now();
    const tick = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - start) / Math.max(1, lasting(scene.milliseconds)));
      this.part = eased(part);
      if (part < 1) this.#frame = requestAnimationFrame(tick);
      else this.#next();
    };
    this.#frame = requestAnimationFrame(tick);
  }
}
