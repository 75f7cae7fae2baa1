/** What the shell and a game's folder know of each other. The shell knows no game by name:
 *  it loads `games/<name>/index.ts` (its default export, or an export called `room`) when that box
 *  is opened and asks it for a `GameRoom`; a game without such a folder is played on the plain board. `open` is called while a component is being made, so
 *  runes, `$effect` included, work in it.
 *
 *  A clause is linked by an ordinary `<a href="/rules/<game>#F14">`; a click on it inside the table
 *  opens the rulebook beside the board. "Skip the wait" is the frame's own button. */
import type { Component } from "svelte";
import type { Attributes } from "../shell/table/state-attributes";
import type { Hint, LogEntry, Refused, State } from "../wire/types";

export type Params = Record<string, string | number | boolean>;
/** Translates a key of the `.ftl` files in the language of the moment. */
export type Say = (key: string, params?: Params) => string;

/** The table as a game's components see it. One reactive object, given by the shell. */
export interface Table {
  /** The last state from the server: view, moves, log, seats. Who has `moves` may play them, who is in
   *  `to_move` is waited for: a choice made may still be changed while others think. */
  readonly state: State;
  /** All log entries from the match's first move on (state.log holds only the news). */
  readonly log: readonly LogEntry[];
  /** Recordings that belong to log entries, by the entry's number: how something moved, for playback.
   *  Each comes just before the state with its entry; a game without moving pieces has none. */
  readonly films: ReadonlyMap<number, ArrayBuffer>;
  readonly say: Say;
  readonly lang: "en" | "fr";
  /** A seat's name as shown: "You", a friend's name, a bot's name. */
  name(seat: number): string;
  /** Seat that is drawn at the bottom: the watcher's own, or 0 for a spectator. */
  readonly home: number;
  /** The last refusal or the last answer to a question why; null once something else was done. */
  readonly refused: Refused | null;
  readonly hint: Hint | null;
  /** True while a move is on its way: input waits. */
  readonly busy: boolean;
  readonly reducedMotion: boolean;
  /** A lesson or a puzzle that is over: nobody plays on, whoever would be to move. */
  readonly ended?: boolean;
  /** When the time of whoever is to move is up, in the clock of Date.now(); null while no clock runs. */
  readonly clockEnds: number | null;
  /** One tap, one message: several moves are played together or not at all, and a refusal names the one
   *  that the rules forbid. */
  play(...moves: [string, ...string[]]): void;
  why(move: string): void;
  /** Take refusal and hint off the board. */
  quiet(): void;
}

/** How a seat is drawn in the frame. */
export interface SeatLook {
  colour: string; // a class of tokens.css without "c-": "red", "purple" …
  avatar: string; // symbol id
  mark: string; // symbol id of the shape that doubles the colour; "" where the avatar does
  score: number;
  outOf: number | null; // "15 of 60"
  unit?: string; // "urchins": what the score counts, said where there is room
  progress: number | null; // 0…1, the bar below
  note: string; // "your turn", "swap?"; "" if none
}

export interface LogLine {
  kind: "move" | "heading" | "note";
  mark: string | null; // symbol id
  colour: string | null;
  text: string; // notation, or a heading
  remark: string; // "+1", "keeps"
  /** The line in a sentence, for the screen reader. */
  spoken: string;
  /** So many moves were played when the line was written: the board of then can be looked at. */
  moves?: number;
}

/** A key that is no button's, and what it does. */
export interface KeyHelp {
  key: string;
  label: string;
}

export interface Action {
  id: string; // "again": the shell lays the same table once more instead of calling run; "restart": with the same deal
  label: string;
  icon: string; // symbol id
  pressed?: boolean; // a toggle
  primary?: boolean; // the big button; disabled ones say what to do ("Choose a target")
  soft?: boolean; // big, but nothing urges to press it: "Skip this step"
  disabled?: boolean;
  key?: string; // keyboard shortcut
  run(): void;
}

/** What a tap on a cell, card or pile does: picks something up or is a whole choice, or says where the picked piece goes. */
export type Legal = "select" | "target";

