/** Events in sentences, for the screen reader, the log and the news line. */
import type { Say } from "../contract";
import { kindOf } from "./colours";
import type { Colour, Fish, GameEvent, View } from "./view";

export const fishWords = (say: Say, fish: Fish): string =>
  say("fish", { kind: kindOf(fish), colour: fish.colour, value: fish.value });

export const colourName = (say: Say, colour: Colour): string => say("colour-name", { colour });
export const colourLow = (say: Say, colour: Colour): string => say("colour-low", { colour });

/** "red 9, purple 7" */
export const pointsWords = (say: Say, order: readonly Colour[], points: readonly number[]): string =>
  order
    .slice(0, points.length)
    .map((colour, index) => say("describe-colour-points", { colour, points: points[index]! }))
    .join(", ");

export function spoken(event: GameEvent, view: View, say: Say, names: (seats: number[]) => string): string {
  switch (event.kind) {
    case "swap": {
      const { colour, special, origin, cell } = event;
      return say("spoken-swap", { colour, special, origin, cell, value: event.partner.value });
    }
    case "keep":
      return say("spoken-keep", { colour: event.colour });
    case "capture": {
      const { colour, origin, cell, fish } = event;
      return say("spoken-capture", {
        colour,
        origin,
        cell,
        fish,
        value: event.top.value,
        taken: event.taken.value,
      });
    }
    case "pass":
      return say("spoken-pass", { colour: event.colour });
    case "round_over":
      return say("spoken-round-over", { list: pointsWords(say, event.order, event.points) });
    case "match_over":
      if (view.players === 1) return say(event.winners.length > 0 ? "spoken-solo-won" : "spoken-solo-lost");
      return say("spoken-match-won", { names: names(event.winners) });
    case "deal":
      return say("spoken-deal", { colour: event.starter });
  }
}
