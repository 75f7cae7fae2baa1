/** The shapes the server sends for this game, under the names this folder uses. */
import type { OhCrabConstants, OhCrabView } from "../../wire/types";

export type {
  OhCrabArrow as Arrow,
  OhCrabChip as Chip,
  OhCrabChoice as Choice,
  OhCrabCrab as Crab,
  OhCrabEvent as GameEvent,
  OhCrabFace as Face,
  OhCrabSeat as Seat,
  OhCrabSpace as Space,
  OhCrabTile as Tile,
  OhCrabWay as Way,
} from "../../wire/types";

/** What a seat sees, and what never changes in a match. */
export type View = OhCrabView & OhCrabConstants;
export type Question = View["question"];

/** "a0" … "g39", or "sea" */
export type Cell = string;
/** "R1", "FAST3" */
export type CardId = string;
