// Generated from the Python structs by `npm run types`; do not edit.

export type Answer = State | Presence | Refused | Allowed | Hint | UndoRefused | Fault | Pong;
export type FishAndChipsEvent =
  | FishAndChipsSwap
  | FishAndChipsKeep
  | FishAndChipsCapture
  | FishAndChipsPass
  | FishAndChipsRoundOver
  | FishAndChipsMatchOver
  | FishAndChipsDeal;
export type Request = Hello | PlayMove | AskWhy | AskHint | AskUndo | AnswerUndo | Rename | SkipWait | Ping;
export type UrchinsEvent =
  | UrchinsSkipped
  | UrchinsMoved
  | UrchinsAdded
  | UrchinsPlaced
  | UrchinsCaptured
  | UrchinsDuty
  | UrchinsLastRound
  | UrchinsEnded;

/**
 * The answer to AskWhy where the move is legal.
 */
export interface Allowed {
  type: "allowed";
  move: string;
}
/**
 * Where the table stands for one watcher. Sent on hello and after every change.
 */
export interface State {
  type: "state";
  table: TableFacts;
  seat: number | null;
  ply: number;
  log_from: number;
  log: LogEntry[];
  view: unknown;
  moves: string[];
  to_move: number[];
  scores: number[];
  winners: number[];
  over: boolean;
  thinking: number[];
  undo: "ask" | "free" | "no";
  undo_asked: number | null;
  position: string;
}
export interface TableFacts {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  seats: SeatFacts[];
  rules_version: string;
  seed_hash: string;
  seed: string | null;
}
export interface SeatFacts {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  here: boolean;
}
/**
 * One move as its watcher may know it.
 */
export interface LogEntry {
  number: number;
  seat: number | null;
  move: string | null;
  events: unknown[];
}
/**
 * Who came, left or changed a name; nothing else changed.
 */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
}
/**
 * A move (or a question why) met a rule. Nothing changed.
 */
export interface Refused {
  type: "refused";
  move: string;
  clause: string | null;
  reason: string;
  params: {
    [k: string]: unknown;
  };
  asked: boolean;
}
export interface Hint {
  type: "hint";
  ply: number;
  grade: 1 | 2 | 3;
  where: string | null;
  move: string | null;
  params: {
    [k: string]: unknown;
  };
}
export interface UndoRefused {
  type: "undo_refused";
  reason: "deal" | "declined" | "hidden" | "nothing";
}
/**
 * The message could not be taken. Nothing changed.
 */
export interface Fault {
  type: "fault";
  code:
    | "hello-first"
    | "malformed"
    | "no-hint"
    | "no-seat"
    | "no-table"
    | "stale"
    | "storage"
    | "token"
    | "too-many"
    | "unreadable-table";
  params: {
    [k: string]: unknown;
  };
}
export interface Pong {
  type: "pong";
}
export interface AnswerUndo {
  type: "undo_answer";
  ply: number;
  agree: boolean;
}
export interface AskHint {
  type: "hint";
  grade: 1 | 2 | 3;
}
export interface AskUndo {
  type: "undo";
  ply: number;
}
export interface AskWhy {
  type: "why";
  move: string;
}
/**
 * A pile slid along a line and lies now on top of the one it caught (F17).
 */
export interface FishAndChipsCapture {
  kind: "capture";
  colour: "G" | "P" | "R" | "Y";
  origin: string;
  cell: string;
  top: FishAndChipsFish;
  taken: FishAndChipsFish;
  fish: number;
  clause?: string;
}
export interface FishAndChipsFish {
  colour: "G" | "P" | "R" | "Y";
  value: number;
}
/**
 * A new round was dealt (F2, F25).
 */
export interface FishAndChipsDeal {
  kind: "deal";
  starter: "G" | "P" | "R" | "Y";
  clause?: string;
}
/**
 * A special fish and another of the same colour traded cells (F8).
 */
export interface FishAndChipsSwap {
  kind: "swap";
  special: string;
  colour: "G" | "P" | "R" | "Y";
  origin: string;
  cell: string;
  partner: FishAndChipsFish;
  clause?: string;
}
/**
 * A player ended the swap turn (F12).
 */
