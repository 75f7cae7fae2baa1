/** Numbers for the counts. Who won was said by the server; the order is only that of the drawing. */
import type { IcePlay } from "../play.svelte";
import { allEvents, type EventOf, type GameEvent, type Letter, type Player } from "../view";

export interface Row {
  letter: Letter;
  seat: number;
  catcher: boolean;
  /** Fish taken in the round. */
  fish: number;
  /** Cards that the IDs brought. */
  ids: number;
}

/** The events of the round that ended with this one. */
function eventsOfRound(play: IcePlay, round: number): GameEvent[] {
  const all = allEvents(play.table.log);
  const end = all.findIndex((event) => event.kind === "round_over" && event.round === round);
  const start = all.findIndex((event) => event.kind === "round_begins" && event.round === round);
  // The cards for IDs follow the end of the round.
  const next = all.findIndex((event, index) => index > end && event.kind !== "card");
  return all.slice(Math.max(0, start), next === -1 ? all.length : next);
}

export function roundRows(play: IcePlay, over: EventOf<"round_over">): Row[] {
  const events = eventsOfRound(play, over.round);
  return play.view.order.map((letter, seat) => ({
    letter,
    seat,
    catcher: letter === over.catcher,
    fish: events.filter((event) => event.kind === "door" && event.fish && event.who === letter).length,
    ids: events.filter((event) => event.kind === "card" && event.clause === "I63" && event.who === letter)
      .length,
  }));
}

export interface Place extends Player {
  seat: number;
  won: boolean;
  values: number[];
}

export function ranking(play: IcePlay): Place[] {
  const { winners } = play.table.state;
  return play.view.players
    .map((player, seat) => ({
      ...player,
      seat,
      won: winners.includes(seat),
      values: [...(player.face_down ?? []), ...Array<number>(player.face_up).fill(1)].sort((a, b) => b - a),
    }))
    .sort(
      (a, b) =>
        Number(b.won) - Number(a.won) ||
        (b.points ?? 0) - (a.points ?? 0) ||
        b.cards - a.cards ||
        a.seat - b.seat,
    );
}