/** One game at one table: what is picked, what is shown. Made anew when a table is opened. */
export interface Play {
  /** Buttons of the action bar besides Undo and Hint, the big one last. */
  readonly actions: Action[];
  seat(seat: number): SeatLook;
  /** "Round 3, swaps": beside the title. */
  readonly subtitle: string;
  /** Which of the room's screens to show. */
  readonly screen: "board" | "score";
  readonly logLines: LogLine[];
  /** What is asked of the viewer on the board that is shown, in no language: "capture", "place"; "" if nothing is. */
  readonly decision: string;
  /** The board does not show `table.state` yet: pieces in flight, a film, the pause before the score. */
  readonly animating: boolean;
  /** The position in sentences, always present for a screen reader. */
  readonly description: string[];
  /** `table.refused` in words, shown below the field where a move is typed; null if nothing was refused. */
  readonly refusal?: { title: string; text: string } | null;
  /** `table.hint` in words (`hinting.ts`), shown above the action bar; null or missing if the game shows them
   *  itself. What the hint marks has the class `shine` or `shines`: the words keep off it. */
  readonly hinted?: string | null;
  /** A move in words, as somebody would advise it on the board that is shown. */
  inWords(move: string): string;
  /** Puts back what was drafted on the board and not sent yet: Undo does this first. Null if there is nothing. */
  readonly takeBack?: (() => void) | null;
  /** The keys of the game besides those of its buttons, for the list of keys. */
  readonly keys?: readonly KeyHelp[];
  /** False while something is still being shown that has happened already; missing where nothing moves. */
  readonly still?: boolean;
  /** What a move did, in words: said aloud to whoever cannot see it. */
  spoken(entry: LogEntry): string;
  /** Keys the frame did not use; true if the game did. */
  onKey(event: KeyboardEvent): boolean;
}

/** A game's box on the shelf, from `games/<name>/cover/index.ts`: the shelf is drawn without fetching a game. */
export interface Cover {
  /** Where it stands among the others. */
  place: number;
  /** As in the game's own words, which are not fetched for the shelf. */
  title: Record<"en" | "fr", string>;
  /** The lid as SVG, and the symbols that it and the small picture use. */
  drawing: string;
  art: string;
  /** The box's edge. */
  side: string;
  /** How the title is set on the lid. */
  lettering: { size: number; x: number; y: number; fill: string; stroke: string };
  /** The small picture in the list of matches. */
  thumb: { symbol: string; colour: string; ground: string } | null;
  /** What the box says before the server has answered. */
  players: [number, number];
  minutes: number;
  /** The colours of the seats, in their order: classes of tokens.css without "c-". None where they are drawn. */
  colours?: (players: number, options: Readonly<Record<string, unknown>>) => readonly string[];
}

export interface GameRoom {
  open(table: Table): Play;
  Board: Component<{ table: Table; play: never }>;
  /** The board as a rulebook shows it: small, to look at only, as wide as high. Missing where `Board` is that. */
  Example?: Component<{ table: Table; play: never }>;
  /** All seats, drawn by the game itself. The table is then laid out tall: the seats in one row, a board
   *  that takes what room is left and scrolls by itself, the panels as a dock below it. */
  Seats?: Component<{ table: Table; play: never }>;
  /** Panels: below the own seat on the phone, between the seats on the left when wide. */
  Info: Component<{ table: Table; play: never }>;
  /** Panels on the right when wide; on the phone below Info. */
  Side: Component<{ table: Table; play: never }>;
  /** The screen between rounds and at the end. */
  Score: Component<{ table: Table; play: never }>;
  /** The game's symbols, put into the page once. */
  Symbols: Component;
  /** The board is the page: on a wide screen everything else floats on it. Needs `Seats`. */
  stage?: true;
  /** Players have secrets, which a record would tell: there is none before the end. */
  secrets?: true;
  /** A move cannot be tried on a board of the past: what to learn from is offered as buttons. */
  untried?: true;
  /** Something to try alone, without a table; found at /practice/<game>. It declares its state as attributes of the page's <main>. */
  Practice?: Component<{ declare: (attributes: Attributes) => void }>;
}
