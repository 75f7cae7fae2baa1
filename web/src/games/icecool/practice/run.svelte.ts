/** Alone in the school: one penguin, a steady hand, and its way drawn on the floor. The server simulates, as ever. */
import { MediaQuery } from "svelte/reactivity";
import { has, say } from "../../../i18n/words.svelte";
import { inWords } from "../../../shell/problem";
import { practiceGround, practise, ProblemError } from "../../../wire/http";
import type { IcecoolPracticeGround, IcecoolPracticeResult } from "../../../wire/types";
import type { Say } from "../../contract";
import { keepOn, wasOn } from "../../squares/toggle";
import { type Aim, barred, clamp, flickText, isBarred, roundTheCircle, type Sector } from "../aim/aim";
import type { Desk, Picture, Sight } from "../board/desk";
import { posesAt, type Poses, settled } from "../film/cues";
import { type Film, readFilm, seconds, standing } from "../film/film";
import { Projector } from "../film/projector";
import { type Way, waysOf } from "../show.svelte";
import type { Letter, Limits, Point } from "../view";
import { rulebookLink, type Why } from "../why";
import { after, type Step, succeeds } from "./lesson";

const GAME = "icecool";
const ALONE: Letter = "R";
const SETTLE = 600; // ms

interface Spot extends Point {
  /** Degrees. */
  yaw: number;
}

