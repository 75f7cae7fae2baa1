/** The shapes the server sends for this game. */

export type GameEvent =
  | Placed
  | Ready
  | Activated
  | Added
  | Rested
  | Kept
  | Took
  | Refilled
  | TookBack
  | Used
  | Paid
  | Moved
  | KnockedOver
  | Stood
  | Shell
  | Lost
  | Ignored
  | Exchanged
  | TurnEnded
  | CookMoved
  | RoundBegan
  | RaceOver;
/**
 * A crab of a pair has its turn (O113).
 */
export interface Activated {
  kind: "activated";
  crab: string;
  clause: string;
}
/**
 * A card joined the Trail, with what it gives (O23).
 */
export interface Added {
  kind: "added";
  seat: number;
  card: string;
  side: "left" | "right";
  gives: string[];
  clause: string;
  fits?: ("lower" | "upper")[];
  special?: string | null;
  doping?: boolean;
}
/**
 * A way a crab of the chain could be pushed.
 */
export interface Arrow {
  crab: string;
  origin: string;
  cell: string;
  word: string;
}
/**
 * Something this turn still gives; `usable` only for whose turn it is.
 */
export interface Chip {
  word: string;
  gives: string;
  usable?: boolean | null;
}
/**
 * A legal word; for actions and directions where they lead, and the arrows of every possible chain.
 */
export interface Choice {
  word: string;
  ways?: Way[];
  arrows?: Arrow[];
  stands_up?: boolean;
}
/**
 * A space that a crab would go to, and what happens there.
 */
export interface Way {
  cell: string;
  crab: string;
  word?: string | null;
  pushes?: string | null;
  swaps?: string | null;
  shell?: boolean;
  card?: boolean;
  knocks_over?: boolean;
}
/**
 * The cook token went to the player farthest from the sea, or stayed (O92).
 */
export interface CookMoved {
  kind: "cook_moved";
  seat: number;
  clause: string;
}
/**
 * A crab, where it is, and how far from the sea (O47).
 */
export interface Crab {
  letter: string;
  colour: string;
  seat: number;
  cell: string | null;
  knocked_over: boolean;
  distance: number;
  active: boolean;
  token: number;
}
/**
 * A crab took a start space (O111).
 */
export interface Placed {
  kind: "placed";
  crab: string;
  cell: string;
  clause: string;
}
/**
 * A seat has laid a card face down; only its owner sees which (O16).
 */
export interface Ready {
  kind: "ready";
  seat: number;
  clause: string;
  card?: string | null;
}
/**
 * A player rests; a face-down card goes to the Discard pile (O24).
 */
export interface Rested {
  kind: "rested";
  seat: number;
  clause: string;
  card?: string | null;
}
/**
 * The one card that stays in the Trail (O24).
 */
export interface Kept {
  kind: "kept";
  seat: number;
  card: string;
  clause: string;
}
/**
 * A Market card; from the draw pile (pile 0) only its new owner sees it (O43).
 */
export interface Took {
  kind: "took";
  seat: number;
  pile: number;
  clause: string;
  card?: string | null;
}
/**
 * A card was turned up in a slot of the Market (O41).
 */
export interface Refilled {
  kind: "refilled";
  pile: number;
  card: string;
  clause: string;
}
/**
 * The Discard pile is in the Hand again (O24, O101).
 */
export interface TookBack {
  kind: "took_back";
  seat: number;
  cards: string[];
  clause: string;
}
/**
 * An action of the menu begins: its source, and the icon or special action (O27).
 */
export interface Used {
  kind: "used";
  seat: number;
  crab: string;
  source: string;
  clause: string;
  what?: string | null;
  shells?: number;
}
/**
 * A Hand card was discarded as a cost (O33).
 */
export interface Paid {
  kind: "paid";
  seat: number;
  card: string;
  clause: string;
}
/**
 * A crab went from one space to another.
 */
export interface Moved {
  kind: "moved";
  crab: string;
  origin: string;
  cell: string;
  how: "call" | "current" | "cut" | "gull" | "hop" | "jump" | "pass" | "push" | "step" | "swap";
  clause: string;
  direction?: string | null;
}
/**
 * A crab lies on its back (O53, O65).
 */
