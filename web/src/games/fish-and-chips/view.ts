/** The shapes the server sends for this game, under the names this folder uses. */
import type { FishAndChipsView } from "../../wire/types";

export type {
  FishAndChipsCapture as Capture,
  FishAndChipsDeal as Deal,
  FishAndChipsEvent as GameEvent,
  FishAndChipsView as View,
  FishAndChipsFish as Fish,
  FishAndChipsKeep as Keep,
  FishAndChipsMatchOver as MatchOver,
  FishAndChipsPass as Pass,
  FishAndChipsPile as Pile,
  FishAndChipsPileCount as PileCount,
  FishAndChipsRoundOver as RoundOver,
  FishAndChipsSwap as Swap,
  FishAndChipsSwapChoice as SwapChoice,
} from "../../wire/types";

export type Colour = FishAndChipsView["mover"];
export type Special = FishAndChipsView["swapped"][number];
/** "a1" … "f6" */
export type Cell = string;
