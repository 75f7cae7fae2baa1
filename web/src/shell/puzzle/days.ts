/** Days as people write them in addresses: 2026-03-01, by the clock of this browser. Pure but for `today`. */

export const asDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, "0"))
    .join("-");

export const today = (): string => asDay(new Date());

/** At noon, which no change of the clocks moves to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function daysBefore(day: string, number: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - number);
  return asDay(date);
}
