/** What lies on the floor for the player: the arrow, rings, barred sectors, ghosts' rings, ways. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  TubeGeometry,
} from "three";
import { type Aim, arrowLength, type Sector } from "../aim/aim";
import type { Way } from "../show.svelte";
import { type BoardSketch, COLOURS, type Point } from "../view";
import { INK, TONES } from "./paper";
import { K, toWorld } from "./world";

const flat = (color: string, opacity = 1): MeshBasicMaterial =>
  new MeshBasicMaterial({ color, transparent: opacity < 1, opacity, depthWrite: false, side: DoubleSide });

function lying(geometry: BufferGeometry, material: MeshBasicMaterial, height: number): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = height;
  mesh.renderOrder = 2 + height;
  return mesh;
}

const CELLS = 8;
const START = 2.4; // cm from the penguin's middle

/** White arrow to the first wall, power as filled cells along the shaft. */
export function arrow(board: BoardSketch, from: Point, aim: Aim, faint: boolean): Group {
  const all = new Group();
  const length = arrowLength(board.walls, from, aim) * K;
  const end = Math.max(START + 3.4, length - 1.2);
  const outline = (grow: number): ShapeGeometry => {
    const shape = new Shape();
    const [thin, thick] = [0.5 + grow, 0.8 + grow];
    shape.moveTo(START - grow, -thin);
    shape.lineTo(end - 1.8, -thick);
    shape.lineTo(end - 1.8, -1.9 - grow);
    shape.lineTo(end + 1 + grow * 1.6, 0);
    shape.lineTo(end - 1.8, 1.9 + grow);
    shape.lineTo(end - 1.8, thick);
    shape.lineTo(START - grow, thin);
    shape.closePath();
    return new ShapeGeometry(shape);
  };
  const seen = faint ? 0.45 : 1;
  all.add(
    lying(outline(0.26), flat(INK, 0.85 * seen), 0.06),
    lying(outline(0), flat("#ffffff", 0.999 * seen), 0.08),
  );
  const shaft = end - 1.8 - START;
  for (let cell = 0; cell < CELLS; cell++) {
    const width = shaft / CELLS - 0.18;
    const hot =
      cell / CELLS < aim.power
        ? ["#f2b134", "#ee8a2c", "#e8554e"][Math.min(2, Math.floor(cell / 3))]!
        : "#d8e8e9";
    const mesh = lying(new PlaneGeometry(width, 0.78 + (0.5 * cell) / CELLS), flat(hot, 0.999 * seen), 0.1);
    mesh.position.x = START + (shaft * cell) / CELLS + width / 2 + 0.1;
    all.add(mesh);
  }
  all.position.copy(toWorld(from.x, from.y));
  all.rotation.y = aim.phi;
  return all;
}

export function ring(at: Point, color: string, radius = 0.021): Mesh {
  const mesh = lying(new RingGeometry(radius * K, (radius + 0.0035) * K, 48), flat(color, 0.95), 0.05);
  const { x, z } = toWorld(at.x, at.y);
  mesh.position.set(x, 0.05, z);
  return mesh;
}

/** The dark spot where something heavy touches varnished cardboard. */
export const shadow = (): Mesh => lying(new CircleGeometry(1.35, 28), flat("#071d2c", 0.3), 0.035);

/** Where a penguin would be put, and the way there. */
export function landing(from: Point, to: Point, colour: keyof typeof TONES, radius: number): Group {
  const all = new Group();
  const [dx, dy] = [(to.x - from.x) * K, (to.y - from.y) * K];
  const far = Math.hypot(dx, dy);
  const spot = lying(new CircleGeometry(radius * K, 40), flat(TONES[colour].base, 0.85), 0.11);
  spot.position.x = far;
  const edge = lying(new RingGeometry(radius * K, (radius + 0.004) * K, 40), flat("#ffffff", 0.999), 0.12);
  edge.position.x = far;
  all.add(spot, edge);
  const tip = far - radius * K;
  const way = (grow: number): ShapeGeometry => {
    const shape = new Shape();
    shape.moveTo(0, -0.45 - grow);
    shape.lineTo(tip + 0.4, -0.45 - grow);
    shape.lineTo(tip + 0.4, -1.1 - grow);
    shape.lineTo(tip + 1.9 + grow * 1.6, 0);
    shape.lineTo(tip + 0.4, 1.1 + grow);
    shape.lineTo(tip + 0.4, 0.45 + grow);
    shape.lineTo(0, 0.45 + grow);
    shape.closePath();
    return new ShapeGeometry(shape);
  };
  if (tip > 0) all.add(lying(way(0.22), flat(INK, 0.85), 0.13), lying(way(0), flat("#ffffff", 0.999), 0.14));
  all.position.copy(toWorld(from.x, from.y));
  all.rotation.y = Math.atan2(dy, dx);
  return all;
}

/** Directions without room for the finger. */
export function fan(at: Point, { start, end }: Sector): Mesh {
  const turn = end >= start ? end - start : end - start + 2 * Math.PI;
  const mesh = lying(new CircleGeometry(4.6, 40, start, turn), flat(INK, 0.34), 0.04);
  const { x, z } = toWorld(at.x, at.y);
  mesh.position.set(x, 0.04, z);
  return mesh;
}

/** The area in which the Catcher may wait. */
export function area([x0, y0, x1, y1]: readonly number[]): Mesh {
  const mesh = lying(new PlaneGeometry((x1! - x0!) * K, (y1! - y0!) * K), flat("#fffaf0", 0.4), 0.04);
  const { x, z } = toWorld((x0! + x1!) / 2, (y0! + y1!) / 2);
  mesh.position.set(x, 0.04, z);
  return mesh;
}

/** The way a penguin took, where its base was. */
export function trail({ who, points }: Way, radius: number): Mesh | null {
  const marks = points
    .filter((_, index) => index % 3 === 0 || index === points.length - 1)
    .map(({ x, y, z }) => toWorld(x, y, Math.max(0.0015, z - radius + 0.0015)));
  const apart = marks.filter((mark, index) => index === 0 || mark.distanceTo(marks[index - 1]!) > 0.02);
  if (apart.length < 2) return null;
  const tube = new TubeGeometry(
    new CatmullRomCurve3(apart, false, "catmullrom", 0.1),
    Math.min(240, apart.length * 3),
    0.16,
    6,
  );
  return new Mesh(
    tube,
    new MeshBasicMaterial({ color: TONES[COLOURS[who]].deep, transparent: true, opacity: 0.75 }),
  );
}
