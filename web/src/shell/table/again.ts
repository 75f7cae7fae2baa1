/** Playing again: the same table once more. Pure. */
import type { NewTable, SeatFacts } from "../../wire/types";

/** The seats of a match once more: the same bots, and friends by a new link. */
export function sameSeats(seats: readonly SeatFacts[], mine: number | null): NewTable["seats"] {
  return seats.map(({ seat, kind, name }) => {
    if (seat === mine) return { kind: "me", bot: "" };
    return kind === "bot" ? { kind: "bot", bot: name } : { kind: "friend", bot: "" };
  });
}
