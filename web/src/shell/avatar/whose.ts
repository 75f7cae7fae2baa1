/** Which animal sits on a seat. Pure. */
import type { Say } from "../../games/contract";
import type { SeatFacts } from "../../wire/types";
import { isBotAnimal, type Animal } from "./animals";

/** A person's is the one they chose, if any; a bot is itself, or a buoy where nobody has drawn it. */
export function animalOf(facts: SeatFacts | undefined): Animal | null {
  if (!facts || facts.kind === "open") return null;
  if (facts.kind === "person") return facts.avatar ?? null;
  return isBotAnimal(facts.name) ? facts.name : "buoy";
}

/** A name for a screen reader, with the animal that others see; a bot's is its name. */
export const spokenName = (name: string, facts: SeatFacts | undefined, say: Say): string =>
  facts?.kind === "person" && facts.avatar
    ? say("name-and-animal", { name, animal: say(`avatar-${facts.avatar}`) })
    : name;
