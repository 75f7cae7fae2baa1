// Generated from the Python structs by `npm run types`; do not edit.

export type Answer =
  | State
  | Change
  | Past
  | Presence
  | Said
  | Refused
  | Allowed
  | Hint
  | HintShown
  | Again
  | AnalysisProgress
  | Analysis
  | UndoRefused
  | Fault
  | Pong;
export type FishAndChipsEvent =
  | FishAndChipsSwap
  | FishAndChipsKeep
  | FishAndChipsCapture
  | FishAndChipsPass
  | FishAndChipsRoundOver
  | FishAndChipsMatchOver
  | FishAndChipsDeal;
export type IcecoolEvent =
  | IcecoolPlaced
  | IcecoolOnCircle
  | IcecoolOnLine
  | IcecoolStayed
  | IcecoolFlicked
  | IcecoolDoor
  | IcecoolCard
  | IcecoolTouch
  | IcecoolOut
  | IcecoolRest
  | IcecoolRepeat
  | IcecoolRestart
  | IcecoolSkates
  | IcecoolSkipped
  | IcecoolRoundOver
  | IcecoolRoundBegins
  | IcecoolMatchOver;
export type OhCrabEvent =
  | OhCrabReady
  | OhCrabAdded
  | OhCrabRested
  | OhCrabKept
  | OhCrabTook
  | OhCrabRefilled
  | OhCrabTookBack
  | OhCrabPaid
  | OhCrabLost
  | OhCrabExchanged
  | OhCrabPlaced
  | OhCrabActivated
  | OhCrabUsed
  | OhCrabMoved
  | OhCrabKnockedOver
  | OhCrabStood
  | OhCrabShell
  | OhCrabIgnored
  | OhCrabTurnEnded
  | OhCrabCookMoved
  | OhCrabRoundBegan
  | OhCrabRaceOver
  | OhCrabSurprise
  | OhCrabShellLost
  | OhCrabDropped
  | OhCrabCardBack
  | OhCrabDug
  | OhCrabSpied
  | OhCrabHidden
  | OhCrabEventRevealed
  | OhCrabMarketBlown
  | OhCrabClawBack
  | OhCrabCounted
  | OhCrabChallengeOpened
  | OhCrabRewarded
  | OhCrabReacted
  | OhCrabDeclined
  | OhCrabPicked
  | OhCrabEndowed
  | OhCrabStored;
export type Request =
  | Hello
  | PlayMove
  | AskWhy
  | AskHint
  | AskUndo
  | AnswerUndo
  | Rename
  | SayPhrase
  | LeaveSeat
  | HandOver
  | TakeBack
  | ClearSeat
  | ChangeBot
  | PlayAgain
  | SkipWait
  | AskState
  | Ping
  | AskPast
  | AskAnalysis
  | CancelAnalysis;
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
 * A further match is laid: the watcher's seat there, if it has one, and its token, told once.
 */
export interface Again {
  type: "again";
  table: string;
  seat: number | null;
  token: string | null;
  asked_by: number;
}
/**
 * The answer to AskWhy where the move is legal.
 */
export interface Allowed {
  type: "allowed";
  move: string;
}
/**
 * A match looked through. On the wire it is a message of its own.
 */
export interface Analysis {
  type: "analysis";
  game: string;
  players: number;
  moves: number;
  bot: string;
  chances: number[][];
  judged: MoveJudged[];
  seats: SeatJudged[];
  moments: Moment[];
}
/**
 * A decision, judged by what its seat knew.
 */
export interface MoveJudged {
  number: number;
  seat: number;
  move: string;
  judgement: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  chance: number;
  best_chance: number;
  loss: number;
  better: Better[];
  chances: number[];
  exact: boolean;
}
/**
 * A move that would have been better.
 */
export interface Better {
  move: string;
  chance: number;
  judgement: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  exact: boolean;
  line: string[];
}
/**
 * How well a seat chose.
 */
export interface SeatJudged {
  seat: number;
  accuracy: number | null;
  best: number;
  good: number;
  inaccuracy: number;
  mistake: number;
  blunder: number;
}
/**
 * A move that decided much.
 */
export interface Moment {
  number: number;
  seat: number;
  swing: number;
}
/**
 * How far the analysis is; then comes `Analysis`, or a fault `no-analysis`.
 */
export interface AnalysisProgress {
  type: "analysis_progress";
  done: number;
  of: number;
}
/**
 * Where the table stands for one watcher. Sent on hello and on request; then come changes of it.
 */
export interface State {
  type: "state";
  number: number;
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
  clock?: number | null;
  times?: (number | null)[] | null;
  constants?: {
    [k: string]: unknown;
  };
}
export interface TableFacts {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  seats: SeatFacts[];
  terms: Terms;
  rules_version: string;
  first_rules_version: string;
  hidden: boolean;
  seed_hash: string;
  seed: string | null;
}
export interface SeatFacts {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  here: boolean;
  stands_in_for?: string | null;
  avatar?:
    | ("gull" | "jellyfish" | "nautilus" | "otter" | "puffer" | "ray" | "seahorse" | "starfish" | "turtle" | "whale")
    | null;
}
/**
 * What people agree about a table besides the game's options.
 */
