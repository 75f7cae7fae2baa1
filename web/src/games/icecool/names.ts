/** What players, rooms and doors are called. */
import type { Table } from "../contract";
import type { Letter, View } from "./view";

export class Names {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get #order(): Letter[] {
    return (this.#table.state.view as View).order;
  }

  seat(letter: Letter): number {
    return Math.max(0, this.#order.indexOf(letter));
  }

  player(letter: Letter): string {
    return this.#table.name(this.seat(letter));
  }

  /** For sentences that speak to the player: who, and whether that is you. */
  who(letter: Letter): { name: string; you: "yes" | "no" } {
    return { name: this.player(letter), you: this.#table.state.seat === this.seat(letter) ? "yes" : "no" };
  }

  colour(letter: Letter): string {
    return this.#table.say("colour-name", { colour: letter });
  }

  /** "the Classroom", in a sentence */
  room(room: string): string {
    return this.#table.say("room-name", { room });
  }

  /** "Classroom", on the floor */
  roomTitle(room: string): string {
    return this.#table.say("room-title", { room });
  }

  door(door: string): string {
    return this.#table.say("door-name", { door });
  }
}
