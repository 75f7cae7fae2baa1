/** Puts a game's screens together for the shell, which hands back the play it got from `open`
 *  and knows its type no further than the contract. */
import type { Component } from "svelte";
import type { GameRoom, Play, Table } from "./contract";

type Screen<Own> = Component<{ table: Table; play: Own }>;

interface Screens<Own extends Play> extends Pick<
  GameRoom,
  "Symbols" | "secrets" | "stage" | "untried" | "Practice"
> {
  open(table: Table): Own;
  Board: Screen<Own>;
  Example?: Screen<Own>;
  Info: Screen<Own>;
  Side: Screen<Own>;
  Score: Screen<Own>;
  Seats?: Screen<Own>;
}

export const roomOf = <Own extends Play>(screens: Screens<Own>): GameRoom => screens;
