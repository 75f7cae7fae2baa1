/** Urchins at the table: what the shell asks a game's folder for. */
import { roomOf } from "../room";
import Board from "./Board.svelte";
import Info from "./Info.svelte";
import { UrchinPlay } from "./play.svelte";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

export default roomOf({ open: (table) => new UrchinPlay(table), Board, Info, Side, Score, Symbols });
