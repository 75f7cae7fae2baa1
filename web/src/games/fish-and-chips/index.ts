/** Fish & Chips at the table: what the shell asks a game's folder for. */
import type { Component } from "svelte";
import type { GameRoom, Table } from "../contract";
import Board from "./Board.svelte";
import Info from "./Info.svelte";
import { FishPlay } from "./play.svelte";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

/** The shell hands back the play it got from `open`, whose type only this folder knows. */
type Screen = Component<{ table: Table; play: never }>;

const room: GameRoom = {
  open: (table) => new FishPlay(table),
  Board: Board as Screen,
  Info: Info as Screen,
  Side: Side as Screen,
  Score: Score as Screen,
  Symbols,
};

export default room;
