/** The shapes the server sends for this game, under the names this folder uses. */
import type { LogEntry } from "../../wire/types";
import type {
  IcecoolBoardSketch,
  IcecoolDoorSketch,
  IcecoolEvent,
  IcecoolFlickLimits,
  IcecoolLineChoice,
  IcecoolPenguinView,
  IcecoolPlayer,
  IcecoolView,
} from "../../wire/types";

export type BoardSketch = IcecoolBoardSketch;
export type DoorSketch = IcecoolDoorSketch;
export type GameEvent = IcecoolEvent;
export type Limits = IcecoolFlickLimits;
export type LineChoice = IcecoolLineChoice;
export type PenguinView = IcecoolPenguinView;
export type Player = IcecoolPlayer;
export type View = IcecoolView;
export type EventOf<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;

/** A penguin's letter, as the server names players. */
export type Letter = View["order"][number];
/** A penguin's colour, as the tokens and drawings name it. */
export type Colour = "red" | "blue" | "green" | "yellow";

export const COLOURS: Record<Letter, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow" };

/** A point of the floor, in metres. */
export interface Point {
  x: number;
  y: number;
}

export const eventsOf = (entry: LogEntry): GameEvent[] => entry.events as GameEvent[];
export const allEvents = (log: readonly LogEntry[]): GameEvent[] => log.flatMap(eventsOf);
