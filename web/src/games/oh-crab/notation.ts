/** A turn in notation (section 14): `>FAST3 m+ s-R1^ k/[O\]`. */
import type { GameEvent } from "./view";

const SOURCES: Record<string, string> = {
  main: "m",
  upper: "u",
  lower: "l",
  special: "s",
  main2: "M",
  upper2: "U",
  lower2: "L",
  special2: "S",
  cook: "k",
  cut: "r",
  claw: "w",
  T4: "t4",
  T5: "t5",
  T6: "t6",
  T7: "t7",
  T8: "t8",
  T9: "t9",
};
const ARROWS: Record<string, string> = { N: "^", NE: "/", NW: "\\", S: "v", SE: ">", SW: "<" };

type Moved = Extract<GameEvent, { kind: "moved" }>;

function moved(word: string, event: Moved, crab: string): string {
  const arrow = event.how === "hop" ? "~" : (ARROWS[event.direction ?? ""] ?? "");
  const way = event.how === "jump" ? arrow + arrow : arrow;
  const sea = event.cell === "sea" ? "#" : "";
  if (event.how === "push") {
    // The seaward end moves first, and the chain is written from the pusher on.
    const link = `${event.crab}${way}${sea}`;
    return word.endsWith("]") ? word.replace("[", () => `[${link}`) : `${word}[${link}]`;
  }
  if (event.crab !== crab) return `${word}:${event.crab}${event.how === "swap" ? "" : way}${sea}`;
  if (event.how === "swap") return word + sea;
  if (event.how === "current") return `${word} c${way}${sea}`;
  // A push is told before the pusher's own step, and written behind it.
  const at = word.indexOf("[");
  return at < 0 ? word + way + sea : word.slice(0, at) + way + sea + word.slice(at);
}

/** The words of a turn with one event more; most events are signs behind the word they belong to. */
export function noted(words: readonly string[], event: GameEvent, crab: string): string[] {
  const behind = (sign: string): string[] =>
    words.length === 0 ? [sign] : [...words.slice(0, -1), words.at(-1)! + sign];
  switch (event.kind) {
    case "added":
      return [...words, (event.side === "right" ? ">" : "<") + event.card];
    case "rested":
      return [...words, "z"];
    case "kept":
      return [...words, `keep=${event.card}`];
    case "took":
      return [...words, `take=${event.pile}`];
    case "used":
      return [...words, SOURCES[event.source] ?? event.source];
    case "exchanged":
      return [...words, `x-${event.card}`];
    case "paid":
      return behind(`-${event.card}`);
    case "lost":
      return behind(`${event.at_random ? "?" : "-"}${event.card}`);
    case "shell":
      return behind(event.crab && event.crab !== crab ? `+${event.crab}` : "+");
    case "stood":
      return behind("=");
    case "knocked_over":
      return event.crab === crab ? behind("*") : [...words];
    case "moved":
      return words.length === 0
        ? [moved("", event, crab)]
        : [...words.slice(0, -1), moved(words.at(-1)!, event, crab)];
    default:
      return [...words];
  }
}
