/** The shapes the server sends for this game, under the names this folder uses. */
import type { UrchinsView } from "../../wire/types";

export type {
  UrchinsCaptured as Captured,
  UrchinsEnded as Ended,
  UrchinsEvent as GameEvent,
  UrchinsPlace as CellFacts,
  UrchinsSpot as Spot,
  UrchinsSquare as Square,
  UrchinsThreat as Threat,
  UrchinsView as View,
} from "../../wire/types";
export type { Cell } from "../squares/squares";

export type Colour = "y" | "r";
export type StepNumber = UrchinsView["step"];
