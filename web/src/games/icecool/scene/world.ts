/** Board metres → world centimetres: x to the east, y up, z to the south. Centimetres are pleasant for light and shadow. */
import { Vector3 } from "three";

export const K = 100;

export const toWorld = (x: number, y: number, z = 0): Vector3 => new Vector3(x * K, z * K, -y * K);

/** A direction on the board, as a world direction. */
export const heading = (phi: number): Vector3 => new Vector3(Math.cos(phi), 0, -Math.sin(phi));
