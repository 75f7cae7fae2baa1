/** The name this browser goes by. */
import { keep, kept } from "../wire/seats";

let name = $state(kept("name") ?? "");

export function myName(): string {
  return name;
}

export function rename(next: string): void {
  name = next;
  keep("name", next);
}