export interface FishAndChipsKeep {
  kind: "keep";
  colour: "G" | "P" | "R" | "Y";
  clause?: string;
}
/**
 * A colour that could catch nothing passed (F18).
 */
export interface FishAndChipsPass {
  kind: "pass";
  colour: "G" | "P" | "R" | "Y";
  clause?: string;
}
/**
 * Nobody can catch anything any more: the count (F20, F21).
 */
export interface FishAndChipsRoundOver {
  kind: "round_over";
  order: ("G" | "P" | "R" | "Y")[];
  points: number[];
  totals: number[];
  piles: FishAndChipsPileCount[];
  clause?: string;
}
/**
 * One pile of the finished round and the points it gave its owner.
 */
export interface FishAndChipsPileCount {
  cell: string;
  fish: FishAndChipsFish[];
  points: number;
}
/**
 * The match is decided (F22, F23, F24; solo F29).
 */
export interface FishAndChipsMatchOver {
  kind: "match_over";
  winners: number[];
  sweep: boolean;
  clause: string;
}
export interface FishAndChipsPile {
  cell: string;
  fish: FishAndChipsFish[];
  sees: FishAndChipsSight[];
}
/**
 * The first pile seen from another one along a line (F10, F15), and whether it could be taken.
 */
export interface FishAndChipsSight {
  to: string;
  takes: boolean;
  clause: string | null;
  gain: number;
}
/**
 * A swap that the mover may or may not announce now (F8, F11).
 */
export interface FishAndChipsSwapChoice {
  move: string;
  special: "O" | "S";
  cell: string;
  clause: string | null;
  threatens: string | null;
}
export interface FishAndChipsView {
  players: number;
  order: ("G" | "P" | "R" | "Y")[];
  mover: "G" | "P" | "R" | "Y";
  phase: "done" | "play" | "swap";
  swapped: ("O" | "S")[];
  swap_turns_left: number;
  starter: "G" | "P" | "R" | "Y";
  piles: FishAndChipsPile[];
  reef: string[];
  buoy: string;
  totals: number[];
  count: number[];
  swaps: FishAndChipsSwapChoice[];
  score: "ever" | "opponents" | "pile" | "under";
  target: number;
  sweep: ("G" | "P" | "R" | "Y") | null;
}
/**
 * GET /api/games: the shelf.
 */
export interface GameFacts {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  minutes: number;
  rules_version: string;
  options: OptionFacts[];
  bots: string[];
}
export interface OptionFacts {
  name: string;
  values: unknown[];
  default: unknown;
  by_players?: {
    [k: string]: unknown[];
  } | null;
}
/**
 * GET /api/health: whether the rules are loaded; until then tables wait.
 */
export interface Health {
  status: "ready" | "warming";
  done: number;
  total: number;
  step: string;
}
/**
 * The first message on a socket. No token: a spectator. `known`: log entries the page has.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  known?: number;
  known_ply?: number;
}
export interface Mine {
  tokens: {
    [k: string]: string;
  };
}
/**
 * POST /api/tables
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: unknown;
  };
  name?: string;
}
export interface SeatWish {
  kind: "bot" | "friend" | "me";
  bot?: string;
}
export interface Ping {
  type: "ping";
}
export interface PlayMove {
  type: "move";
  ply: number;
  move: string;
}
/**
 * Any HTTP error: a code for the translation files and what it is about.
 */
export interface Problem {
  code: string;
  params: {
    [k: string]: unknown;
  };
}
export interface Rename {
  type: "rename";
  name: string;
}
/**
 * Do not wait for the bot's beat.
 */
export interface SkipWait {
  type: "skip";
}
/**
 * The answer to NewTable and Sit. The token is told once and only its hash is kept.
 */
export interface Seated {
  table: string;
  seat: number | null;
  token: string | null;
}
/**
 * POST /api/tables/{table}/sit: take a free seat (the first, or the one named).
 */
export interface Sit {
  name?: string;
  seat?: number | null;
}
/**
 * POST /api/mine (tokens in the body): the matches going on of this browser.
 */
