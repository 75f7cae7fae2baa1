/** A pull with finger or mouse: the way back from where it began is the flick's direction, its length the power. Pure. */
import { clamp } from "./aim";

export interface Pulled {
  /** Radians on the screen, counter-clockwise from the right. */
  angle: number;
  power: number;
}

interface Sample {
  at: number;
  x: number;
  y: number;
}

/** Nearer than this the pull means nothing; going back there takes the aim back. */
export const DEAD_ZONE = 12; // px
const FULL_PULL = 160; // px
/** A finger that lifts shifts the point: what it did last does not count. */
const FROZEN = 80; // ms

export class Pull {
  #samples: Sample[];
  /** It once left the dead zone: then it is no tap. */
  went = false;

  constructor(x: number, y: number, at: number) {
    this.#samples = [{ at, x, y }];
  }

  move(x: number, y: number, at: number): Pulled | null {
    this.#samples.push({ at, x, y });
    return this.#pulled(this.#samples.at(-1)!);
  }

  /** What counts when the finger lifts; null in the dead zone. */
  release(at: number): Pulled | null {
    const last = this.#samples.at(-1)!;
    if (this.#pulled(last) === null) return null;
    const frozen = this.#samples.findLast((sample) => sample.at <= at - FROZEN);
    return (frozen && this.#pulled(frozen)) ?? this.#pulled(last);
  }

  #pulled({ x, y }: Sample): Pulled | null {
    const start = this.#samples[0]!;
    const [dx, dy] = [start.x - x, start.y - y];
    const length = Math.hypot(dx, dy);
    if (length < DEAD_ZONE) return null;
    this.went = true;
    return { angle: Math.atan2(-dy, dx), power: clamp((length - DEAD_ZONE) / FULL_PULL, 0, 1) };
  }
}
