/** Boards that come by request, as a table shows them. Pure. */
import type { State } from "../../wire/types";
import { wholeView } from "../../wire/view";

/** A board as the rules left it, with the whole view. */
export const wholeState = (state: State): State => ({
  ...state,
  view: wholeView(state.constants, state.view),
});

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

/** Films by the number of their log entry, as text comes over the wire. */
export const filmsOf = (films: Readonly<Record<string, string>>): ReadonlyMap<number, ArrayBuffer> =>
  new Map(Object.entries(films).map(([number, film]) => [Number(number), bytesOf(film)] as const));