export interface TableSummary {
  table: string;
  game: string;
  seat: number;
  seats: SeatFacts[];
  to_move: number[];
  over: boolean;
  round: number;
}
/**
 * A token came from the pile (U14), after too many quiet turns as a duty (U26).
 */
export interface UrchinsAdded {
  kind: "added";
  seat: number;
  colour: "r" | "y";
  cell: string;
  onto: ("r" | "y") | null;
  left: number;
  clause: string;
}
/**
 * The fishing squares of one pawn, all together; the pawn is back in the hand (U22, U23, U24).
 */
export interface UrchinsCaptured {
  kind: "captured";
  seat: number;
  pawn: string;
  squares: string[][];
  taken: UrchinsTaken[];
  kept: string[];
  tokens: number;
  clause: string;
}
/**
 * A cell that a capture emptied.
 */
export interface UrchinsTaken {
  cell: string;
  tokens: ("r" | "y")[];
}
/**
 * Nothing came or went for so many turns that the next player must add a token (U26).
 */
export interface UrchinsDuty {
  kind: "duty";
  seat: number;
  quiet: number;
  clause?: string;
}
/**
 * A colour runs out and with it the game (U27, U32).
 */
export interface UrchinsEndWarning {
  colour: "r" | "y";
  left: number;
  last_turn: boolean;
  leaders: number[];
}
/**
 * A colour is out, or nothing can happen any more: the most tokens win (U27, U28, U29, U30).
 */
export interface UrchinsEnded {
  kind: "ended";
  winners: number[];
  scores: number[];
  colour: ("r" | "y") | null;
  clause: string;
}
/**
 * A step was not taken: by choice in step 1, else because nothing was possible (U3, U6, U16, U18).
 */
export interface UrchinsSkipped {
  kind: "skipped";
  seat: number;
  step: number;
  clause: string;
}
/**
 * A lone token went to a neighbouring cell, or the top of a stack along its line (U11, U12).
 */
export interface UrchinsMoved {
  kind: "moved";
  seat: number;
  step: number;
  colour: "r" | "y";
  origin: string;
  cell: string;
  jumped: string[];
  clause: string;
}
/**
 * A pawn came from the hand or from another cell (U17).
 */
export interface UrchinsPlaced {
  kind: "placed";
  seat: number;
  origin: string | null;
  cell: string;
  clause?: string;
}
/**
 * A colour is out, and the round is played to its end (U32).
 */
export interface UrchinsLastRound {
  kind: "last_round";
  colour: "r" | "y";
  clause?: string;
}
export interface UrchinsPiles {
  y: number;
  r: number;
}
/**
 * A cell of the board.
 */
export interface UrchinsPlace {
  cell: string;
  tokens: ("r" | "y")[];
  pawn: number | null;
  frozen: boolean;
}
/**
 * Turns without addition or capture (U25, U26, U30).
 */
export interface UrchinsQuiet {
  turns: number;
  limit: number;
  left: number;
  duty: boolean;
  stop: number;
}
/**
 * A cell of a block as a place for the mover's pawn.
 */
export interface UrchinsSpot {
  cell: string;
  tokens: number;
  reason: ("A" | "B" | "C" | "D") | null;
  clause: string | null;
}
/**
 * A block of four taken cells, judged for the mover's pawn on the present position.
 */
export interface UrchinsSquare {
  cells: string[];
  spots: UrchinsSpot[];
  tokens: number;
  reason: ("A" | "B" | "C" | "D") | null;
  clause: string | null;
}
/**
 * A block with which the next player could win on this board.
 */
export interface UrchinsThreat {
  cells: string[];
  missing: number;
  tokens: number;
}
export interface UrchinsView {
  players: number;
  rows: number;
  cols: number;
  seats: string[];
  first: number | null;
  mover: number;
  step: 1 | 2 | 3;
  must_add: boolean;
  added: boolean;
  captured: boolean;
  places: UrchinsPlace[];
  pawns: (string | null)[];
  pile: UrchinsPiles;
  scores: number[];
  quiet: UrchinsQuiet;
  ending: UrchinsEndWarning[];
  squares: UrchinsSquare[];
  threats: UrchinsThreat[];
  over: boolean;
  end: ("U27" | "U30") | null;
}