export interface Terms {
  clock?: "game" | "move" | "none" | "relaxed";
  seconds?: number;
  increment?: number;
  hints?: boolean;
  host?: number | null;
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
 * What has changed in a watcher's state: fields that are not here are as they were.
 */
export interface Change {
  type: "change";
  number: number;
  ply: number;
  log_from: number;
  log: LogEntry[];
  clock?: number | null;
  times?: (number | null)[] | null;
  view?: {
    [k: string]: unknown;
  };
  table?: TableFacts;
  moves?: string[];
  to_move?: number[];
  scores?: number[];
  winners?: number[];
  over?: boolean;
  thinking?: number[];
  undo?: "ask" | "free" | "no";
  undo_asked?: number | null;
}
/**
 * The board after so many moves, as its watcher saw it then or may see it now.
 */
export interface Past {
  type: "past";
  moves: number;
  view: unknown;
  legal: string[];
  to_move: number[];
  scores: number[];
  position: string;
}
/**
 * Who came, left or changed a name; nothing else changed.
 */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
}
/**
 * Somebody at the table says something; it is not kept.
 */
export interface Said {
  type: "said";
  seat: number;
  phrase: "again" | "good-match" | "hello" | "one-moment" | "oops" | "thanks" | "well-played" | "your-turn";
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
/**
 * A hint of the grade that was asked for; what belongs to a higher one is not in it.
 */
export interface Hint {
  type: "hint";
  ply: number;
  grade: 1 | 2 | 3;
  where: HintPlace;
  kind: HintReason | null;
  move: string | null;
  plan: string[];
  reason: HintReason | null;
  winnable: ("no" | "unknown" | "yes") | null;
}
/**
 * Where to look: `hint-at-<kind>` is its sentence, `name` what the board marks.
 */
export interface HintPlace {
  kind: string;
  name: string | null;
  params: {
    [k: string]: unknown;
  };
}
/**
 * Something about a move: `hint-kind-<kind>` in grade 2, `hint-reason-<kind>` in grade 3.
 */
export interface HintReason {
  kind: string;
  clause: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * Somebody else at a table of people was given a hint.
 */
export interface HintShown {
  type: "hint_shown";
  seat: number;
  grade: 1 | 2 | 3;
  move: string | null;
}
export interface UndoRefused {
  type: "undo_refused";
  reason: "deal" | "declined" | "nothing";
}
/**
 * The message could not be taken. Nothing changed.
 */
export interface Fault {
  type: "fault";
  code:
    | "hello-first"
    | "malformed"
    | "no-analysis"
    | "no-hint"
    | "no-seat"
    | "no-table"
    | "seat"
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
/**
 * How good was every move? When the match is over; for spectators too.
 */
export interface AskAnalysis {
  type: "analysis";
}
export interface AskHint {
  type: "hint";
  grade: 1 | 2 | 3;
}
/**
 * How did the board look after so many moves, or does it look now? For spectators too.
 */
export interface AskPast {
  type: "past";
  moves: number;
}
/**
 * The whole state once more: a change did not follow what the page has.
 */
export interface AskState {
  type: "state";
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
 * I do not wait for it any more.
 */
export interface CancelAnalysis {
  type: "analysis_cancel";
}
/**
 * Another bot is to play on a bot's seat: a stronger one, or a gentler.
 */
export interface ChangeBot {
  type: "change_bot";
  seat: number;
  bot: string;
}
/**
 * The host wants somebody else on a seat; before the first decision.
 */
export interface ClearSeat {
  type: "clear";
  seat: number;
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
  clause: string;
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
  clause: string;
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
  clause: string;
}
/**
 * A player ended the swap turn (F12).
 */
export interface FishAndChipsKeep {
  kind: "keep";
  colour: "G" | "P" | "R" | "Y";
  clause: string;
}
/**
 * A colour that could catch nothing passed (F18).
 */
export interface FishAndChipsPass {
  kind: "pass";
  colour: "G" | "P" | "R" | "Y";
  clause: string;
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
  clause: string;
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
  sees: {
    [k: string]: number;
  };
}
/**
 * A swap that the mover may or may not announce now (F8, F11).
 */
export interface FishAndChipsSwapChoice {
  move: string;
  special: "O" | "S";
  cell: string;
  clause?: string | null;
  threatens?: string | null;
}
export interface FishAndChipsView {
  players: number;
  order: ("G" | "P" | "R" | "Y")[];
  mover: "G" | "P" | "R" | "Y";
  phase: "done" | "play" | "swap";
  swapped: ("O" | "S")[];
  swap_turns_left: number;
  starter: "G" | "P" | "R" | "Y";
  reef: string[];
  buoy: string;
  totals: number[];
  count: number[];
  swaps: FishAndChipsSwapChoice[];
  score: "ever" | "opponents" | "pile" | "under";
  target: number;
  sweep: ("G" | "P" | "R" | "Y") | null;
  piles: FishAndChipsPile[];
}
/**
 * GET /api/games: the shelf.
 */
export interface GameFacts {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  usual_players: number;
  minutes: number;
  rules_version: string;
  options: OptionFacts[];
  bots: string[];
  gentle_players: number;
  gentle_options: {
    [k: string]: unknown;
  };
  bot_options: {
    [k: string]: unknown;
  };
  lessons: number;
}
export interface OptionFacts {
  name: string;
  values: unknown[];
  default: unknown;
  by_players?: {
    [k: string]: unknown[];
  } | null;
  places?: {
    [k: string]: string[][];
  } | null;
  parts?: string[] | null;
  needs?: string[] | null;
}
/**
 * A bot plays on my seat until I take it back, or on that of somebody who has long been away.
 */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string;
}
/**
 * GET /api/health: whose rules are loaded; until then a game's tables wait.
 */
export interface Health {
  status: "ready" | "warming";
  done: number;
  total: number;
  step: string;
  percent?: number;
  ready?: string[];
  storage?: string | null;
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
/**
 * Directions without room for the finger: from, to in radians, counter-clockwise.
 */
export interface IcecoolArc {
  side: number;
  start: number;
  end: number;
}
/**
 * Everything that stands still, in metres.
 */
export interface IcecoolBoardSketch {
  name: string;
  outer: number[];
  wall_height: number;
  lintel: number[];
  walls: number[][];
  rooms: IcecoolRoomSketch[];
  circle: number[];
  area: number[];
  penguin: number[];
  token_offsets: number[];
}
/**
 * A room to draw.
 */
export interface IcecoolRoomSketch {
  id: string;
  name: string;
  footprint: number[];
  red_rect: number[];
}
/**
 * A fish card was drawn; its value is for its owner alone, until all cards lie open (I67).
 */
export interface IcecoolCard {
  kind: "card";
  who: "B" | "G" | "R" | "Y";
  value: number | null;
  clause: string;
  owner?: number | null;
}
/**
 * A complete passage of a door (I19).
 */
export interface IcecoolDoor {
  kind: "door";
  who: "B" | "G" | "R" | "Y";
  door: string;
  to: string;
  how: "over" | "through";
  fish: boolean;
  t: number | null;
  clause: string;
}
/**
 * A door to draw, with the tokens that still sit on its lintel.
 */
export interface IcecoolDoorSketch {
  id: string;
  a: string;
  b: string;
  centre: number[];
  normal: number[];
  width: number;
  height: number;
  depth: number;
  fish: boolean;
  tokens: ("B" | "G" | "R" | "Y")[];
}
/**
 * The Catcher stands in the Kitchen (I8).
 */
export interface IcecoolPlaced {
  kind: "placed";
  who: "B" | "G" | "R" | "Y";
  x: number;
  y: number;
  clause?: string;
}
/**
 * A Runner was put on the red circle: his first turn, a repeat or a restart (I11, I15, I75).
 */
export interface IcecoolOnCircle {
  kind: "on_circle";
  who: "B" | "G" | "R" | "Y";
  x: number;
  y: number;
  clause?: string;
}
/**
 * A penguin was put on a red line (I46).
 */
export interface IcecoolOnLine {
  kind: "on_line";
  who: "B" | "G" | "R" | "Y";
  room: string;
  x: number;
  y: number;
  clause?: string;
}
/**
 * The red line was declined (I45).
 */
export interface IcecoolStayed {
  kind: "stayed";
  who: "B" | "G" | "R" | "Y";
  clause?: string;
}
/**
 * A flick as committed and as executed; its film comes beside the events (I10, I81).
 */
export interface IcecoolFlicked {
  kind: "flicked";
  who: "B" | "G" | "R" | "Y";
  phi: number;
  power: number;
  side: number;
  height: number;
  executed: number[];
  clause?: string;
}
/**
 * Two penguins touched; catch: 1 an ID is taken, 2 caught again with two players (I31, I32, I76).
 */
export interface IcecoolTouch {
  kind: "touch";
  who: "B" | "G" | "R" | "Y";
  other: "B" | "G" | "R" | "Y";
  catch: number;
  t: number | null;
  clause: string;
}
/**
 * A penguin left the board (I55).
 */
export interface IcecoolOut {
  kind: "out";
  who: "B" | "G" | "R" | "Y";
  t: number | null;
  clause?: string;
}
/**
 * Where a penguin stands after the flick (I3).
 */
export interface IcecoolRest {
  kind: "rest";
  who: "B" | "G" | "R" | "Y";
  x: number;
  y: number;
  yaw: number;
  how: "dropped" | "returned" | "stands";
  stuck: string | null;
  seen: string[];
  clause: string;
}
/**
 * The first flick did not leave the red circle and is repeated (I15).
 */
export interface IcecoolRepeat {
  kind: "repeat";
  who: "B" | "G" | "R" | "Y";
  clause?: string;
}
/**
 * Two players: the caught Runner starts again from the red circle at once (I75).
 */
export interface IcecoolRestart {
  kind: "restart";
  who: "B" | "G" | "R" | "Y";
  clause?: string;
}
/**
 * Two 1s turned face up for another turn, or not (I38).
 */
export interface IcecoolSkates {
  kind: "skates";
  who: "B" | "G" | "R" | "Y";
  used: boolean;
  clause?: string;
}
/**
 * The clock ran out (I18).
 */
export interface IcecoolSkipped {
  kind: "skipped";
  who: "B" | "G" | "R" | "Y";
  clause?: string;
}
/**
 * The round ended: somebody has three fish, everybody is caught, or caught twice (I62, I76).
 */
export interface IcecoolRoundOver {
  kind: "round_over";
  round: number;
  why: ("fish" | "ids" | "second")[];
  catcher: "B" | "G" | "R" | "Y";
  ids: ("B" | "G" | "R" | "Y")[];
  clause?: string;
}
/**
 * The next round, and its Catcher (I65).
 */
export interface IcecoolRoundBegins {
  kind: "round_begins";
  round: number;
  catcher: "B" | "G" | "R" | "Y";
  clause?: string;
}
/**
 * All cards lie open: who has won (I68–I70).
 */
export interface IcecoolMatchOver {
  kind: "match_over";
  winners: number[];
  scores: number[];
  cards: number[];
  clause?: string;
}
/**
 * What a flick may be (section 4).
 */
export interface IcecoolFlickLimits {
  power: number[];
  side: number[];
  height: number[];
  head: number;
  finger: number;
  blocked: IcecoolArc[];
  noise: "kids" | "normal" | "off";
}
/**
 * A red line that may be used, and the exact point (I46).
 */
export interface IcecoolLineChoice {
  move: string;
  room: string;
  x: number;
  y: number;
}
/**
 * A penguin on the board.
 */
export interface IcecoolPenguinView {
  colour: "B" | "G" | "R" | "Y";
  x: number;
  y: number;
  yaw: number;
  on_circle: boolean;
  room: string | null;
  stuck: string | null;
  seen: string[];
  in_frame: number;
}
/**
 * A player's things on the table.
 */
export interface IcecoolPlayer {
  colour: "B" | "G" | "R" | "Y";
  role: "catcher" | "runner";
  id_holder: "B" | "G" | "R" | "Y";
  tokens: string[];
  cards: number;
  face_up: number;
  face_down: number[] | null;
  points: number | null;
}
/**
 * A flick of a penguin that stands anywhere in the school.
 */
export interface IcecoolPracticeAttempt {
  x: number;
  y: number;
  yaw: number;
  flick: string;
}
/**
 * The school without anybody else in it.
 */
export interface IcecoolPracticeGround {
  board: IcecoolBoardSketch;
  start: IcecoolSpot;
  limits: IcecoolFlickLimits;
  doors: IcecoolDoorSketch[];
}
/**
 * Where the penguin stands.
 */
export interface IcecoolSpot {
  x: number;
  y: number;
  yaw: number;
}
/**
 * Where it stands now, what happened on the way, and the film of it.
 */
export interface IcecoolPracticeResult {
  x: number;
  y: number;
  yaw: number;
  room: string | null;
  out: boolean;
  events: (
    | IcecoolPlaced
    | IcecoolOnCircle
    | IcecoolOnLine
    | IcecoolStayed
    | IcecoolFlicked
    | IcecoolDoor
    | IcecoolCard
    | IcecoolTouch
    | IcecoolOut
    | IcecoolRest
    | IcecoolRepeat
    | IcecoolRestart
    | IcecoolSkates
    | IcecoolSkipped
    | IcecoolRoundOver
    | IcecoolRoundBegins
    | IcecoolMatchOver
  )[];
  film: string;
  limits: IcecoolFlickLimits;
}
/**
 * All that a page shows.
 */
export interface IcecoolView {
  you: ("B" | "G" | "R" | "Y") | null;
  order: ("B" | "G" | "R" | "Y")[];
  round: number;
  rounds: number;
  catcher: "B" | "G" | "R" | "Y";
  turn: ("B" | "G" | "R" | "Y") | null;
  phase: "flick" | "line" | "over" | "place" | "skates";
  board: IcecoolBoardSketch;
  doors: IcecoolDoorSketch[];
  penguins: IcecoolPenguinView[];
  players: IcecoolPlayer[];
  deck: number;
  lines: IcecoolLineChoice[];
  limits: IcecoolFlickLimits | null;
  position: string;
}
/**
 * I go: whoever comes may have my seat, or a bot plays for me to the end.
 */
export interface LeaveSeat {
  type: "leave";
  to: "bot" | "open";
  bot?: string;
}
/**
 * Where a try at a lesson has led; only the learner's own moves are counted.
 */
export interface LessonBoard {
  state: State;
  played: string[];
  refused: Refused | null;
  films: {
    [k: string]: string;
  };
  verdict: "done" | "missed" | "open";
}
/**
 * GET /api/lessons/{game}: what there is to learn, in this order.
 */
export interface LessonFacts {
  name: string;
  clause: string;
  solution: string[];
}
/**
 * POST /api/lessons/{game}: all moves of a try, and perhaps a question why another is not allowed.
 */
export interface LessonTry {
  lesson: string;
  /**
   * @maxItems 16
   */
  moves?: string[];
  why?: string | null;
}
export interface Mine {
  tokens: {
    [k: string]: string;
  };
}
/**
 * GET /api/network: where other devices of this network come in.
 */
export interface Network {
  address: string | null;
  may_switch: boolean;
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
  avatar?: string;
  seed?: string | null;
  terms?: Terms1;
}
export interface SeatWish {
  kind: "bot" | "friend" | "me";
  bot?: string;
}
/**
 * What people agree about a table besides the game's options.
 */
export interface Terms1 {
  clock?: "game" | "move" | "none" | "relaxed";
  seconds?: number;
  increment?: number;
  hints?: boolean;
  host?: number | null;
}
/**
 * A crab's Asymmetry card and the Claws left on it; `stored` only for its owner.
 */
export interface OhCrabAbility {
  crab: string;
  card: string;
  claws: number;
  stores?: boolean;
  stored?: string | null;
}
/**
 * What is printed on an Asymmetry card: Claws, starfish, and when it is used.
 */
export interface OhCrabAbilityCard {
  claws: number;
  stars: number;
  timing: string;
}
/**
 * A crab of a pair has its turn (O113).
 */
export interface OhCrabActivated {
  kind: "activated";
  clause: string;
  crab: string;
}
/**
 * A card joined the Trail, with what it gives (O23).
 */
export interface OhCrabAdded {
  kind: "added";
  clause: string;
  seat: number;
  card: string;
  side: "left" | "right";
  gives: string[];
  fits?: ("lower" | "upper")[];
  special?: string | null;
  doping?: boolean;
}
/**
 * A way in which a crab could be pushed, if some answer leads to it.
 */
export interface OhCrabArrow {
  crab: string;
  origin: string;
  cell: string;
  word: string;
}
/**
 * A card of one's Hand, Trail, Discard pile, or of those the hermit drew.
 */
export interface OhCrabAskCard {
  kind: "card";
  asks:
    | "BOOST"
    | "DISCARD_CARD"
    | "DOPE_CARD"
    | "EXCH_CARD"
    | "JUNK"
    | "OBSTACLE"
    | "PAY"
    | "REST_KEEP"
    | "REST_KEEP2"
    | "RUNUP"
    | "STASH_PICK"
    | "STASH_SWAP"
    | "TRAIL_CARD";
  source: "discards" | "drawn" | "hand" | "trail";
  crab?: string | null;
  token?: string | null;
  card?: string | null;
  cost?: string | null;
  left?: number;
}
/**
 * The column to hop to, or of a start space.
 */
export interface OhCrabAskColumn {
  kind: "column";
  asks: "HOP" | "PLACE2";
  crab: string;
}
/**
 * A crab: to activate, to move, to give a card or a Reward.
 */
export interface OhCrabAskCrab {
  kind: "crab";
  asks: "ACTIVATE" | "ASYM_ASSIGN" | "CALL_CRAB" | "GULL_CRAB" | "PASS_CRAB" | "REWARD_CRAB";
  crabs?: string[];
  option?: number;
}
/**
 * An end of the Trail: for the Doping card, or the one that an old net takes.
 */
export interface OhCrabAskEnd {
  kind: "end";
  asks: "DOPE_SIDE" | "JUNK";
  card?: string | null;
  crab?: string | null;
  token?: string | null;
}
/**
 * Which of two halves the tailor uses: that of the added card, or of the Doping card (O166).
 */
export interface OhCrabAskHalf {
  kind: "half";
  asks: "TAILOR";
  icons: ("C" | "D" | "F" | "S")[];
}
/**
 * Whatever this turn still gives (O27).
 */
export interface OhCrabAskMenu {
  kind: "menu";
  asks: "MENU";
}
/**
 * The race is over.
 */
export interface OhCrabAskNothing {
  kind: "over";
  asks: "OVER";
}
/**
 * An Asymmetry card to keep; everybody at once (O155).
 */
export interface OhCrabAskOffer {
  kind: "offer";
  asks: "ASYM_PICK";
}
/**
 * A pile of the Market, or its draw pile (O43).
 */
export interface OhCrabAskPile {
  kind: "pile";
  asks: "EXCH_TAKE" | "REST_TAKE" | "TAKE";
}
/**
 * Which card to lay face down; everybody at once (O16).
 */
export interface OhCrabAskPlan {
  kind: "plan";
  asks: "PLAN";
}
/**
 * Where a pushed crab goes: who moves where, the links so far, who is to be sent on (O51, O52).
 */
export interface OhCrabAskPush {
  kind: "push";
  asks: "PUSH_DIR";
  crab: string;
  cell: string;
  links: OhCrabLink[];
  pushed: string;
}
/**
 * A push of the chain that is already decided.
 */
export interface OhCrabLink {
  crab: string;
  cell: string;
}
/**
 * An option of the Reward card (O153).
 */
export interface OhCrabAskReward {
  kind: "reward";
  asks: "REWARD";
}
/**
 * The moves left of Slalom or Slide (O87, O88).
 */
export interface OhCrabAskRun {
  kind: "run";
  asks: "PEND";
  moves: ("D" | "F")[];
}
/**
 * A space, by its row and then its column: to dig, to look under, to hide a Treasure.
 */
export interface OhCrabAskSpace {
  kind: "space";
  asks: "HIDE_COL" | "HIDE_ROW" | "OBST_COL" | "OBST_ROW" | "SPY_COL" | "SPY_ROW";
  row?: number | null;
  looks?: number;
  tile?: number;
}
/**
 * Add the card left or right, or rest (O20).
 */
export interface OhCrabAskStart {
  kind: "start";
  asks: "START";
}
/**
 * Where a crab goes.
 */
export interface OhCrabAskWay {
  kind: "way";
  asks: "CALL_DIR" | "GULL_DIR" | "JUMP_DIR" | "JUNK" | "MOVE_DIR" | "PASS_DIR" | "SWAP_DIR";
  crab: string;
  icon?: ("D" | "S") | null;
  free?: boolean;
  crabs?: string[];
  token?: string | null;
}
/**
 * Yes or no.
 */
export interface OhCrabAskYesNo {
  kind: "yes_no";
  asks: "END_CURRENT" | "END_EXCH" | "IGNORE" | "REACT";
  crab?: string | null;
  card?: string | null;
}
/**
 * A card of the Trail or the Discard pile is in the Hand again (O123).
 */
export interface OhCrabCardBack {
  kind: "card_back";
  clause: string;
  seat: number;
  card: string;
  origin: "discards" | "trail";
}
/**
 * The next Challenge lies open (O148).
 */
export interface OhCrabChallengeOpened {
  kind: "challenge_opened";
  clause: string;
  challenge: string;
  tile: number;
}
/**
 * Something this turn still gives; `usable` only for whose turn it is.
 */
export interface OhCrabChip {
  word: string;
  gives: string;
  usable?: boolean | null;
}
/**
 * A legal word; for actions and directions where they lead.
 */
export interface OhCrabChoice {
  word: string;
  ways?: OhCrabWay[];
  stands_up?: boolean;
  cells?: string[];
}
/**
 * A space that a crab would go to, and what happens there.
 */
export interface OhCrabWay {
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
 * A crab has a Claw back (O121).
 */
export interface OhCrabClawBack {
  kind: "claw_back";
  clause: string;
  crab: string;
  claws: number;
}
/**
 * What never changes in a race, and everybody sees: the beach as printed, cards, modules.
 */
export interface OhCrabConstants {
  players: number;
  pairs: boolean;
  rows: number;
  columns: string;
  tiles: OhCrabTile[];
  spaces: OhCrabSpace[];
  faces: OhCrabFace[];
  clauses: {
    [k: string]: string;
  };
  modules: number[];
  variants: string[];
  rewards: {
    [k: string]: string[];
  };
  lasting: string[];
  ability_cards: {
    [k: string]: OhCrabAbilityCard;
  };
}
/**
 * A tile of the board and the rows it covers, from the land.
 */
export interface OhCrabTile {
  name: string;
  first_row: number;
  rows: number;
}
/**
 * A hexagon as printed; what says nothing is left out. `kind`: . X O K E R C as in the rulebook.
 */
export interface OhCrabSpace {
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
 * What is printed on a card; halves upper then lower, "" where there is none.
 */
export interface OhCrabFace {
  card: string;
  main: "C" | "D" | "F" | "S";
  left: string[];
  right: string[];
  special?: string | null;
}
/**
 * The cook token went to the player farthest from the sea, or stayed (O92).
 */
export interface OhCrabCookMoved {
  kind: "cook_moved";
  clause: string;
  seat: number;
}
/**
 * A Challenge was counted: the counts of all seats, first and second places (O149–O152).
 */
export interface OhCrabCounted {
  kind: "counted";
  clause: string;
  challenge: string;
  tile: number;
  first: number[];
  second: number[];
  counts?: number[];
}
/**
 * A crab, where it is, and how far from the sea (O47); what is not so is left out.
 */
export interface OhCrabCrab {
  letter: string;
  colour: string;
  seat: number;
  cell: string | null;
  distance: number;
  knocked_over?: boolean;
  active?: boolean;
  token?: number;
}
/**
 * A card could have reacted, and its owner let it be (O163).
 */
export interface OhCrabDeclined {
  kind: "declined";
  clause: string;
  seat: number;
  crab: string;
  card: string;
}
/**
 * A card left the end of a Trail for the Discard pile (J4).
 */
export interface OhCrabDropped {
  kind: "dropped";
  clause: string;
  seat: number;
  card: string;
}
/**
 * A space was made an obstacle (O120).
 */
export interface OhCrabDug {
  kind: "dug";
  clause: string;
  seat: number;
  cell: string;
}
/**
 * A crab has its Asymmetry card and its Claws (O156, O157).
 */
export interface OhCrabEndowed {
  kind: "endowed";
  clause: string;
  crab: string;
  card: string;
  claws: number;
}
/**
 * A seat has laid a card face down; only its owner sees which (O16).
 */
export interface OhCrabReady {
  kind: "ready";
  clause: string;
  seat: number;
  card?: string | null;
}
/**
 * A player rests; a face-down card goes to the Discard pile (O24).
 */
export interface OhCrabRested {
  kind: "rested";
  clause: string;
  seat: number;
  card?: string | null;
}
/**
 * A card that stays in the Trail; with the insomniac's Claw all of them (O24, A7).
 */
export interface OhCrabKept {
  kind: "kept";
  clause: string;
  seat: number;
  card: string;
}
/**
 * A Market card that everybody knows; `pile` 0 is the draw pile (O43).
 */
export interface OhCrabTook {
  kind: "took";
  clause: string;
  seat: number;
  pile: number;
  card?: string | null;
}
/**
 * A card was turned up in a slot of the Market (O41).
 */
export interface OhCrabRefilled {
  kind: "refilled";
  clause: string;
  pile: number;
  card: string;
}
/**
 * The Discard pile is in the Hand again (O24, O101).
 */
export interface OhCrabTookBack {
  kind: "took_back";
  clause: string;
  seat: number;
  cards?: string[];
}
/**
 * A Hand card was discarded as a cost (O33).
 */
export interface OhCrabPaid {
  kind: "paid";
  clause: string;
  seat: number;
  card: string;
}
/**
 * A Hand card was lost to an obstacle or to sand, by choice or at random (O63, O64, O83).
 */
export interface OhCrabLost {
  kind: "lost";
  clause: string;
  seat: number;
  card: string;
  at_random?: boolean;
}
/**
 * A card was given: it left the game or went under the draw pile (O44).
 */
export interface OhCrabExchanged {
  kind: "exchanged";
  clause: string;
  seat: number;
  card: string;
  gone?: boolean;
}
/**
 * A crab took a start space (O111).
 */
export interface OhCrabPlaced {
  kind: "placed";
  clause: string;
  crab: string;
  cell: string;
}
/**
 * An action of the menu begins: its source, and the icon or special action (O27).
 */
export interface OhCrabUsed {
  kind: "used";
  clause: string;
  seat: number;
  crab: string;
  source: string;
  what?: string | null;
  shells?: number;
}
/**
 * A crab went from one space to another, or into the sea (O46, O48).
 */
export interface OhCrabMoved {
  kind: "moved";
  clause: string;
  crab: string;
  origin: string;
  cell: string;
  how: "call" | "current" | "cut" | "drift" | "gull" | "hop" | "jump" | "pass" | "push" | "step" | "swap";
  direction?: string | null;
}
/**
 * A crab lies on its back (O53, O65).
 */
export interface OhCrabKnockedOver {
  kind: "knocked_over";
  clause: string;
  crab: string;
  cell: string;
}
/**
 * A crab is on its legs again (O58, O24).
 */
export interface OhCrabStood {
  kind: "stood";
  clause: string;
  crab: string;
}
/**
 * A shell from the reserve, or several at once (O38, O68).
 */
export interface OhCrabShell {
  kind: "shell";
  clause: string;
  seat: number;
  crab?: string | null;
  cell?: string | null;
  n?: number;
}
/**
 * A charging crab ignored what it ran into (O86).
 */
export interface OhCrabIgnored {
  kind: "ignored";
  clause: string;
  crab: string;
}
/**
 * A turn is over (O29).
 */
export interface OhCrabTurnEnded {
  kind: "turn_ended";
  clause: string;
  seat: number;
}
/**
 * A new round: everybody plans (O15).
 */
export interface OhCrabRoundBegan {
  kind: "round_began";
  clause: string;
  number: number;
}
/**
 * The race is decided (O93–O95, O108, O173).
 */
export interface OhCrabRaceOver {
  kind: "race_over";
  clause: string;
  winners: number[];
}
/**
 * A token was turned under a crab; kept by its owner, or used up at once (O124, O125).
 */
export interface OhCrabSurprise {
  kind: "surprise";
  clause: string;
  seat: number;
  crab: string;
  cell: string;
  token: string;
  kept?: boolean;
}
/**
 * Shells went back to the reserve (J2, E1).
 */
export interface OhCrabShellLost {
  kind: "shell_lost";
  clause: string;
  seat: number;
  n: number;
}
/**
 * A player looked at a token; only that player learns which (O122).
 */
export interface OhCrabSpied {
  kind: "spied";
  clause: string;
  seat: number;
  cell: string;
  token?: string | null;
}
/**
 * A Treasure was laid face down on a space (E13).
 */
export interface OhCrabHidden {
  kind: "hidden";
  clause: string;
  cell: string;
}
/**
 * An event card happens, or is in force from now on; `ends` is the one that it replaces (O134–O136).
 */
export interface OhCrabEventRevealed {
  kind: "event_revealed";
  clause: string;
  event: string;
  tile: number;
  temporary?: boolean;
  ends?: string | null;
}
/**
 * All visible Market cards, each pile from its top, went under the draw pile (E9).
 */
export interface OhCrabMarketBlown {
  kind: "market_blown";
  clause: string;
  cards?: string[];
}
/**
 * A winner chose an option of the Reward card, 1 to 3 (O150).
 */
export interface OhCrabRewarded {
  kind: "rewarded";
  clause: string;
  seat: number;
  reward: string;
  option: number;
  what: string;
}
/**
 * A card reacted for a Claw (O160, O163).
 */
export interface OhCrabReacted {
  kind: "reacted";
  clause: string;
  seat: number;
  crab: string;
  card: string;
}
/**
 * A seat has picked an Asymmetry card; only its owner sees which (O155).
 */
export interface OhCrabPicked {
  kind: "picked";
  clause: string;
  seat: number;
  card?: string | null;
}
/**
 * The hermit stored a card, for another or from the draw pile; only its owner sees it (A6).
 */
export interface OhCrabStored {
  kind: "stored";
  clause: string;
  seat: number;
  card?: string | null;
  taken?: string | null;
}
/**
 * An Extra-action tile; `usable` only for whose turn it is.
 */
export interface OhCrabExtra {
  tile: string;
  cost: number;
  usable?: boolean | null;
}
/**
 * What a card of the own Hand, or face down, would complete at either end of the Trail.
 */
export interface OhCrabFit {
  card: string;
  left: string[];
  right: string[];
}
/**
 * The event card in force, and what it is about: the cook, the Extra-action tiles, or "" (O136).
 */
export interface OhCrabInForce {
  card: string;
  about: string;
}
/**
 * An Asymmetry card offered to this seat, with its word and whether it is picked, first or second.
 */
export interface OhCrabOffered {
  word: string;
  card: string;
  picked?: number;
}
/**
 * An event card or a Challenge of a Beach tile, 1 to 3 from the land; None: face down.
 */
export interface OhCrabOnTile {
  tile: number;
  card?: string | null;
}
/**
 * All that lies on the table for the modules in the game; what is seldom there is left out.
 */
export interface OhCrabPack {
  tokens: OhCrabToken[];
  kept: string[][];
  events: OhCrabOnTile[];
  crystal: string[];
  challenges: OhCrabOnTile[];
  counts: number[];
  borders: number[];
  abilities: OhCrabAbility[];
  offers: OhCrabOffered[];
  spare?: number;
  event_now?: OhCrabInForce | null;
  reward?: string | null;
  rewards_due?: number[];
  picked?: number[];
  drawn?: string[];
  tailor?: string[];
}
/**
 * A token on the board: face down unless this seat spied it, or it was just turned.
 */
export interface OhCrabToken {
  cell: string;
  token?: string | null;
  spies?: number[];
  turned?: boolean;
}
/**
 * What lies in front of a player; only the owner sees the Hand and the face-down card.
 */
export interface OhCrabSeat {
  letter: string;
  crabs: string[];
  shells: number;
  hand_size: number;
  known: string[];
  trail: string[];
  joints: string[][];
  discards: string[];
  hand?: string[] | null;
  ready?: boolean;
  down?: string | null;
  rests?: boolean;
}
/**
 * What a seat sees of a position, beside the constants; what is seldom there is left out.
 */
export interface OhCrabView {
  you: number | null;
  round: number;
  stage: string;
  question:
    | OhCrabAskPlan
    | OhCrabAskStart
    | OhCrabAskMenu
    | OhCrabAskRun
    | OhCrabAskCard
    | OhCrabAskWay
    | OhCrabAskPush
    | OhCrabAskColumn
    | OhCrabAskSpace
    | OhCrabAskCrab
    | OhCrabAskPile
    | OhCrabAskYesNo
    | OhCrabAskEnd
    | OhCrabAskHalf
    | OhCrabAskReward
    | OhCrabAskOffer
    | OhCrabAskNothing;
  deciders: number[];
  mover: number | null;
  crab: string | null;
  crabs: OhCrabCrab[];
  seats: OhCrabSeat[];
  cook: number;
  cook_next: number;
  reserve: number;
  chips: OhCrabChip[];
  extra: OhCrabExtra[];
  tile_free: boolean;
  market: string[][];
  draw: number;
  choices: OhCrabChoice[];
  pack: OhCrabPack | null;
  arrows?: OhCrabArrow[];
  charge?: boolean;
  dug?: string[];
  fits?: OhCrabFit[];
  winners?: number[];
}
/**
 * POST /api/network, answered as GET
 */
export interface OpenNetwork {
  open: boolean;
}
export interface Ping {
  type: "ping";
}
/**
 * A cell of the grid. A tap plays `move`, where that is a legal move.
 */
export interface PlainCell {
  text?: string;
  name?: string;
  move?: string;
  seat?: number | null;
  lit?: boolean;
}
/**
 * Cards in a row, or one pile. A tap on a card plays the move beside it, where that is legal.
 */
export interface PlainPile {
  label: string;
  cards: string[];
  moves?: string[];
}
/**
 * What a seat may see, in parts that any page can draw.
 */
export interface PlainView {
  grid?: PlainCell[][];
  piles?: PlainPile[];
  lines?: string[];
}
/**
 * A further match of all who are here, everybody one seat on; when this one is over.
 */
export interface PlayAgain {
  type: "again";
}
/**
 * A tap that means one move or several: all of them are played, or none.
 */
export interface PlayMove {
  type: "move";
  ply: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  moves: [string, ...string[]];
}
/**
 * A board that a try may come to: what differs from the one before, and what may follow.
 */
export interface Prepared {
  board: unknown;
  next?: {
    [k: string]: Prepared;
  };
  refused?: {
    [k: string]: number;
  };
}
/**
 * GET /api/lessons/{game}/prepared: for a browser that will be without network.
 */
export interface PreparedLessons {
  lessons: LessonFacts[];
  prepared: PreparedTries[];
}
/**
 * GET /api/puzzles/{game}/{day}/prepared, and of each lesson: what can be tried.
 */
export interface PreparedTries {
  first: Prepared;
  reasons: unknown[];
}
/**
 * Any HTTP error: a code for the translation files and what it is about.
 */
export interface Problem {
  code: string;
  params: {
    [k: string]: unknown;
  };
  clause?: string | null;
}
/**
 * GET /api/push: with which key a browser asks its push service for an address.
 */
export interface PushKey {
  key: string;
}
/**
 * POST /api/push: call this browser when one of these seats is to move; no seats: not any more.
 */
export interface PushWish {
  endpoint: string;
  reader: string;
  secret: string;
  sentence: string;
  tokens: {
    [k: string]: string;
  };
}
/**
 * Where an attempt at a puzzle stands; moves that the rules forced are among those played.
 */
export interface PuzzleBoard {
  state: State;
  played: string[];
  refused: Refused | null;
  films: {
    [k: string]: string;
  };
  task: "furthest" | "most-tokens" | "win";
  best: number;
  value: number;
  over: boolean;
  solved: boolean;
}
/**
 * GET /api/puzzles: a game with a puzzle for every day, and what it asks for.
 */
export interface PuzzleBox {
  game: string;
  task: "furthest" | "most-tokens" | "win";
}
/**
 * GET /api/puzzles/{game}/{day}/solution: for whoever gives up.
 */
export interface PuzzleSolution {
  moves: string[];
}
/**
 * POST /api/puzzles/{game}/{day}: an attempt from its beginning, and a move to ask about.
 */
export interface PuzzleTry {
  /**
   * @maxItems 200
   */
  moves?: string[];
  why?: string | null;
}
export interface Rename {
  type: "rename";
  name: string;
  avatar?: string | null;
}
/**
 * Something to say to the others at the table.
 */
export interface SayPhrase {
  type: "say";
  phrase: "again" | "good-match" | "hello" | "one-moment" | "oops" | "thanks" | "well-played" | "your-turn";
}
/**
 * I play again.
 */
export interface TakeBack {
  type: "take_back";
}
/**
 * Do not wait for the bot's beat.
 */
export interface SkipWait {
  type: "skip";
}
/**
 * GET /api/rules/{game}/boards: an example of the rulebook, before its first move and after each.
 */
export interface RulebookBoard {
  states: State[];
  films: {
    [k: string]: string;
  };
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
  avatar?: string;
  seat?: number | null;
}
/**
 * POST /api/mine (tokens in the body): the matches of this browser, going on or over.
 */
export interface TableSummary {
  table: string;
  game: string;
  seat: number;
  seats: SeatFacts[];
  to_move: number[];
  over: boolean;
  round: number;
  began: number;
  moves: number;
  scores: number[];
  winners: number[];
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
  clause: string;
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
  clause: string;
  jumped?: string[];
}
/**
 * A pawn came from the hand or from another cell (U17).
 */
export interface UrchinsPlaced {
  kind: "placed";
  seat: number;
  origin: string | null;
  cell: string;
  clause: string;
}
/**
 * A colour is out, and the round is played to its end (U32).
 */
export interface UrchinsLastRound {
  kind: "last_round";
  colour: "r" | "y";
  clause: string;
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
