/** What this browser goes by: a name, an animal, and in each game the colour liked best. */
import { keep, kept, readStored, writeStored } from "../wire/seats";
import { avatars, type Avatar } from "./avatar/names";

let name = $state(kept("name") ?? "");
let avatar = $state<Avatar | "">(avatars.find((known) => known === kept("avatar")) ?? "");

export function myName(): string {
  return name;
}

export function rename(next: string): void {
  name = next;
  keep("name", next);
}

/** "" while none was chosen. */
export function myAvatar(): Avatar | "" {
  return avatar;
}

export function chooseAvatar(next: Avatar | ""): void {
  avatar = next;
  keep("avatar", next);
}

function colours(): Record<string, unknown> {
  const stored = readStored("colours");
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** The colour that was chosen last in a game; null if none ever was. */
export function myColour(game: string): string | null {
  const colour = colours()[game];
  return typeof colour === "string" ? colour : null;
}

export function likeColour(game: string, colour: string): void {
  writeStored("colours", { ...colours(), [game]: colour });
}
