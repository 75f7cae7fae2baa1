/** How the log is read: in sentences, or in the notation of the game. */
import { keep, kept } from "../../wire/seats";

export const readings = ["sentences", "notation"] as const;
export type Reading = (typeof readings)[number];

let reading = $state<Reading>(readings.find((known) => known === kept("log")) ?? "sentences");

export const chosenReading = (): Reading => reading;

export function chooseReading(next: Reading): void {
  reading = next;
  keep("log", next);
}
