/** Somebody is waited for who is not there: after a while their friends may go on with a bot. */
import type { State } from "../../wire/types";
import { absent } from "./seat-rights";

/** The server lends a seat after a minute; until then somebody who only changes the network is back. */
const PATIENCE = 62_000;

export class Absent {
  /** Whose seat a bot may have meanwhile. */
  seat = $state<number | null>(null);

  constructor(state: () => State) {
    const missed = $derived(absent(state()));
    $effect(() => {
      const seat = missed;
      const timer = seat === null ? undefined : setTimeout(() => (this.seat = seat), PATIENCE);
      return () => {
        clearTimeout(timer);
        this.seat = null;
      };
    });
  }
}
