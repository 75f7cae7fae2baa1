/** The room of every game whose folder the page does not have. */
import { roomOf } from "../games/room";
import { sayIn, say } from "../i18n/words.svelte";
import Board from "./Board.svelte";
import Info from "./Info.svelte";
import { PlainPlay } from "./play.svelte";
import Seats from "./Seats.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";

export default roomOf({
  open: (table) =>
    new PlainPlay(table, { say, own: (key, params) => sayIn(table.state.table.game, key, params) }),
  Board,
  Seats,
  Info,
  Side,
  // The last board says how it ended: there is no other screen.
  Score: Info,
  Symbols,
});
