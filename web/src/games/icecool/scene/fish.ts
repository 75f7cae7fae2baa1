/** A fish token, thick enough to be seen from both sides. */
import {
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Shape,
  SphereGeometry,
} from "three";
import type { Colour } from "../view";
import { INK, matte, PAPER, signed, solid, TONES } from "./paper";

function outline(): Shape {
  const shape = new Shape();
  shape.moveTo(-1.02, 0.06);
  shape.bezierCurveTo(-0.7, -0.6, 0.2, -0.72, 0.66, -0.12);
  shape.lineTo(1.14, -0.54);
  shape.quadraticCurveTo(1.26, -0.6, 1.26, -0.42);
  shape.lineTo(1.26, 0.54);
  shape.quadraticCurveTo(1.26, 0.72, 1.14, 0.6);
  shape.lineTo(0.66, 0.24);
  shape.bezierCurveTo(0.2, 0.8, -0.7, 0.72, -1.02, 0.06);
  return shape;
}

/** Null: one of the white ones that hold the boxes together. */
export function fish(colour: Colour | null): Group {
  const token = new Group();
  const body = new ExtrudeGeometry(outline(), {
    depth: 0.9,
    bevelEnabled: true,
    bevelSize: 0.07,
    bevelThickness: 0.07,
    bevelSegments: 2,
    curveSegments: 10,
  });
  body.translate(0, 0, -0.45);
  token.add(solid(body, matte(colour ? TONES[colour].base : PAPER)));
  for (const side of colour ? [1, -1] : []) {
    token.add(
      solid(new SphereGeometry(0.15, 12, 8), matte(PAPER), -0.55, 0.12, side * 0.5),
      solid(new SphereGeometry(0.08, 10, 8), matte(INK), -0.58, 0.12, side * 0.63),
    );
    if (!colour) continue;
    const sign = new Mesh(
      new CircleGeometry(0.34, 24),
      new MeshLambertMaterial({ map: signed(colour, true), transparent: true }),
    );
    sign.position.set(0.12, 0.02, side * 0.535);
    if (side < 0) sign.rotation.y = Math.PI;
    token.add(sign);
  }
  token.scale.setScalar(colour ? 0.72 : 0.6);
  return token;
}
