/** ICECOOL at the table: what the shell asks a game's folder for. */
import { roomOf } from "../room";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import "./ice.css";
import Info from "./Info.svelte";
import { IcePlay } from "./play.svelte";
import Practice from "./practice/Practice.svelte";
import Score from "./Score.svelte";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

export default roomOf({
  open: (table) => new IcePlay(table),
  Board,
  Example,
  Seats,
  Info,
  Side,
  Score,
  Symbols,
  secrets: true,
  stage: true,
  untried: true,
  Practice,
});