const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export class PracticeRun implements Desk {
  ground = $state.raw<IcecoolPracticeGround | null>(null);
  failed = $state<string | null>(null);
  spot = $state.raw<Spot>({ x: 0, y: 0, yaw: 90 });
  /** Where it stood before the last flick, and what was possible there. */
  before = $state.raw<{ spot: Spot; limits: Limits } | null>(null);
  aim = $state.raw<Aim>({ phi: Math.PI / 2, power: 0.45, side: 0, head: false });
  step = $state<Step>("straight");
  /** The step has just been done. */
  done = $state(false);
  flicks = $state(0);
  told = $state("");
  why = $state.raw<Why | null>(null);
  poses = $state.raw<Poses>(new Map());
  ways = $state.raw<readonly Way[]>([]);
  rolling = $state(false);
  heading = $state(0);
  pulling = $state(false);
  wish = $state<Sight>(wasOn("icecool-flat") ? "plan" : "follow");
  deep = $state(true);
  confirms = $state(wasOn("icecool-confirm"));
  #limits = $state.raw<Limits | null>(null);
  #asking = $state(false);
  #left = false;
  readonly #projector = new Projector();

  async open(): Promise<void> {
    try {
      this.ground = await practiceGround<IcecoolPracticeGround>(GAME);
      this.failed = null;
      this.reset();
    } catch (error) {
      this.failed = inWords(error);
    }
  }

  readonly sight = $derived.by((): Sight => (this.deep ? this.wish : "plan"));
  readonly aiming = $derived.by(() => this.ground !== null && !this.rolling && !this.#asking);
  readonly placing = false;
  readonly barred = $derived.by((): Sector[] => (this.aiming ? barred(this.#limits, this.aim) : []));
  readonly isBarred = $derived.by(() => isBarred(this.barred, this.aim.phi));

  readonly picture = $derived.by((): Picture => {
    const ground = this.ground!;
    return {
      board: ground.board,
      doors: ground.doors,
      order: [ALONE],
      catcher: null,
      poses: this.poses,
      taken: new Map(),
      active: this.aiming ? ALONE : null,
      watched: ALONE,
      aim: this.aiming ? this.aim : null,
      hint: null,
      look: null,
      sectors: this.barred,
      ghosts: null,
      placing: false,
      ways: this.ways,
      still: stillness.current,
      from: this.sight === "follow" ? "follow" : "above",
      part: [],
      pose: this.poses.get(ALONE) ?? null,
      phi: this.rolling ? this.heading : this.aim.phi,
      rolling: this.rolling,
    };
  });

  get #radius(): number {
    return this.ground?.board.penguin[0] ?? 0.017;
  }

  #stand(spot: Spot, limits: Limits): void {
    this.spot = spot;
    this.#limits = limits;
    this.poses = new Map([[ALONE, standing(spot.x, spot.y, spot.yaw, this.#radius)]]);
  }

  /** Back on the red circle. */
  reset(): void {
    if (!this.ground || this.rolling) return;
    const { start, limits, doors } = this.ground;
    this.#stand(start, limits);
    this.before = null;
    this.#left = false;
    this.ways = [];
    this.told = "";
    this.why = null;
    // The first look is at the nearest door with a yellow frame.
    const far = ({ centre: [x, y] }: (typeof doors)[number]): number =>
      Math.hypot(x! - start.x, y! - start.y);
    const [door] = doors.filter(({ fish }) => fish).sort((a, b) => far(a) - far(b));
    if (door) this.aimAt({ x: door.centre[0]!, y: door.centre[1]! });
  }

  go(step: Step): void {
    this.step = step;
    this.done = false;
    this.reset();
    this.change({
      side: step === "curl" ? 0.4 : 0,
      head: step === "jump",
      power: step === "jump" ? 0.8 : 0.45,
    });
  }

  next(): void {
    this.go(after(this.step));
  }

  change(part: Partial<Aim>): void {
    this.why = null;
    const { phi, power, side, head } = { ...this.aim, ...part };
    const [low, high] = this.#limits?.side ?? [-1, 1];
    this.aim = { phi: roundTheCircle(phi), power: clamp(power, 0, 1), side: clamp(side, low!, high!), head };
  }

  aimAt({ x, y }: Point): void {
    this.change({ phi: Math.atan2(y - this.spot.y, x - this.spot.x) });
  }

  flick(): void {
    if (this.aiming) void this.#try();
  }

  async #try(): Promise<void> {
    const flick = flickText(this.aim);
    this.#asking = true;
    this.why = null;
    this.done = false;
    try {
      const result = await practise<IcecoolPracticeResult>(GAME, { ...this.spot, flick });
      await this.#present(result);
    } catch (error) {
      this.why = this.#whyOf(error);
    } finally {
      this.#asking = false;
    }
  }

  #whyOf(error: unknown): Why {
    if (!(error instanceof ProblemError)) throw error;
    const { code, params } = error;
    const told = params as Record<string, string | number>;
    return has(`why-${code}-title`)
      ? {
          reason: code,
          title: say(`why-${code}-title`, told),
          text: say(`why-${code}`, told),
          clause: "I80",
          href: rulebookLink("I80"),
        }
      : { reason: code, title: say("practice-failed"), text: inWords(error), clause: null, href: null };
  }

  async #present(result: IcecoolPracticeResult): Promise<void> {
    const ground = this.ground!;
    const film = await readFilm(Uint8Array.from(atob(result.film), (letter) => letter.charCodeAt(0)).buffer);
    const from = roomAt(ground, this.spot);
    this.before = { spot: this.spot, limits: this.#limits ?? ground.limits };
    this.flicks++;
    this.heading = this.aim.phi;
    await this.#roll(film);
    this.#stand({ x: result.x, y: result.y, yaw: result.yaw }, result.limits);
    const home = roomAt(ground, ground.start);
    this.#left ||= result.room !== home;
    this.ways = waysOf(film, [ALONE]);
    this.done = succeeds(this.step, {
      aim: this.aim,
      events: result.events,
      film,
      doors: ground.doors,
      from,
      to: result.room,
      home,
      left: this.#left,
    });
    const room = result.room ? say("room-name", { room: result.room }) : "";
    this.told = this.done
      ? say("practice-done", { step: this.step })
      : say("practice-went", { out: result.out ? "yes" : "no", room });
  }

  async #roll(film: Film): Promise<void> {
    if (stillness.current) return;
    this.rolling = true;
    this.ways = [];
    this.#projector.begin();
    const length = seconds(film);
    const start = this.poses;
    await this.#projector.run(
      length * 1000,
      (part) => (this.poses = posesAt(film, [ALONE], start, part * length)),
    );
    const last = this.poses;
    const goal = new Map(
      [...last].map(([letter, pose]) => [letter, { ...pose, z: this.#radius, ux: 0, uy: 0, uz: 1 }] as const),
    );
    await this.#projector.run(SETTLE, (part) => (this.poses = settled(last, goal, part)));
    this.rolling = false;
  }

  /** The same place once more. */
  again(): void {
    const { before } = this;
    if (!before || this.rolling) return;
    this.#stand(before.spot, before.limits);
    this.before = null;
  }

  look(sight: Sight): void {
    this.wish = sight;
    keepOn("icecool-flat", sight === "plan");
  }

  get say(): Say {
    return say;
  }

  skip(): boolean {
    if (!this.rolling) return false;
    this.#projector.hurry();
    return true;
  }

  name(): string {
    return say("you");
  }

  roomTitle(room: string): string {
    return say("room-title", { room });
  }

  putAt(): void {}
  choose(): void {}
}

function roomAt({ board }: IcecoolPracticeGround, { x, y }: Point): string | null {
  return (
    board.rooms.find(({ footprint: [x0, y0, x1, y1] }) => x >= x0! && x <= x1! && y >= y0! && y <= y1!)?.id ??
    null
  );
}
