/** Oh Crab! at the table: what the shell asks a game's folder for. */
import { roomOf } from "../room";
import Board from "./Board.svelte";
import "./chips.css";
import Example from "./Example.svelte";
import Info from "./Info.svelte";
import "./pack/pack.css";
import "./palette.css";
import { CrabPlay } from "./play.svelte";
import Score from "./Score.svelte";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

export default roomOf({
  open: (table) => new CrabPlay(table),
  Board,
  Example,
  Seats,
  Info,
  Side,
  Score,
  Symbols,
  secrets: true,
});
