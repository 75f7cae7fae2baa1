/** Cardboard walls, and their cut-away: one between the eye and what matters becomes a low stub and a ghost of itself. */
import {
  Box3,
  BoxGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  Ray,
  type Texture,
  Vector3,
} from "three";
import { paintOf } from "../plan/floor";
import type { BoardSketch } from "../view";
import { corrugated, matte, papered, solid, type Strip } from "./paper";
import { K } from "./world";

const GHOST = 0.13;
const STUB = 0.012; // metres
const NEAR = 0.005; // a point this far from a wall lies in the room beside it
const FLUTE = 0.008; // metres of one picture of the cut edge
const TUCK = 0.0008; // ends hide inside the wall they meet: two faces in one place would flicker
const LOWER = 0.0003; // so do the tops of walls that cross others

type Box = readonly number[]; // x0, y0, z0, x1, y1, z1

/** Walls change their paper where they pass from one room to the next. */
export function segments(board: Pick<BoardSketch, "rooms">, box: Box): Box[] {
  const [x0, y0, z0, x1, y1, high] = box as [number, number, number, number, number, number];
  const alongX = x1 - x0 > y1 - y0;
  const [from, to] = alongX ? [x0 + TUCK, x1 - TUCK] : [y0 + TUCK, y1 - TUCK];
  const z1 = alongX ? high : high - LOWER;
  const edges = new Set(
    board.rooms.flatMap(({ footprint }) =>
      alongX ? [footprint[0]!, footprint[2]!] : [footprint[1]!, footprint[3]!],
    ),
  );
  const cuts = [...edges].filter((edge) => edge > from + 0.008 && edge < to - 0.008).sort((a, b) => a - b);
  const ends = [from, ...cuts, to];
  return ends
    .slice(1)
    .map((end, index) =>
      alongX ? [ends[index]!, y0, z0, end, y1, z1] : [x0, ends[index]!, z0, x1, end, z1],
    );
}

const roomAt = (board: BoardSketch, x: number, y: number): string | null =>
  board.rooms.find(({ footprint: [x0, y0, x1, y1] }) => x > x0! && x < x1! && y > y0! && y < y1!)?.id ?? null;

/** One strip of paper for every room, one for the outside, one for cut ends: a wall then needs one material for all its sides. */
class Papers {
  readonly #columns: string[];
  readonly texture: Texture;

  constructor(board: BoardSketch) {
    const strips: Strip[] = [
      ...board.rooms.map(({ id }) => ({ id, wall: paintOf(id).wall, low: paintOf(id).low })),
      { id: OUTSIDE, wall: "#d3a873", low: "#c3965f" },
      { id: CUT, wall: "#e3c594", low: null },
    ];
    this.#columns = strips.map(({ id }) => id);
    this.texture = papered(strips);
  }

