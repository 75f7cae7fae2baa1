/** Oh Crab! at the table: what the shell asks a game's folder for. */
import type { Component } from "svelte";
import type { GameRoom, Table } from "../contract";
import Board from "./Board.svelte";
import "./chips.css";
import Info from "./Info.svelte";
import "./pack/pack.css";
import "./palette.css";
import { CrabPlay } from "./play.svelte";
import Score from "./Score.svelte";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

/** The shell hands back the play it got from `open`, whose type only this folder knows. */
type Screen = Component<{ table: Table; play: never }>;

const room: GameRoom = {
  open: (table) => new CrabPlay(table),
  Board: Board as Screen,
  Seats: Seats as Screen,
  Info: Info as Screen,
  Side: Side as Screen,
  Score: Score as Screen,
  Symbols,
  secrets: true,
};

export default room;
