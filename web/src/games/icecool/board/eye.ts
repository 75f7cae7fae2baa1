/** How a picture of the school answers a finger: which point of the floor is touched, and which way is up. */
import type { Point } from "../view";

export interface Eye {
  floorAt(clientX: number, clientY: number): Point | null;
  /** The direction on the board that points up on the screen, in radians from east. */
  readonly up: number;
}
