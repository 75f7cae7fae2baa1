/** A penguin: the body of the physics (two spheres and their hull) dressed up. Stands on the origin, looks along +z. */
import {
  type BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Colour } from "../view";
import { INK, matte, PAPER, signed, solid, TONES } from "./paper";

// Centimetres, as in the board file.
export const BASE = 1.7;
const HEAD = 1;
const NECK = 2.1; // from the middle of the base to the middle of the head
const DRAWN_HEAD = 1.08; // a little wider than it is: the hat sits better

function hull(): LatheGeometry {
  const tangent = Math.asin((BASE - HEAD) / NECK);
  const points: Vector2[] = [];
  for (let i = 0; i <= 14; i++) {
    const angle = -Math.PI / 2 + ((Math.PI / 2 + tangent) * i) / 14;
    points.push(new Vector2(BASE * Math.cos(angle), BASE + BASE * Math.sin(angle)));
  }
  for (let i = 0; i <= 10; i++) {
    const angle = tangent + ((Math.PI / 2 - tangent) * i) / 10;
    points.push(new Vector2(Math.max(0, DRAWN_HEAD * Math.cos(angle)), BASE + NECK + HEAD * Math.sin(angle)));
  }
  return new LatheGeometry(points, 32);
}

interface Wool {
  wool: Material;
  light: Material;
  deep: Material;
  white: Material;
}

const HATS: Record<Colour, (wool: Wool) => Mesh[]> = {
  // bobble hat
  red: ({ wool, light, white }) => {
    const rim = solid(new TorusGeometry(1, 0.2, 10, 30), light, 0, 4.2, -0.06);
    rim.rotation.x = Math.PI / 2;
    return [
      solid(new SphereGeometry(1.1, 24, 12, 0, 7, 0, Math.PI / 2.3), wool, 0, 3.92, -0.06),
      rim,
      solid(new SphereGeometry(0.38, 16, 12), white, 0, 5.12, -0.06),
    ];
  },
  // ear muffs
  blue: ({ wool, deep }) => [
    solid(new TorusGeometry(1.06, 0.13, 8, 24, Math.PI), deep, 0, 3.85, 0),
    ...[-1, 1].map((side) => {
      const muff = solid(new SphereGeometry(0.5, 18, 14), wool, side * 1.08, 3.8, 0);
      muff.scale.x = 0.6;
      return muff;
    }),
  ],
  // sailor's cap
  green: ({ wool, white }) => [
    solid(new CylinderGeometry(1.25, 1, 0.5, 30), wool, 0, 4.72, -0.05),
    solid(new CylinderGeometry(1.02, 1.02, 0.3, 30), white, 0, 4.4, -0.05),
    solid(
      new CylinderGeometry(0.85, 0.85, 0.1, 24, 1, false, -Math.PI / 2, Math.PI),
      matte(INK),
      0,
      4.3,
      0.5,
    ),
  ],
  // rain hat
  yellow: ({ wool }) => {
    const brim = solid(new TorusGeometry(1.12, 0.26, 10, 30), wool, 0, 4.16, -0.15);
    brim.rotation.x = Math.PI / 2 + 0.18;
    brim.scale.set(1, 1.15, 0.6);
    return [solid(new SphereGeometry(1.06, 24, 12, 0, 7, 0, Math.PI / 2.2), wool, 0, 3.95, 0), brim];
  },
};

export function penguin(colour: Colour): Group {
  const { base, light, deep } = TONES[colour];
  const [ink, white, orange] = [matte("#22384a"), matte(PAPER), matte("#f2923a")];
  const wool: Wool = { wool: matte(base), light: matte(light), deep: matte(deep), white };
  const body = new Group();
  body.add(solid(hull(), ink), solid(new SphereGeometry(1.5, 28, 20), white, 0, 1.62, 0.27)); // the belly, pushed forward
  for (const side of [-1, 1]) {
    const flipper = solid(new SphereGeometry(0.95, 18, 12), ink, side * 1.62, 1.75, -0.05);
    flipper.scale.set(0.28, 1, 0.55);
    flipper.rotation.z = side * 0.34;
    const foot = solid(new SphereGeometry(0.5, 14, 10), orange, side * 0.62, 0.16, 1.12);
    foot.scale.set(1, 0.32, 1.15);
    body.add(
      flipper,
      foot,
      solid(new SphereGeometry(0.52, 18, 12), white, side * 0.4, 3.82, 0.6),
      solid(new SphereGeometry(0.14, 10, 8), matte(INK), side * 0.4, 3.92, 1.06),
    );
  }
  const beak = solid(new ConeGeometry(0.26, 0.62, 16), orange, 0, 3.66, 1.2);
  beak.rotation.x = Math.PI / 2;
  beak.scale.set(1.2, 1, 0.75);
  body.add(beak, ...scarf(wool), patch(colour), ...HATS[colour](wool));
  return joined(body);
}

/** Parts of one colour become one: a penguin is then drawn in a few strokes. */
function joined(body: Group): Group {
  const whole = new Group();
  const byPaint = new Map<string, Mesh<BufferGeometry, MeshLambertMaterial>[]>();
  for (const part of body.children as Mesh<BufferGeometry, MeshLambertMaterial>[]) {
    const paint = part.material.map ? part.uuid : part.material.color.getHexString();
    byPaint.set(paint, [...(byPaint.get(paint) ?? []), part]);
  }
  for (const alike of byPaint.values()) {
    for (const part of alike) part.updateMatrix();
    const geometry = mergeGeometries(
      alike.map((part) =>
        (part.geometry.index ? part.geometry.toNonIndexed() : part.geometry).applyMatrix4(part.matrix),
      ),
    );
    const mesh = new Mesh(geometry, alike[0]!.material);
    mesh.castShadow = mesh.receiveShadow = alike[0]!.castShadow;
    whole.add(mesh);
  }
  return whole;
}

function scarf({ wool, deep }: Wool): Mesh[] {
  const ring = solid(new TorusGeometry(1.06, 0.42, 12, 32), wool, 0, 2.92, 0);
  ring.rotation.x = Math.PI / 2;
  ring.scale.set(1.08, 1.08, 1.05);
  const tail = solid(new CapsuleGeometry(0.3, 1, 6, 12), deep, -0.72, 2.3, -1.2);
  tail.rotation.set(0.28, 0, -0.2);
  tail.scale.z = 0.5;
  return [ring, tail, solid(new SphereGeometry(0.4, 14, 10), wool, -0.55, 2.9, -1.08)];
}

/** The sign on the back. */
function patch(colour: Colour): Mesh {
  const round = new Mesh(
    new SphereGeometry(BASE + 0.03, 20, 14, Math.PI / 2 - 0.5, 1, Math.PI / 2 - 0.36, 0.86),
    new MeshLambertMaterial({ map: signed(colour, false), transparent: true }),
  );
  round.position.y = BASE;
  round.rotation.y = Math.PI;
  return round;
}