  /** Across the picture, where the paper of a room is. */
  column(room: string | null): number {
    const index = this.#columns.indexOf(room ?? OUTSIDE);
    return ((index === -1 ? this.#columns.indexOf(OUTSIDE) : index) + 0.5) / this.#columns.length;
  }
}

const OUTSIDE = "outside";
const CUT = "cut";
const [EAST, WEST, TOP, BOTTOM, SOUTH, NORTH] = [0, 1, 2, 3, 4, 5]; // the faces of a box in three's order

/** Paper on the sides, flutes along the cut edge on top; a lintel shows only the upper end of its paper. */
function dress(geometry: BoxGeometry, board: BoardSketch, [x0, y0, z0, x1, y1]: Box, papers: Papers): void {
  const uv = geometry.getAttribute("uv");
  const [cx, cy, w, d] = [(x0! + x1!) / 2, (y0! + y1!) / 2, x1! - x0!, y1! - y0!];
  const foot = z0! / board.wall_height;
  const paint = (face: number, column: number): void => {
    for (let corner = face * 4; corner < face * 4 + 4; corner++)
      uv.setXY(corner, column, foot + uv.getY(corner) * (1 - foot));
  };
  const beside = (dx: number, dy: number): number => papers.column(roomAt(board, cx + dx, cy + dy));
  const cut = papers.column(CUT);
  paint(EAST, w > d ? cut : beside(w / 2 + NEAR, 0));
  paint(WEST, w > d ? cut : beside(-w / 2 - NEAR, 0));
  paint(BOTTOM, cut);
  paint(SOUTH, d > w ? cut : beside(0, -d / 2 - NEAR));
  paint(NORTH, d > w ? cut : beside(0, d / 2 + NEAR));
  for (let corner = TOP * 4; corner < TOP * 4 + 4; corner++) {
    const [u, v] = [uv.getX(corner), uv.getY(corner)];
    if (w > d) uv.setXY(corner, (u * w) / FLUTE, v);
    else uv.setXY(corner, (v * d) / FLUTE, u);
  }
  // Six indices a face: the sides before and behind the top share a material.
  geometry.clearGroups();
  geometry.addGroup(0, 12, 0);
  geometry.addGroup(12, 6, 1);
  geometry.addGroup(18, 18, 0);
}

export class Wall {
  readonly group = new Group();
  readonly bounds: Box3;
  /** On the side from which the whole school is looked at. */
  readonly near: boolean;
  readonly #mesh: Mesh;
  readonly #extras: Group | null;
  readonly #materials: Material[];
  #cut = false;
  #seen = 1;

  constructor(mesh: Mesh, box: Box, { stub, near = false }: { stub: boolean; near?: boolean }) {
    const [x0, y0, z0, x1, y1, z1] = box;
    this.bounds = new Box3(new Vector3(x0! * K, z0! * K, -y1! * K), new Vector3(x1! * K, z1! * K, -y0! * K));
    this.near = near;
    this.#mesh = mesh;
    this.#materials = Array.isArray(mesh.material) ? mesh.material : [mesh.material];
    this.group.add(mesh);
    this.#extras = stub ? stubOf(mesh, box) : null;
    if (this.#extras) this.group.add(this.#extras);
  }

  get cut(): boolean {
    return this.#cut;
  }

  set cut(cut: boolean) {
    this.#cut = cut;
  }

  /** Fades towards what it should be. Answers whether it still changes. */
  fade(share: number): boolean {
    const goal = this.#cut ? GHOST : 1;
    if (this.#seen === goal) return false;
    const next = this.#seen + (goal - this.#seen) * share;
    this.#seen = Math.abs(next - goal) < 0.02 ? goal : next;
    const whole = this.#seen === 1;
    for (const material of this.#materials) {
      // An opaque material has a program of its own.
      material.needsUpdate = material.transparent === whole;
      material.transparent = !whole;
      material.opacity = this.#seen;
      material.depthWrite = whole;
    }
    this.#mesh.castShadow = whole;
    if (this.#extras) this.#extras.visible = !whole;
    return this.#seen !== goal;
  }
}

function stubOf(mesh: Mesh, [x0, y0, z0, x1, y1]: Box): Group {
  const extras = new Group();
  const line = new LineSegments(
    new EdgesGeometry(mesh.geometry),
    new LineBasicMaterial({ color: "#fffaf0", transparent: true, opacity: 0.45 }),
  );
  line.position.copy(mesh.position);
  extras.add(line);
  if (z0 === 0)
    extras.add(
      solid(
        new BoxGeometry((x1! - x0!) * K, STUB * K, (y1! - y0!) * K),
        matte("#dcb884"),
        mesh.position.x,
        (STUB * K) / 2,
        mesh.position.z,
      ),
    );
  extras.visible = false;
  return extras;
}

export function walls(board: BoardSketch): Wall[] {
  const papers = new Papers(board);
  const side = matte("#ffffff", {
    map: papers.texture,
    emissive: "#ffffff",
    emissiveMap: papers.texture,
    emissiveIntensity: 0.16,
  });
  const top = matte("#ffffff", { map: corrugated() });
  return board.walls.flatMap((whole) =>
    segments(board, whole).map((box) => {
      const [x0, y0, z0, x1, y1, z1] = box as [number, number, number, number, number, number];
      const geometry = new BoxGeometry((x1 - x0) * K, (z1 - z0) * K, (y1 - y0) * K);
      dress(geometry, board, box, papers);
      const mesh = solid(
        geometry,
        [side.clone(), top.clone()],
        ((x0 + x1) / 2) * K,
        ((z0 + z1) / 2) * K,
        (-(y0 + y1) / 2) * K,
      );
      return new Wall(mesh, box, { stub: true, near: y1 < board.outer[1]! + 0.01 });
    }),
  );
}

/** True if something stands between the eye and a point. */
export function blocks(wall: Wall, eye: Vector3, target: Vector3, margin: number): boolean {
  const away = target.clone().sub(eye);
  const far = away.length();
  const hit = new Ray(eye, away.normalize()).intersectBox(
    wall.bounds.clone().expandByScalar(margin),
    new Vector3(),
  );
  return hit !== null && hit.distanceTo(eye) < far;
}
