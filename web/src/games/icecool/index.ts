/** ICECOOL at the table: what the shell asks a game's folder for. */
import type { Component } from "svelte";
import type { GameRoom, Table } from "../contract";
import Board from "./Board.svelte";
import "./ice.css";
import Info from "./Info.svelte";
import { IcePlay } from "./play.svelte";
import Practice from "./practice/Practice.svelte";
import Score from "./Score.svelte";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

/** The shell hands back the play it got from `open`, whose type only this folder knows. */
type Screen = Component<{ table: Table; play: never }>;

const room: GameRoom = {
  open: (table) => new IcePlay(table),
  Board: Board as Screen,
  Seats: Seats as Screen,
  Info: Info as Screen,
  Side: Side as Screen,
  Score: Score as Screen,
  Symbols,
  secrets: true,
  stage: true,
  Practice,
};

export default room;
