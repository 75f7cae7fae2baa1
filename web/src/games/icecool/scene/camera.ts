/** Where the eye is. It never cuts: it glides from where it was to where it should be. */
import { PerspectiveCamera, Vector3 } from "three";
import type { Picture } from "../board/desk";
import { heading, K, toWorld } from "./world";

// Seconds until most of the way is done.
const WITH_THE_FLICK = 0.12;
const SWING = 0.13; // about 350 ms to be there
const FAR = 0.05; // cm from the goal at which the eye rests
const ROOM = 0.304; // metres: the width of a red rectangle, for which the distances are
const BROAD = 1.3; // times as wide as high: so much the school needs, seen from a side
const PHONE = 600; // pixels: on its side a phone has the school on its left half, and in that the switch of views

export class Eye3 {
  readonly camera = new PerspectiveCamera(40, 1, 0.5, 500);
  readonly #look = new Vector3();
  readonly #goal = new Vector3();
  readonly #goalLook = new Vector3();
  #goalFov = 40;
  #shift = 0;
  #goalShift = 0;
  #placed = false;
  #up = Math.PI / 2;

  /** The board's direction that points up on the screen. */
  get up(): number {
    return this.#up;
  }

  /** How far it is from what it looks at. */
  get away(): number {
    return this.camera.position.distanceTo(this.#look);
  }

  aim({ board, from, part, pose, phi }: Picture, width: number, height: number): void {
    const tall = width < height;
    // A window hardly wider than high is looked at from farther away, and beside the switch of views; on a desk what
    // floats on the left is wider.
    const far = tall ? 1 : Math.max(1, (BROAD * height) / width);
    const beside = tall ? 0 : width < PHONE ? 0.07 : -0.03;
    this.camera.aspect = width / Math.max(1, height);
    if (from === "follow" && pose) {
      // Over the left shoulder, so that the hat never hides the arrow.
      const [ahead, right] = [heading(phi), heading(phi - Math.PI / 2)];
      const at = toWorld(pose.x, pose.y, Math.max(0, pose.z - board.penguin[0]!) * 0.5);
      this.#goalFov = tall ? 46 : 36;
      this.#goal
        .copy(at)
        .addScaledVector(ahead, tall ? -19 : -21)
        .addScaledVector(right, tall ? -4.5 : -7)
        .add(new Vector3(0, tall ? 15 : 13, 0));
      this.#goalLook
        .copy(at)
        .addScaledVector(ahead, 8.5)
        .addScaledVector(right, tall ? 0.4 : -1);
      this.#goalLook.y += 0.6;
      this.#goalShift = 0;
      this.#up = phi;
    } else if (from === "part") {
      // Where the Catcher waits, the room fills the window, and the penguin can be grabbed.
      const [x0, y0, x1, y1] = part as [number, number, number, number];
      const [x, y] = [((x0 + x1) / 2) * K, ((y0 + y1) / 2) * K];
      const near = (x1 - x0) / ROOM;
      const square = near * (tall ? Math.max(1, (0.98 * height) / width) : 1);
      this.#goalFov = tall ? 34 : 30;
      this.#goal.set(
        tall ? x : x - 5 * near * far,
        tall ? 62 * square : 46 * near * far,
        tall ? -y + 34 * square : -y + 40 * near * far,
      );
      this.#goalLook.set(x, 0, -y + 1);
      this.#goalShift = beside;
      this.#up = Math.PI / 2;
    } else {
      const [x, y] = [
        ((board.outer[0]! + board.outer[2]!) / 2) * K,
        ((board.outer[1]! + board.outer[3]!) / 2) * K,
      ];
      this.#goalFov = tall ? 34 : 30;
      // The narrower the window, the higher the eye, or the sides would be cut off.
      const square = tall ? Math.max(1, (0.98 * height) / width) : 1;
      this.#goal.set(
        tall ? x : x - 12 * far,
        tall ? 118 * square : 90 * far,
        tall ? -y + 70 * square : -y + 84 * far,
      );
      this.#goalLook.set(x, 0, tall ? -y + 1 : -y + 2.5);
      this.#goalShift = beside;
      this.#up = Math.PI / 2;
    }
    if (!this.#placed) {
      this.#placed = true;
      this.#jump(width, height);
    }
  }

  #jump(width: number, height: number): void {
    this.camera.position.copy(this.#goal);
    this.#look.copy(this.#goalLook);
    this.camera.fov = this.#goalFov;
    this.#shift = this.#goalShift;
    this.#turn(width, height);
  }

  /** One step on the way. Answers whether there is more to go. */
  glide(seconds: number, rolling: boolean, still: boolean, width: number, height: number): boolean {
    if (still) {
      this.#jump(width, height);
      return false;
    }
    const share = 1 - Math.exp(-seconds / (rolling ? WITH_THE_FLICK : SWING));
    this.camera.position.lerp(this.#goal, share);
    this.#look.lerp(this.#goalLook, share);
    this.camera.fov += (this.#goalFov - this.camera.fov) * share;
    this.#shift += (this.#goalShift - this.#shift) * share;
    this.#turn(width, height);
    return this.camera.position.distanceTo(this.#goal) > FAR || this.#look.distanceTo(this.#goalLook) > FAR;
  }

  #turn(width: number, height: number): void {
    this.camera.lookAt(this.#look);
    if (Math.abs(this.#shift) > 0.001)
      this.camera.setViewOffset(width, height, this.#shift * width, 0, width, height);
    else this.camera.clearViewOffset();
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }
}
