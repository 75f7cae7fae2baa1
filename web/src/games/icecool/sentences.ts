/** Events in words: a sentence for the screen reader and the notice, a short form for the log. */
import type { IcePlay } from "./play.svelte";
import { degrees } from "./aim/aim";
import type { EventOf, GameEvent, Letter } from "./view";

/** Penguins that a flick moved: who was flicked, who was touched, who went through a door. */
function moved(events: readonly GameEvent[]): Set<Letter> {
  return new Set(
    events.flatMap((event) =>
      event.kind === "touch"
        ? [event.who, event.other]
        : event.kind === "flicked" || event.kind === "door"
          ? [event.who]
          : [],
    ),
  );
}

/** Where everybody stands after a flick is seen on the board; only what is special is told. */
export function telling(events: readonly GameEvent[]): GameEvent[] {
  const stirred = moved(events);
  return events.filter((event) => {
    if (event.kind === "rest")
      return stirred.has(event.who) && (event.stuck !== null || event.how === "dropped");
    if (event.kind === "touch") return event.catch > 0;
    return event.kind !== "flicked" && event.kind !== "stayed";
  });
}

export function spoken(play: IcePlay, event: GameEvent): string {
  const { names } = play;
  const { say } = play.table;
  const who = "who" in event ? names.who(event.who) : { name: "", you: "no" };
  switch (event.kind) {
    case "placed":
      return say("said-placed", who);
    case "on_circle":
      return say("said-on-circle", who);
    case "on_line":
      return say("said-on-line", { ...who, room: names.room(event.room) });
    case "stayed":
      return say("said-stayed", who);
    case "flicked":
      return say("said-flicked", { ...who, ...manner(event) });
    case "door":
      return say("said-door", {
        ...who,
        door: names.door(event.door),
        room: names.room(event.to),
        how: event.how,
        fish: event.fish ? "yes" : "no",
      });
    case "card":
      return say("said-card", { ...who, value: event.value ?? 0 });
    case "touch":
      return say("said-touch", { ...who, other: names.player(event.other), catch: event.catch });
    case "out":
      return say("said-out", who);
    case "rest":
      return say("said-rest", {
        ...who,
        how: event.stuck !== null && event.how === "stands" ? "stuck" : event.how,
        door: event.stuck ? names.door(event.stuck) : "",
      });
    case "repeat":
      return say("said-repeat", who);
    case "restart":
      return say("said-restart", who);
    case "skates":
      return say("said-skates", { ...who, used: event.used ? "yes" : "no" });
    case "skipped":
      return say("said-skipped", who);
    case "round_over":
      return say("said-round-over", { round: event.round, why: event.why[0] ?? "fish" });
    case "round_begins":
      return say("said-round-begins", { round: event.round, ...names.who(event.catcher) });
    case "match_over":
      return say("said-match-over", { names: play.namesOf(event.winners), count: event.winners.length });
  }
}

/** How it was flicked. */
function manner({ phi, power, side, height }: EventOf<"flicked">): {
  head: string;
  side: string;
  power: number;
  degrees: number;
} {
  const where = Math.abs(side) < 0.1 ? "middle" : side < 0 ? "left" : "right";
  return {
    head: height >= 0.5 ? "yes" : "no",
    side: where,
    power: Math.round(power * 100),
    degrees: degrees(phi),
  };
}

/** "slide 62, D5, fish, caught" */
export function brief(play: IcePlay, event: GameEvent): string {
  const { say } = play.table;
  switch (event.kind) {
    case "flicked":
      return say("brief-flicked", { ...manner(event) });
    case "door":
      return say("brief-door", {
        door: play.names.door(event.door),
        how: event.how,
        fish: event.fish ? "yes" : "no",
      });
    case "touch":
      return say("brief-touch", {
        who: play.names.player(event.who),
        other: play.names.player(event.other),
        catch: event.catch,
      });
    case "rest":
      return say("brief-rest", { how: event.stuck !== null && event.how === "stands" ? "stuck" : event.how });
    case "on_line":
      return say("brief-on-line", { room: play.names.roomTitle(event.room) });
    case "skates":
      return say("brief-skates", { used: event.used ? "yes" : "no" });
    default:
      return ["placed", "stayed", "out", "repeat", "restart", "skipped"].includes(event.kind)
        ? say(`brief-${event.kind}`)
        : "";
  }
}
