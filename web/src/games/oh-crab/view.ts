/** The shapes the server sends for this game, under the names this folder uses. */
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
  OhCrabView as View,
  OhCrabWay as Way,
} from "../../wire/types";

/** "a0" … "g39", or "sea" */
export type Cell = string;
/** "R1", "FAST3" */
export type CardId = string;
