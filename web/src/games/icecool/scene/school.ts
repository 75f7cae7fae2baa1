/** Everything that stands still: sea, floes, floor, doors. Walls have a file of their own. */
import {
  BoxGeometry,
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  Shape,
  Vector2,
} from "three";
import { floorPicture } from "../plan/floor";
import type { BoardSketch, DoorSketch } from "../view";
import { fish } from "./fish";
import { matte, PAPER, printed, solid } from "./paper";
import { K } from "./world";

/** `pixels`: how finely the floor is printed. */
export async function ground(board: BoardSketch, pixels: number): Promise<Group> {
  const [x0, y0, x1, y1] = board.outer.map((edge) => edge * K) as [number, number, number, number];
  const [cx, cz, width, depth] = [(x0 + x1) / 2, -(y0 + y1) / 2, x1 - x0, y1 - y0];
  const all = new Group();
  const sea = solid(new CircleGeometry(300, 64), matte("#6fb3bf"), cx, -3.4, cz);
  sea.rotation.x = -Math.PI / 2;
  const slab = solid(new BoxGeometry(width + 1.4, 1.1, depth + 1.4), matte("#b98d58"), cx, -0.6, cz);
  const floor = solid(
    new PlaneGeometry(width, depth),
    matte("#ffffff", { map: await printed(floorPicture(board, pixels), pixels) }),
    cx,
    0,
    cz,
  );
  floor.rotation.x = -Math.PI / 2;
  floor.castShadow = false;
  all.add(sea, slab, floor, floe(cx, cz, 54, 11, 0.4));
  const drifting = [
    [-75, 25, 12],
    [75, -27, 15],
    [77, 27, 9],
    [-77, -41, 16],
    [-17, -87, 17],
    [53, -81, 11],
    [-37, 73, 10],
    [61, 69, 12],
    [-109, -5, 9],
    [109, 1, 12],
  ];
  for (const [dx, dz, radius] of drifting) all.add(floe(cx + dx!, cz + dz!, radius!, 7, dx!));
  for (const clip of clips(board)) all.add(clip);
  return all;
}

function floe(x: number, z: number, radius: number, corners: number, turn: number): Mesh {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2 + turn;
    const far = radius * (1 + 0.09 * Math.sin(i * 2.7 + x));
    return new Vector2(Math.cos(angle) * far, Math.sin(angle) * far);
  });
  const ice = solid(
    new ExtrudeGeometry(new Shape(points), {
      depth: 1.6,
      bevelEnabled: true,
      bevelSize: 0.7,
      bevelThickness: 0.5,
      bevelSegments: 2,
    }),
    [matte("#f4f9f9"), matte("#bfdfe4")],
    x,
    -3.5,
    z,
  );
  ice.rotation.x = -Math.PI / 2;
  return ice;
}

/** White fish where two boxes meet at the edge of the school. */
function clips(board: BoardSketch): Group[] {
  const [x0, y0, x1, y1] = board.outer as [number, number, number, number];
  const onEdge = (value: number, low: number, high: number): boolean =>
    Math.abs(value - low) < 1e-6 || Math.abs(value - high) < 1e-6;
  const corners = new Map<string, { x: number; y: number; side: boolean }>();
  for (const { footprint } of board.rooms) {
    for (const [x, y] of [
      [footprint[0]!, footprint[1]!],
      [footprint[2]!, footprint[1]!],
      [footprint[0]!, footprint[3]!],
      [footprint[2]!, footprint[3]!],
    ] as const) {
      const [side, end] = [onEdge(x, x0, x1), onEdge(y, y0, y1)];
      if (side !== end) corners.set(`${x} ${y}`, { x, y, side });
    }
  }
  return [...corners.values()].map(({ x, y, side }) => {
    const clip = fish(null);
    clip.position.set(x * K, board.wall_height * K, -y * K);
    if (side) clip.rotation.y = Math.PI / 2;
    return clip;
  });
}

const FISHY = "#f2b134";

/** Painted frames; the doors with fish in yellow. Each part knows its box, for the cut-away. */
export function frames(doors: readonly DoorSketch[]): {
  parts: { mesh: Mesh; box: number[] }[];
  sills: Mesh[];
} {
  const parts: { mesh: Mesh; box: number[] }[] = [];
  const sills: Mesh[] = [];
  for (const { centre, normal, width, height, depth, fish: fishy } of doors) {
    const [x, y] = [centre[0]!, centre[1]!];
    const paint = fishy ? FISHY : PAPER;
    const thick = depth / 2 + 0.0015;
    const add = (along0: number, along1: number, z0: number, z1: number): void => {
      const box = normal[0]
        ? [x - thick, y + along0, z0, x + thick, y + along1, z1]
        : [x + along0, y - thick, z0, x + along1, y + thick, z1];
      const [bx0, by0, , bx1, by1] = box as [number, number, number, number, number, number];
      parts.push({
        box,
        mesh: solid(
          new BoxGeometry((bx1 - bx0) * K, (z1 - z0) * K, (by1 - by0) * K),
          matte(paint),
          ((bx0 + bx1) / 2) * K,
          ((z0 + z1) / 2) * K,
          (-(by0 + by1) / 2) * K,
        ),
      });
    };
    const half = width / 2;
    add(-half - 0.0031, -half + 0.0001, 0, height);
    add(half - 0.0001, half + 0.0031, 0, height);
    add(-half - 0.0045, half + 0.0045, height - 0.0003, height + 0.0042);
    const sill = new Mesh(
      new PlaneGeometry(normal[0] ? depth * K : width * K, normal[0] ? width * K : depth * K),
      matte(fishy ? FISHY : "#c99c63"),
    );
    sill.rotation.x = -Math.PI / 2;
    sill.position.set(x * K, 0.03, -y * K);
    sill.receiveShadow = true;
    sills.push(sill);
  }
  return { parts, sills };
}
