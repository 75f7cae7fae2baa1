/** Cardboard, wallpaper and paint. Only flat light: shadow sides glow a little so that they stay bright. */
import {
  type BufferGeometry,
  CanvasTexture,
  type Material,
  Mesh,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import { SIGNS } from "../symbols/symbol";
import type { Colour } from "../view";

export const TONES: Record<Colour, { base: string; light: string; deep: string }> = {
  red: { base: "#e8554e", light: "#f58b7c", deep: "#a82a30" },
  blue: { base: "#2f7fc1", light: "#7fb7e4", deep: "#164a7c" },
  green: { base: "#3a7d44", light: "#74ae6c", deep: "#1f5130" },
  yellow: { base: "#f2b134", light: "#fbd57c", deep: "#a8690c" },
};
export const PAPER = "#fffaf0";
export const INK = "#12202b";

export const matte = (color: string, more: MeshLambertMaterialParameters = {}): MeshLambertMaterial =>
  new MeshLambertMaterial({ color, ...more });

export function solid(geometry: BufferGeometry, material: Material | Material[], x = 0, y = 0, z = 0): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, y, z);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export function painted(
  width: number,
  height: number,
  draw: (brush: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (brush) draw(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A drawing of ours as a texture. */
export function printed(svg: string, size: number): Promise<Texture> {
  return new Promise((done, failed) => {
    const picture = new Image();
    picture.onload = () => done(painted(size, size, (brush) => brush.drawImage(picture, 0, 0, size, size)));
    picture.onerror = () => failed(new Error("the floor could not be drawn"));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/** The cut edge of corrugated cardboard. */
export function corrugated(): Texture {
  const texture = painted(64, 32, (brush) => {
    brush.fillStyle = "#efd9b0";
    brush.fillRect(0, 0, 64, 32);
    brush.strokeStyle = "#b98d58";
    brush.lineWidth = 4;
    brush.beginPath();
    for (let x = 0; x <= 64; x++) brush.lineTo(x, 16 + 9 * Math.sin((x / 64) * Math.PI * 4));
    brush.stroke();
    brush.fillStyle = "#c99c63";
    brush.fillRect(0, 0, 64, 3);
    brush.fillRect(0, 29, 64, 3);
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

export interface Strip {
  id: string;
  wall: string;
  /** The band along the floor; null: plain to the bottom. */
  low: string | null;
}

const STRIP = 8; // pixels

/** Wallpapers side by side: paper above, a darker band below, a paper rail between. */
export const papered = (strips: readonly Strip[]): Texture =>
  painted(STRIP * strips.length, 128, (brush) => {
    for (const [index, { wall, low }] of strips.entries()) {
      const fill = (colour: string, from: number, height: number): void => {
        brush.fillStyle = colour;
        brush.fillRect(index * STRIP, from, STRIP, height);
      };
      fill(wall, 0, 128);
      if (low === null) continue;
      fill(low, 84, 44);
      fill(PAPER, 78, 6);
      fill("rgb(18 32 43 / .22)", 122, 6);
    }
  });

/** A penguin's sign, on a round patch or bare. */
export const signed = (colour: Colour, bare: boolean): Texture =>
  painted(128, 128, (brush) => {
    if (!bare) {
      brush.fillStyle = PAPER;
      brush.beginPath();
      brush.arc(64, 64, 62, 0, 7);
      brush.fill();
    }
    brush.translate(64, 64);
    brush.scale(bare ? 5.4 : 4.6, bare ? 5.4 : 4.6);
    brush.fillStyle = brush.strokeStyle = bare ? PAPER : TONES[colour].base;
    const path = / d="([^"]+)"/.exec(SIGNS[colour])?.[1];
    if (path) brush.fill(new Path2D(path));
    else if (colour === "green") brush.fill(new Path2D("M0-10 10 0 0 10-10 0Z"));
    else {
      brush.lineWidth = 4.6;
      brush.beginPath();
      brush.arc(0, 0, 6.4, 0, 7);
      brush.stroke();
    }
  });
