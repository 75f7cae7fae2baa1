/** What happened since the board was drawn last: films one after another, fish that hop off their door, a word on it.
 *  The board always draws `view`, `poses` and `taken` of this show, which lag behind the table while a film runs. */
import type { Call } from "./film/call";
import { callOf } from "./film/call";
import { cuesOf, differs, type Poses, posesAt, posesOf, settled, tokenKey } from "./film/cues";
import { type Film, readFilm, seconds, wayOf } from "./film/film";
import { Projector } from "./film/projector";
import type { IcePlay } from "./play.svelte";
import { spoken, telling } from "./sentences";
import { eventsOf, type EventOf, type GameEvent, type Letter, type View } from "./view";

// Milliseconds.
const NOTICE = 2800;
const GLIDE = 350;
const SETTLE = 600;
const HOP = 420;
const CALL = 2600;
/** The last board stays a moment before the count comes. */
const END = 1300;
/** Slow motion of a close decision, and how much of the film's end it shows. */
const SLOWLY = 0.35;
const LAST_SECONDS = 0.9;
/** More films waiting than this: they run faster, or one would never catch up. */
const HURRY = 1;
const FASTER = 1.7;

interface Step {
  number: number;
  events: GameEvent[];
  before: View;
  after: View;
  film: Promise<Film | null>;
}

export interface Way {
  who: Letter;
  points: { x: number; y: number; z: number }[];
}

export interface Notice {
  text: string;
  who: Letter | null;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Show {
  /** The position on the board. */
  view = $state.raw<View>() as View;
  poses = $state.raw<Poses>(new Map());
  /** Tokens that the running film has already taken off their lintels, and how far they have hopped: 0 … 1. */
  taken = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** A film runs. */
  rolling = $state(false);
  /** Whose flick it is that runs. */
  mover = $state<Letter | null>(null);
  /** The direction of that flick. */
  heading = $state(0);
  /** Ways to draw: of the last flick where motion is not wanted, or when asked for. */
  ways = $state.raw<readonly Way[]>([]);
  call = $state.raw<Call | null>(null);
  /** Penguins as the close-up of a door shows them. */
  callPoses = $state.raw<Poses>(new Map());
  notice = $state.raw<Notice | null>(null);
  /** A round that ended and is being counted; the board waits until the player goes on. */
  counted = $state.raw<EventOf<"round_over"> | null>(null);
  #last = $state.raw<Step | null>(null);
  #busy = $state(false);
  #waiting = $state(0);
  #seen: number;
  #ply: number;
  #latest: View;
  #queue: Step[] = [];
  #goOn: (() => void) | null = null;
  #noticeTimer: Timer;
  #callTimer: Timer;
  readonly #play: IcePlay;
  readonly #projector = new Projector();

  constructor(play: IcePlay) {
    this.#play = play;
    const { log, state } = play.table;
    this.#seen = log.length;
    this.#ply = state.ply;
    this.#latest = state.view as View;
    this.#stand(this.#latest);
  }

  /** Everything that happened was shown. */
  get over(): boolean {
    return !this.#busy && this.#waiting === 0;
  }

  get canReplay(): boolean {
    return this.#last !== null;
  }

  #stand(view: View): void {
    this.view = view;
    this.poses = posesOf(view);
    this.taken = new Map();
  }

  /** Called by the board before it draws. Answers whether the position changed. */
  follow(): boolean {
    const { log, state, films } = this.#play.table;
    const view = state.view as View;
    const before = this.#latest;
    this.#latest = view;
    if (log.length === this.#seen && state.ply === this.#ply) {
      // Told again, because somebody came or asked: the position is the same.
      if (view !== before && this.over) this.#stand(view);
      return false;
    }
    const fresh = log.slice(this.#seen);
    this.#seen = log.length;
    this.#ply = state.ply;
    const entry = fresh[0];
    if (fresh.length !== 1 || entry === undefined) {
      // Taken back, or a table come back to: nothing to watch.
      this.#queue = [];
      this.#projector.hurry();
      this.#goOn?.();
      if (!this.#busy) this.#stand(view);
      return true;
    }
    const bytes = films.get(entry.number);
    const film = bytes ? readFilm(bytes).catch(() => null) : Promise.resolve(null);
    this.#enqueue({ number: entry.number, events: eventsOf(entry), before, after: view, film });
    return true;
  }

  #enqueue(step: Step): void {
    if (
      this.#play.table.reducedMotion &&
      !this.#busy &&
      !step.events.some(({ kind }) => kind === "round_over")
    ) {
      // Cut to the end and draw the way.
      this.#remember(step);
      this.#tell(step.events);
      this.#stand(step.after);
      void step.film.then((film) => (this.ways = film ? waysOf(film, step.before.order) : []));
      this.#pin(callOf(step.before, step.events, step.after));
      return;
    }
    this.#queue.push(step);
    this.#waiting = this.#queue.length;
    if (!this.#busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.#waiting = this.#queue.length;
      this.#projector.begin();
      await this.#present(step);
      this.#stand(step.after);
    }
    this.#stand(this.#latest);
    this.mover = null;
    this.#waiting = 0;
    this.#busy = false;
  }

  async #present(step: Step): Promise<void> {
    const film = await step.film;
    const { before, after, events } = step;
    const end = events.find((event): event is EventOf<"round_over"> => event.kind === "round_over");
    this.#stand(before);
    this.ways = [];
    this.mover = before.turn;
    this.#remember(step);
    let last = posesOf(before);
    if (film) last = await this.#roll(film, step);
    this.#tell(events);
    const goal = end ? uprightPoses(last, events, after) : posesOf(after);
    if (differs(last, goal) && !this.#play.table.reducedMotion) {
      await this.#projector.run(film ? SETTLE : GLIDE, (part) => (this.poses = settled(last, goal, part)));
    }
    this.poses = goal;
    const call = callOf(before, events, after);
    if (call) await this.#show(call, film, step, goal);
    if (end) await this.#count(end);
  }