export interface KnockedOver {
  kind: "knocked_over";
  crab: string;
  cell: string;
  clause: string;
}
/**
 * A crab is on its legs again (O58, O24).
 */
export interface Stood {
  kind: "stood";
  crab: string;
  clause: string;
}
/**
 * A shell from the reserve (O38, O68).
 */
export interface Shell {
  kind: "shell";
  seat: number;
  clause: string;
  crab?: string | null;
  cell?: string | null;
}
/**
 * A Hand card was lost to an obstacle or to sand, by choice or at random (O63, O64, O83).
 */
export interface Lost {
  kind: "lost";
  seat: number;
  card: string;
  clause: string;
  at_random?: boolean;
}
/**
 * A charging crab ignored what it ran into (O86).
 */
export interface Ignored {
  kind: "ignored";
  crab: string;
  clause: string;
}
/**
 * A card was given: it left the game or went under the draw pile (O44).
 */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  card: string;
  clause: string;
  gone?: boolean;
}
/**
 * A turn is over (O29).
 */
export interface TurnEnded {
  kind: "turn_ended";
  seat: number;
  clause: string;
}
/**
 * A new round: everybody plans (O15).
 */
export interface RoundBegan {
  kind: "round_began";
  number: number;
  clause: string;
}
/**
 * The race is decided (O93–O95, O108, O173).
 */
export interface RaceOver {
  kind: "race_over";
  winners: number[];
  clause: string;
}
/**
 * An Extra-action tile; `usable` only for whose turn it is.
 */
export interface Extra {
  tile: string;
  cost: number;
  usable?: boolean | null;
}
/**
 * What is printed on a card; halves upper then lower, "" where there is none.
 */
export interface Face {
  card: string;
  main: "C" | "D" | "F" | "S";
  left: string[];
  right: string[];
  special?: string | null;
}
/**
 * What a card of the own Hand, or face down, would complete at either end of the Trail.
 */
export interface Fit {
  card: string;
  left: string[];
  right: string[];
}
/**
 * A push of the chain that is already decided.
 */
export interface Link {
  crab: string;
  cell: string;
}
/**
 * A push that is being decided: who moves where, the links so far, who is to be sent on.
 */
export interface Push {
  crab: string;
  cell: string;
  links: Link[];
  pushed: string;
}
/**
 * What lies in front of a player; only the owner sees the Hand and the face-down card.
 */
export interface Seat {
  letter: string;
  crabs: string[];
  shells: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  ready: boolean;
  down: string | null;
  rests: boolean;
  trail: string[];
  joints: string[][];
  discards: string[];
}
/**
 * A hexagon; fields that say nothing are left out. `kind`: . X O K E R C as in the rulebook.
 */
export interface Space {
  cell: string;
  kind?: "." | "C" | "E" | "K" | "O" | "R" | "X";
  shell?: boolean;
  surprise?: boolean;
  reeds?: boolean;
  start?: number;
  arrow?: string | null;
  icon?: ("C" | "D" | "F" | "S") | null;
  cost?: number;
}
/**
 * A tile of the board and the rows it covers, from the land.
 */
export interface Tile {
  name: string;
  first_row: number;
  rows: number;
}
export interface View {
  players: number;
  pairs: boolean;
  you: number | null;
  round: number;
  stage: string;
  phase: string;
  question: string;
  deciders: number[];
  mover: number | null;
  crab: string | null;
  subject: string | null;
  rows: number;
  columns: string;
  tiles: Tile[];
  spaces: Space[];
  crabs: Crab[];
  seats: Seat[];
  faces: Face[];
  cook: number;
  cook_next: number;
  reserve: number;
  chips: Chip[];
  extra: Extra[];
  tile_free: boolean;
  charge: boolean;
  market: string[][];
  draw: number;
  fits: Fit[];
  choices: Choice[];
  push: Push | null;
  winners: number[];
  line: string;
}
/** "a0" … "g39", or "sea" */
export type Cell = string;
/** "R1", "FAST3" */
export type CardId = string;
/** F forward, D diagonal, S toward the sea, C a shell */
export type Icon = "F" | "D" | "S" | "C";
