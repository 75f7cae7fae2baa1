import type { Params } from "../games/contract";
import type { SeatFacts } from "./types";

interface Words {
  say(key: string, params?: Params): string;
  sayOr(key: string, plain: string): string;
}

/** Somebody who gave no name; several get numbers, the same for everybody at the table. */
function guest(seats: readonly SeatFacts[], facts: SeatFacts, words: Words): string {
  const nameless = seats.filter((other) => other.kind === "person" && !other.name);
  return nameless.length < 2
    ? words.say("guest")
    : words.say("guest-number", { number: nameless.indexOf(facts) + 1 });
}

/** A seat's name as shown. Two bots of one kind get numbers, or nobody could tell them apart. */
export function nameOf(seats: readonly SeatFacts[], seat: number, own: number | null, words: Words): string {
  if (seat === own) return words.say("you");
  const facts = seats[seat];
  if (!facts || facts.kind === "open") return words.say("seat-open");
  if (facts.kind === "person") return facts.name || guest(seats, facts, words);
  const name = words.sayOr(`bot-${facts.name}`, facts.name);
  if (facts.stands_in_for != null)
    return words.say("seat-stands-in", { bot: name, name: facts.stands_in_for || words.say("guest") });
  const twins = seats.filter((other) => other.kind === "bot" && other.name === facts.name);
  return twins.length < 2 ? name : `${name} ${twins.indexOf(facts) + 1}`;
}
