/** Positions for the tests, on the board of the box. Views carry what the server would say of them. */
import { readFileSync } from "node:fs";
import english from "@games/icecool/words/en.ftl?raw";
import french from "@games/icecool/words/fr.ftl?raw";
import type { LogEntry, State } from "../../wire/types";
import type { Say } from "../contract";
import { speakerOf } from "../fixture/speaker";
import { FixtureTable, refused } from "../fixture/table.svelte";
import type { BoardSketch, DoorSketch, GameEvent, Letter, Limits, PenguinView, Player, View } from "./view";

interface BoardFile {
  outer: number[];
  wall: { height: number; lintel_z: number[] };
  penguin: { base_radius: number; head_radius: number; height: number };
  rooms: Record<string, { name: string; footprint: number[]; red_rect: number[] }>;
  doors: Omit<DoorSketch, "tokens">[];
  red_circle: { centre: number[]; radius: number };
  catcher_area: { rect: number[] };
  fish_token: { offsets_along_lintel: number[] };
  walls: { box: number[] }[];
}

const FILE = JSON.parse(
  readFileSync(new URL("../../../../src/seaboard/games/icecool/content/board.json", import.meta.url), "utf8"),
) as BoardFile;

export const board = (): BoardSketch => ({
  name: "school",
  outer: FILE.outer,
  wall_height: FILE.wall.height,
  lintel: FILE.wall.lintel_z,
  walls: FILE.walls.map(({ box }) => box),
  rooms: Object.entries(FILE.rooms).map(([id, { name, footprint, red_rect }]) => ({
    id,
    name,
    footprint,
    red_rect,
  })),
  circle: [...FILE.red_circle.centre, FILE.red_circle.radius],
  area: FILE.catcher_area.rect,
  penguin: [FILE.penguin.base_radius, FILE.penguin.head_radius, FILE.penguin.height],
  token_offsets: FILE.fish_token.offsets_along_lintel,
});

export const doors = (tokens: Letter[] = ["R", "B"]): DoorSketch[] =>
  FILE.doors.map(({ id, a, b, centre, normal, width, height, depth, fish }) => ({
    id,
    a,
    b,
    centre,
    normal,
    width,
    height,
    depth,
    fish,
    tokens: fish ? tokens : [],
  }));

export const limits = (): Limits => ({
  power: [0, 1],
  side: [-0.85, 0.85],
  height: [0, 1],
  head: 0.5,
  finger: 0.008,
  blocked: [],
  noise: "normal",
});

export const penguin = (
  colour: Letter,
  x: number,
  y: number,
  changes: Partial<PenguinView> = {},
): PenguinView => ({
  colour,
  x,
  y,
  yaw: 90,
  on_circle: false,
  room: "R1",
  stuck: null,
  seen: [],
  in_frame: 0,
  ...changes,
});

export const player = (colour: Letter, changes: Partial<Player> = {}): Player => ({
  colour,
  role: "runner",
  id_holder: colour,
  tokens: ["D2", "D5", "D7"],
  cards: 2,
  face_up: 0,
  face_down: null,
  points: null,
  ...changes,
});

/** Red is about to flick in the Classroom; blue is in the Gym; green is the Catcher. */
export function school(changes: Partial<View> = {}): View {
  return {
    you: "R",
    order: ["R", "B", "G"],
    round: 2,
    rounds: 3,
    catcher: "G",
    turn: "R",
    phase: "flick",
    board: board(),
    doors: doors(),
    penguins: [
      penguin("R", 0.237, 0.066),
      penguin("B", 0.5, 0.2, { room: "R3" }),
      penguin("G", 0.425, 0.505, { room: "R2" }),
    ],
    players: [
      player("R", { face_down: [1, 3], points: 4 }),
      player("B"),
      player("G", { role: "catcher", tokens: [] }),
    ],
    deck: 20,
    lines: [],
    limits: limits(),
    position: "",
    ...changes,
  };
}

export const speaker = (lang: "en" | "fr"): Say => speakerOf(lang, lang === "en" ? english : french);

export const FLICK = "flick phi=1.5708 power=0.6000 side=0.00 height=0.00";

export class IceTable extends FixtureTable<View> {
  constructor(view: View = school(), moves: string[] = [FLICK], changes: Partial<State> = {}) {
    super("icecool", speaker("en"), view, moves, changes);
  }
}

export const entry = (number: number, ...events: GameEvent[]): LogEntry => ({
  number,
  seat: 0,
  move: FLICK,
  events,
});

export const flicked = (who: Letter): GameEvent => ({
  kind: "flicked",
  who,
  phi: 1.5708,
  power: 0.6,
  side: 0,
  height: 0,
  executed: [1.57, 0.61, 0.01],
  clause: "I81",
});

export { refused };
