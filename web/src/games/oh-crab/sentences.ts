/** Events in sentences, for the log, the notice and the screen reader. */
import { packSpoken } from "./pack/sentences";
import type { CrabPlay } from "./play.svelte";
import type { GameEvent } from "./view";

/** Whom an event is about, as shown: "You", "Mila"; and "yes" for the one who reads. */
function who(play: CrabPlay, seat: number): { name: string; you: string } {
  return { name: play.table.name(seat), you: seat === play.table.state.seat ? "yes" : "no" };
}

export function spoken(play: CrabPlay, event: GameEvent): string {
  const { names } = play;
  const { say } = play.table;
  const card = (id: string): string => names.quoted(play.face(id));
  const crab = (letter: string): string => names.crab(letter);
  switch (event.kind) {
    case "placed":
      return say("said-placed", { crab: crab(event.crab), cell: event.cell });
    case "ready":
      return event.card
        ? say("said-ready-card", { card: card(event.card) })
        : say("said-ready", who(play, event.seat));
    case "activated":
      return say("said-activated", { crab: crab(event.crab) });
    case "added": {
      const fits = (event.fits ?? []).length;
      return say("said-added", { ...who(play, event.seat), card: card(event.card), side: event.side, fits });
    }
    case "rested":
      return say("said-rested", who(play, event.seat));
    case "kept":
      return say("said-kept", { ...who(play, event.seat), card: card(event.card) });
    case "took":
      return event.card
        ? say("said-took", { ...who(play, event.seat), card: card(event.card) })
        : say("said-took-blind", who(play, event.seat));
    case "refilled":
      return say("said-refilled", { pile: event.pile, card: card(event.card) });
    case "took_back":
      return say("said-took-back", { ...who(play, event.seat), count: event.cards?.length ?? 0 });
    case "used":
      return say("said-used", {
        ...who(play, event.seat),
        action: names.action(event.what ?? event.source),
        shells: event.shells ?? 0,
      });
    case "paid":
      return say("said-paid", { ...who(play, event.seat), card: card(event.card) });
    case "moved":
      return say(event.how === "push" ? "said-pushed" : "said-moved", {
        crab: crab(event.crab),
        cell: names.cell(event.cell),
        sea: event.cell === "sea" ? "yes" : "no",
      });
    case "knocked_over":
      return say("said-knocked-over", { crab: crab(event.crab) });
    case "stood":
      return say("said-stood", { crab: crab(event.crab) });
    case "shell":
      return (event.n ?? 1) > 1
        ? say("said-shells", { ...who(play, event.seat), n: event.n ?? 1 })
        : say("said-shell", who(play, event.seat));
    case "lost":
      return say("said-lost", { ...who(play, event.seat), card: card(event.card) });
    case "ignored":
      return say("said-ignored", { crab: crab(event.crab) });
    case "exchanged":
      return say("said-exchanged", { ...who(play, event.seat), card: card(event.card) });
    case "turn_ended":
      return say("said-turn-ended", who(play, event.seat));
    case "cook_moved":
      return say("said-cook", who(play, event.seat));
    case "round_began":
      return say("said-round", { round: event.number });
    case "race_over":
      return say("said-over", {
        names: play.namesOf(event.winners),
        count: event.winners.length,
        you: event.winners.length === 1 && event.winners[0] === play.table.state.seat ? "yes" : "no",
      });
    default:
      return packSpoken(play, event);
  }
}
