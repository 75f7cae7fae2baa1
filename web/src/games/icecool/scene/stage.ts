/** The school in three dimensions. Draws only when something has changed, and more plainly on a slow machine. */
import {
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  type Material,
  type Mesh,
  type MeshBasicMaterial,
  type Object3D,
  PCFShadowMap,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Picture } from "../board/desk";
import { tokenKey } from "../film/cues";
import type { Pose } from "../film/film";
import { type BoardSketch, COLOURS, type DoorSketch, type Letter, type Point } from "../view";
import { Eye3 } from "./camera";
import { fish } from "./fish";
import { area, arrow, fan, landing, ring, shadow, trail } from "./marks";
import { BASE, penguin } from "./penguin";
import { frames, ground } from "./school";
import { blocks, Wall, walls } from "./walls";
import { drawing } from "./webgl";
import { heading, K, toWorld } from "./world";

export interface Tag {
  letter: Letter;
  x: number;
  y: number;
  /** Behind a wall. */
  hidden: boolean;
}

const SKY = "#bfe0e4";
const LINTEL_TOP = 6.75; // cm, where a fish sits
const [LOOKED_AT, WIDE] = ["#ffc93c", 0.034]; // what a hint speaks of, and the ring round it in metres
const UP = new Vector3(0, 1, 0);
/** Frames slower than this on average: draw more plainly. */
const SLOW = 48; // ms
const JUDGED = 10; // frames
/** 0: everything, 1: no fine shadows, 2: no cast shadows at all. */
// cm: always clear up to here, and so far behind what is looked at; then it grows pale.
const [CLEAR, BEHIND, HAZE] = [130, 25, 170];
const PLAINEST = 2;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye = new Eye3();
  readonly #sun = new DirectionalLight("#fff4dc", 1.75);
  readonly #walls: Wall[] = [];
  readonly #penguins = new Map<Letter, Group>();
  readonly #feet = new Map<Letter, Mesh>();
  readonly #fish = new Map<string, Group>();
  readonly #ghosts = new Map<string, Group>();
  readonly #marks = new Group();
  readonly #canvas: HTMLCanvasElement;
  readonly #watcher: ResizeObserver;
  #picture: Picture | null = null;
  #marked = "";
  #frame = 0;
  #last = 0;
  #slow: number[] = [];
  #plain = 0;
  #gone = false;
  readonly #haze = new Fog(SKY);
  /** Called after every frame, with where the penguins' heads are on the canvas. */
  onframe: (tags: Tag[], moves: boolean) => void = () => {};

  private constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    const software = drawing() === "software";
    this.#plain = software ? PLAINEST : 0;
    this.#renderer = new WebGLRenderer({ canvas, antialias: !software });
    this.#renderer.shadowMap.enabled = !software;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.background = new Color(SKY);
    this.#scene.fog = this.#haze;
    this.#watcher = new ResizeObserver(() => this.wake());
  }

  static async build(
    canvas: HTMLCanvasElement,
    board: BoardSketch,
    doors: readonly DoorSketch[],
  ): Promise<Stage> {
    const stage = new Stage(canvas);
    await stage.#furnish(board, doors);
    stage.#watcher.observe(canvas);
    return stage;
  }

  async #furnish(board: BoardSketch, doors: readonly DoorSketch[]): Promise<void> {
    const middle = toWorld((board.outer[0]! + board.outer[2]!) / 2, (board.outer[1]! + board.outer[3]!) / 2);
    this.#sun.position.set(middle.x - 26, 70, middle.z + 43);
    this.#sun.target.position.copy(middle);
    this.#sun.castShadow = this.#plain < PLAINEST;
    Object.assign(this.#sun.shadow.camera, {
      left: -48,
      right: 48,
      top: 48,
      bottom: -48,
      near: 10,
      far: 160,
    });
    this.#sun.shadow.mapSize.set(2048, 2048);
    this.#sun.shadow.radius = 5;
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.05;
    this.#scene.add(
      new HemisphereLight("#ffffff", "#d9c6a8", 2.05),
      this.#sun,
      this.#sun.target,
      this.#marks,
      await ground(board, this.#plain === PLAINEST ? 1024 : 2048),
    );
    const { parts, sills } = frames(doors);
    this.#walls.push(...walls(board), ...parts.map(({ mesh, box }) => new Wall(mesh, box, { stub: false })));
    for (const wall of this.#walls) this.#scene.add(wall.group);
    for (const sill of sills) this.#scene.add(sill);
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.wake();
  }

  wake(): void {
    if (this.#frame === 0 && !this.#gone) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  get up(): number {
    return this.#eye.up;
  }

  /** The point of the floor below a place of the screen. */
  floorAt(clientX: number, clientY: number): Point | null {
    const box = this.#canvas.getBoundingClientRect();
    const spot = new Vector2(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
    );
    const caster = new Raycaster();
    caster.setFromCamera(spot, this.#eye.camera);
    const hit = caster.ray.intersectPlane(new Plane(UP, 0), new Vector3());
    return hit && { x: hit.x / K, y: -hit.z / K };
  }

  /** Where a point of the school is on the canvas. */
  project(x: number, y: number, z: number): Point {
    const spot = toWorld(x, y, z).project(this.#eye.camera);
    return {
      x: ((spot.x + 1) / 2) * this.#canvas.clientWidth,
      y: ((1 - spot.y) / 2) * this.#canvas.clientHeight,
    };
  }

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    this.#watcher.disconnect();
    this.#scene.traverse(forget);
    this.#renderer.dispose();
  }

  // ---------------------------------------------------------------- a frame

  #draw(now: number): void {
    this.#frame = 0;
    const picture = this.#picture;
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    if (!picture || width === 0 || height === 0) return;
    const passed = Math.min(0.1, Math.max(0.001, (now - this.#last) / 1000));
    this.#judgeSpeed(now - this.#last);
    this.#last = now;
    this.#fit(width, height);
    this.#standPenguins(picture);
    this.#hangFish(picture);
    this.#mark(picture);
    this.#eye.aim(picture, width, height);
    const swings = this.#eye.glide(passed, picture.rolling, picture.still, width, height);
    // The haze lies behind the school, however far away a narrow window has to look from.
    this.#haze.near = Math.max(CLEAR, this.#eye.away + BEHIND);
    this.#haze.far = this.#haze.near + HAZE;
    const fades = this.#cutAway(picture, picture.still ? 1 : 1 - Math.exp(-passed / 0.08));
    this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(this.#scene, this.#eye.camera);
    const moves = swings || fades;
    this.onframe(this.#tags(picture), moves);
    if (moves) this.wake();
  }

  #judgeSpeed(milliseconds: number): void {
    if (milliseconds > 1000) return; // it was asleep
    this.#slow.push(milliseconds);
    if (this.#slow.length < JUDGED) return;
    const average = this.#slow.reduce((sum, each) => sum + each, 0) / this.#slow.length;
    this.#slow = [];
    if (average < SLOW || this.#plain === PLAINEST) return;
    this.#plain++;
    this.#renderer.shadowMap.enabled = this.#sun.castShadow = this.#plain < PLAINEST;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.map?.dispose();
    this.#sun.shadow.map = null;
  }

  #fit(width: number, height: number): void {
    const ratio = this.#plain === 0 ? Math.min(2, devicePixelRatio) : 1;
    const size = this.#renderer.getSize(new Vector2());
    if (size.x !== width || size.y !== height || this.#renderer.getPixelRatio() !== ratio) {
      this.#renderer.setPixelRatio(ratio);
      this.#renderer.setSize(width, height, false);
    }
  }

  #standPenguins({ poses, active, aim }: Picture): void {
    for (const [letter, pose] of poses) {
      let body = this.#penguins.get(letter);
      if (!body) {
        body = penguin(COLOURS[letter]);
        this.#penguins.set(letter, body);
        const foot = shadow();
        this.#feet.set(letter, foot);
        this.#scene.add(body, foot);
      }
      stand(body, aim && letter === active ? { ...pose, yaw: aim.phi } : pose);
      // It stays on the floor below a penguin in the air, and grows pale.
      const high = Math.max(0, pose.z * K - BASE);
      const foot = this.#feet.get(letter)!;
      const { x, z } = toWorld(pose.x, pose.y);
      foot.position.set(x, 0.035, z);
      foot.scale.setScalar(1 + high * 0.12);
      (foot.material as MeshBasicMaterial).opacity = 0.3 / (1 + high * 0.5);
    }
    for (const [letter, body] of this.#penguins)
      body.visible = this.#feet.get(letter)!.visible = poses.has(letter);
  }

  #hangFish({ board, doors, order, catcher, taken }: Picture): void {
    const runners = order.filter((letter) => letter !== catcher);
    const places = runners.length === 1 ? [board.token_offsets[1] ?? 0] : board.token_offsets;
    const hanging = new Set<string>();
    for (const { id, tokens, centre, normal } of doors) {
      for (const letter of tokens) {
        const key = tokenKey(id, letter);
        hanging.add(key);
        let token = this.#fish.get(key);
        if (!token) {
          token = fish(COLOURS[letter]);
          this.#fish.set(key, token);
          this.#scene.add(token);
        }
        const hop = taken.get(key) ?? 0;
        const off = places[runners.indexOf(letter)] ?? 0;
        const at = toWorld(centre[0]! + (normal[0] ? 0 : off), centre[1]! + (normal[0] ? off : 0));
        token.visible = hop < 1;
        token.position.set(at.x, LINTEL_TOP + 6 * Math.sin(hop * 2.2), at.z);
        token.rotation.set(0, (normal[0] ? Math.PI / 2 : 0) + hop * 5, hop * 0.6);
        token.scale.setScalar(0.72 * (1 - hop ** 4));
      }
    }
    for (const [key, token] of this.#fish) if (!hanging.has(key)) token.visible = false;
  }

  /** Arrow, rings and ways: made anew when they change. */
  #mark(picture: Picture): void {
    const { poses, active, catcher, aim, hint, look, sectors, ghosts, placing, ways, board } = picture;
    const me = active ? poses.get(active) : undefined;
    const hunter = catcher ? poses.get(catcher) : undefined;
    const state = JSON.stringify([
      me && [me.x, me.y],
      hunter && [hunter.x, hunter.y],
      aim,
      hint,
      look,
      sectors,
      ghosts,
      placing,
      ways.map(({ who, points }) => [who, points.length, points.at(-1)]),
    ]);
    if (state === this.#marked) return;
    this.#marked = state;
    this.#marks.traverse(forget);
    this.#marks.clear();
    if (hunter) this.#marks.add(ring(hunter, "#d9382f"));
    if (me && active !== catcher) this.#marks.add(ring(me, "#ffffff"));
    if (me && hint) this.#marks.add(arrow(board, me, hint, true));
    if (look) this.#marks.add(ring(look, LOOKED_AT, WIDE));
    if (me && aim) this.#marks.add(...sectors.map((sector) => fan(me, sector)), arrow(board, me, aim, false));
    if (placing) this.#marks.add(area(board.area));
    for (const way of ways) {
      const drawn = trail(way, board.penguin[0]!);
      if (drawn) this.#marks.add(drawn);
    }
    this.#haunt(picture);
  }

  /** A pale penguin where the Catcher is put; a way to each point of a red line, for there one stands so near that a second
   *  penguin could not be told from the first. */
  #haunt({ ghosts, board, placing, poses }: Picture): void {
    for (const body of this.#ghosts.values()) body.visible = false;
    const me = ghosts && poses.get(ghosts.who);
    if (ghosts && me && !placing) {
      for (const point of ghosts.points)
        this.#marks.add(landing(me, point, COLOURS[ghosts.who], board.penguin[0]!));
      return;
    }
    for (const [index, { x, y }] of (ghosts?.points ?? []).entries()) {
      const key = `${ghosts!.who}${index}`;
      let body = this.#ghosts.get(key);
      if (!body) {
        body = penguin(COLOURS[ghosts!.who]);
        body.traverse(pale);
        this.#ghosts.set(key, body);
        this.#scene.add(body);
      }
      body.visible = true;
      stand(body, { x, y, z: board.penguin[0]!, ux: 0, uy: 0, uz: 1, yaw: -Math.PI / 2 });
      this.#marks.add(ring({ x, y }, "#ffffff", board.penguin[0]));
    }
  }

  #cutAway({ from, part, pose, phi, ghosts }: Picture, share: number): boolean {
    const eye = this.#eye.camera.position;
    const targets: Vector3[] = [];
    if (from === "follow" && pose) {
      const at = toWorld(pose.x, pose.y, 0.004);
      const [left, right] = [heading(phi + Math.PI / 2), heading(phi - Math.PI / 2)];
      const middle = toWorld(pose.x, pose.y, 0.025);
      targets.push(
        at,
        toWorld(pose.x, pose.y, 0.046),
        at.clone().addScaledVector(heading(phi), 6),
        middle.clone().addScaledVector(left, 1.4),
        middle.clone().addScaledVector(right, 1.4),
      );
    } else if (from === "part") {
      const [x0, y0, x1, y1] = part as [number, number, number, number];
      for (const x of [x0, x1]) for (const y of [y0, y1]) targets.push(toWorld(x, y, 0.004));
      for (const { x, y } of [...(pose ? [pose] : []), ...(ghosts?.points ?? [])])
        targets.push(toWorld(x, y, 0.004));
    }
    let fades = false;
    for (const wall of this.#walls) {
      wall.cut = targets.length > 0 ? targets.some((target) => blocks(wall, eye, target, 0.5)) : wall.near;
      fades = wall.fade(share) || fades;
    }
    return fades;
  }

  #tags({ poses }: Picture): Tag[] {
    const eye = this.#eye.camera.position;
    return [...poses].map(([letter, { x, y, z }]) => {
      const head = toWorld(x, y, z + 0.02);
      const hidden = this.#walls.some((wall) => !wall.cut && blocks(wall, eye, head, 0));
      return { letter, hidden, ...this.project(x, y, z + 0.045) };
    });
  }
}

/** Puts a body, which stands on its origin, where the middle of its round base is, leaning along the axis. */
function stand(body: Object3D, { x, y, z, ux, uy, uz, yaw }: Pose): void {
  const axis = new Vector3(ux, uz, -uy);
  // The body looks along +z, a yaw of 0 to the east.
  const lean = new Quaternion().setFromUnitVectors(UP, axis);
  body.quaternion.copy(lean).multiply(new Quaternion().setFromAxisAngle(UP, yaw + Math.PI / 2));
  body.position.copy(toWorld(x, y, z)).addScaledVector(axis, -BASE);
}

function pale(part: Object3D): void {
  part.castShadow = false;
  for (const material of materialsOf(part))
    Object.assign(material, { transparent: true, opacity: 0.45, depthWrite: false });
}

const materialsOf = (part: Object3D): Material[] => {
  const { material } = part as Partial<Mesh>;
  return material === undefined ? [] : Array.isArray(material) ? material : [material];
};

/** Gives back what the graphics card holds. */
function forget(part: Object3D): void {
  (part as Partial<Mesh>).geometry?.dispose();
  for (const material of materialsOf(part)) {
    (material as Material & { map?: Texture | null }).map?.dispose();
    material.dispose();
  }
}