  /** The film, as fast as it was. */
  async #roll(film: Film, { before, events }: Step): Promise<Poses> {
    const start = posesOf(before);
    const length = seconds(film);
    const last = posesAt(film, before.order, start, length);
    if (this.#play.table.reducedMotion) return last;
    const cues = cuesOf(events);
    const speed = this.#queue.length > HURRY ? FASTER : 1;
    this.heading = events.find((event) => event.kind === "flicked")?.phi ?? this.heading;
    this.rolling = true;
    await this.#projector.run((length / speed) * 1000, (part) => {
      const time = part * length;
      this.poses = posesAt(film, before.order, start, time);
      this.#hop(
        cues
          .filter(({ at }) => at <= time)
          .map(({ at, event }) => ({ event, ago: ((time - at) * 1000) / speed })),
      );
      this.#flash(cues.findLast(({ at }) => at <= time)?.event);
    });
    this.rolling = false;
    return last;
  }

  #hop(gone: { event: GameEvent; ago: number }[]): void {
    const fish = gone.flatMap(({ event, ago }) =>
      event.kind === "door" && event.fish
        ? [[tokenKey(event.door, event.who), Math.min(1, ago / HOP)] as const]
        : [],
    );
    if (fish.length > 0 || this.taken.size > 0) this.taken = new Map(fish);
  }

  /** A word while the film still runs: a fish, a catch, a jump over the edge. */
  #flash(event: GameEvent | undefined): void {
    if (!event || (event.kind === "touch" && event.catch === 0)) return;
    const text = spoken(this.#play, event);
    if (this.notice?.text !== text) this.#notify({ text, who: "who" in event ? event.who : null });
  }

  /** The close-up of a door. */
  async #show(call: Call, film: Film | null, { before }: Step, goal: Poses): Promise<void> {
    this.call = call;
    this.callPoses = goal;
    if (film && !this.#play.table.reducedMotion) {
      const length = seconds(film);
      const from = Math.max(0, length - LAST_SECONDS);
      const start = posesOf(before);
      await this.#projector.run(((length - from) / SLOWLY) * 1000, (part) => {
        this.callPoses = posesAt(film, before.order, start, from + (length - from) * part);
      });
      this.callPoses = goal;
    }
    await this.#projector.hold(CALL);
    this.call = null;
  }

  /** A close decision as a still picture, while the game goes on. */
  #pin(call: Call | null): void {
    clearTimeout(this.#callTimer);
    this.call = call;
    this.callPoses = this.poses;
    if (call) this.#callTimer = setTimeout(() => (this.call = null), CALL);
  }

  async #count(end: EventOf<"round_over">): Promise<void> {
    await this.#projector.hold(END);
    if (this.#play.table.state.over) return;
    this.counted = end;
    await new Promise<void>((done) => (this.#goOn = done));
    this.#goOn = null;
    this.counted = null;
  }

  /** From the count of a round on to the next. */
  goOn(): void {
    this.#goOn?.();
  }

  #remember(step: Step): void {
    if (step.events.some(({ kind }) => kind === "flicked")) this.#last = step;
  }

  /** The last flick once more, with its way. */
  replay(): void {
    const step = this.#last;
    if (!step || this.#busy) return;
    void this.#again(step);
  }

  async #again(step: Step): Promise<void> {
    this.#busy = true;
    this.#projector.begin();
    const film = await step.film;
    if (film) {
      this.#stand(step.before);
      this.mover = step.before.turn;
      this.ways = waysOf(film, step.before.order);
      if (this.#play.table.reducedMotion) await this.#projector.hold(NOTICE);
      else await this.#roll(film, step);
      const call = callOf(step.before, step.events, step.after);
      if (call)
        await this.#show(
          call,
          film,
          step,
          posesAt(film, step.before.order, posesOf(step.before), seconds(film)),
        );
      else await this.#projector.hold(END);
    }
    this.ways = [];
    await this.#run();
  }

  #tell(events: readonly GameEvent[]): void {
    const told = telling(events).filter(({ kind }) => kind !== "on_circle" && kind !== "round_begins");
    const text = told
      .slice(-2)
      .map((event) => spoken(this.#play, event))
      .join(" ");
    const last = told.at(-1);
    if (last) this.#notify({ text, who: "who" in last ? last.who : null });
  }

  #notify(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
  }

  /** Any tap or key ends the film. Answers whether there was one. */
  skip(): boolean {
    if (!this.#busy || this.counted) return false;
    this.#projector.hurry();
    return true;
  }
}

export const waysOf = (film: Film, order: readonly Letter[]): Way[] =>
  [...film.tracks].flatMap(([seat, track]) =>
    track.frames > 1 && order[seat] ? [{ who: order[seat], points: wayOf(track) }] : [],
  );

/** A round's last picture: everybody stands where the flick left them, though the next round has cleared the floor. */
function uprightPoses(last: Poses, events: readonly GameEvent[], after: View): Poses {
  const radius = after.board.penguin[0]!;
  const rests = events.filter((event): event is EventOf<"rest"> => event.kind === "rest");
  return new Map(
    [...last].map(([letter, pose]) => {
      const rest = rests.find(({ who }) => who === letter);
      const place = rest ? { x: rest.x, y: rest.y } : {};
      return [letter, { ...pose, ...place, z: radius, ux: 0, uy: 0, uz: 1 }] as const;
    }),
  );
}
