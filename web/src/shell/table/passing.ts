/** One device for several people: who has it next. Pure. */
import type { State } from "../../wire/types";

type Turn = Pick<State, "to_move" | "over">;

/** Who of those here is waited for while whoever has the device is not; round the table from there. Null: nobody. */
export function nextHere(
  { to_move, over }: Turn,
  here: readonly number[],
  holder: number | null,
): number | null {
  if (over || holder === null || to_move.includes(holder)) return null;
  const due = here.filter((seat) => seat !== holder && to_move.includes(seat));
  return due.find((seat) => seat > holder) ?? due[0] ?? null;
}
