/** Several people at one device: each has a seat of their own, and sees their own secrets only. */
import { untrack } from "svelte";
import { Companion } from "../../wire/companion";
import { hereAt, rememberHere } from "../../wire/here";
import type { LiveTable } from "../../wire/table.svelte";
import type { Again } from "../../wire/types";
import { sitAt } from "../lay";
import { nextHere } from "./passing";

/** Milliseconds in which everybody sees what a move did, before the board turns to the next one. */
const LOOK = 1100;

export class Party {
  readonly #table: LiveTable;
  /** The tokens of those here, by seat. */
  #tokens = $state.raw<Readonly<Record<number, string>>>({});
  /** Everybody's seat but that of whoever has the device. */
  #companions = $state.raw<ReadonlyMap<number, Companion>>(new Map());
  /** Who has the device, or is given it. */
  #holder = $state<number | null>(null);
  /** Who has said that it is they who look. */
  #looking = $state<number | null>(null);
  /** Goes up when a companion hears something. */
  #heard = $state(0);

  constructor(table: LiveTable) {
    this.#table = table;
    this.#tokens = hereAt(table.id);
    table.shared = Object.keys(this.#tokens).length > 1;
  }

  readonly seats = $derived.by(() => Object.keys(this.#tokens).map(Number));
  /** Whose sight of the table the page has; unlike the state it changes seldom. */
  readonly #own = $derived.by(() => this.#table.own);
  readonly several = $derived.by(() => this.seats.length > 1);
  readonly next = $derived.by(() =>
    this.several && this.#table.answered ? nextHere(this.#table.now, this.seats, this.#table.own) : null,
  );
  /** There is something that the others here must not see. */
  readonly secret = $derived.by(
    () => this.several && this.#table.answered && this.#table.now.table.hidden && !this.#table.over,
  );
  /** For whom the curtain is closed; null while it is open. */
  readonly veiled = $derived.by((): number | null =>
    this.secret && this.#looking !== this.#table.own ? (this.#holder ?? this.#table.own) : null,
  );
  /** The one behind the curtain may look. */
  readonly arrived = $derived.by(() => this.veiled === this.#table.own);
  /** The page gives the device to the next one by itself: where nothing is secret, or where nobody has looked yet (the
   *  page was opened, by whom is not known). */
  readonly turning = $derived.by(
    () => this.next !== null && !(this.secret && (this.#looking !== null || this.#holder !== null)),
  );
  /** Everybody here knows their seat in the further match. */
  readonly goesOn = $derived.by(() => {
    void this.#heard;
    return [...this.#companions.values()].every((companion) => companion.goesOn);
  });
  /** Somebody here could take back what was played last. */
  readonly canUndo = $derived.by(() => {
    void this.#heard;
    return this.#undoer() !== null;
  });

  /** Inside a component: keeps everybody at the table, and turns the board to the next one where nothing is secret. */
  follow(): void {
    $effect(() => {
      if (!this.several || this.#own === null) return;
      this.#accompany(this.seats.filter((seat) => seat !== this.#own));
    });
    $effect(() => () => this.#accompany([]));
    $effect(() => {
      const { next } = this;
      if (next === null || !this.turning) return;
      const timer = setTimeout(() => this.give(next), this.secret || this.#table.reducedMotion ? 0 : LOOK);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const asker = this.#table.answered ? this.#table.now.undo_asked : null;
      if (asker !== null && asker !== this.#table.own && this.seats.includes(asker))
        this.#table.answerUndo(true);
    });
  }

  /** Closes the curtain, where there is something to hide, and sits down where the next one sits. */
  give(seat: number): void {
    const token = this.#tokens[seat];
    if (token === undefined) return;
    this.#holder = seat;
    this.#looking = null;
    const giver = this.#own;
    if (seat === giver) return;
    // Whoever gives it away stays at the table, and whoever gets it is never away: the page leaves a seat when
    // somebody else is on it.
    this.#accompany(this.seats);
    const change = () => {
      if (this.#holder === seat) this.#table.changeSeat(token);
    };
    const companion = giver === null ? undefined : this.#companions.get(giver);
    // There is none for who left a seat here and sat down on another one.
    if (companion === undefined) change();
    else companion.whenHere(change);
  }

  /** These, and no others, are at the table without having the device. */
  #accompany(wanted: readonly number[]): void {
    const before = untrack(() => this.#companions);
    for (const [seat, companion] of before) if (!wanted.includes(seat)) companion.close();
    this.#companions = new Map(
      wanted.map((seat) => [
        seat,
        before.get(seat) ?? new Companion(this.#table.id, this.#tokens[seat]!, () => (this.#heard += 1)),
      ]),
    );
  }

  /** "It is me." */
  look(): void {
    this.#looking = this.#table.own;
  }

  /** Somebody at this device has taken one more seat. */
  joins(seat: number, token: string): void {
    const { own } = this.#table;
    const mine = this.#table.token;
    if (own !== null && mine !== null) rememberHere(this.#table.id, own, mine);
    rememberHere(this.#table.id, seat, token);
    this.#tokens = hereAt(this.#table.id);
    this.#table.shared = true;
    this.#looking = own;
  }

  /** Walks to a further match with all who are here. */
  goOn(further: Again): void {
    const { table, seat, token } = further;
    if (this.several && seat !== null && token !== null) rememberHere(table, seat, token);
    sitAt(further);
  }

  /** Takes back what was played last by anybody here. */
  undo(): void {
    const seat = this.#undoer();
    if (seat === null || seat === this.#table.own) this.#table.askUndo();
    else this.#companions.get(seat)?.undo();
  }

  #undoer(): number | null {
    for (const { seat } of this.#table.log.toReversed()) {
      if (seat === null || !this.seats.includes(seat)) continue;
      if (seat === this.#table.own) return this.#table.now.undo === "no" ? null : seat;
      return this.#companions.get(seat)?.canUndo ? seat : null;
    }
    return null;
  }
}
