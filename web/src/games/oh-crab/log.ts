/** The log: a heading for each round, each turn in words and below them in notation. */
import type { LogLine } from "../contract";
import { packBrief } from "./pack/sentences";
import type { CrabPlay } from "./play.svelte";
import { spoken } from "./sentences";
import { chapters, type Turn } from "./turns";
import type { GameEvent } from "./view";

const heading = (text: string): LogLine => ({
  kind: "heading",
  mark: null,
  colour: null,
  text,
  remark: "",
  spoken: text,
});
const note = (text: string, said: string, moves: number): LogLine => ({
  kind: "note",
  mark: null,
  colour: null,
  text,
  remark: "",
  spoken: said,
  moves,
});

/** In the short words of a turn the icons used speak for themselves by what they did. */
const SHOWN = new Set<GameEvent["kind"]>([
  "added",
  "rested",
  "took",
  "moved",
  "knocked_over",
  "stood",
  "shell",
  "lost",
  "exchanged",
  "took_back",
]);

/** "to d7, pushes Orange to c6, shell" */
function brief(play: CrabPlay, turn: Turn): string {
  const { names } = play;
  const { say } = play.table;
  const parts = turn.events.flatMap((event): string[] => {
    if (event.kind === "used" && (event.what ?? event.source).length > 1)
      return [names.action(event.what ?? event.source)];
    const pack = packBrief(play, event);
    if (pack !== null) return [pack];
    if (!SHOWN.has(event.kind)) return [];
    if (event.kind === "moved") {
      const params = { crab: names.crab(event.crab), to: names.to(event.cell) };
      return [
        say(
          event.how === "push" ? "brief-pushed" : event.crab === turn.crab ? "brief-moved" : "brief-sent",
          params,
        ),
      ];
    }
    if (event.kind === "added")
      return [
        say("brief-added", { card: names.short(play.face(event.card)), fits: event.fits?.length ?? 0 }),
      ];
    if (event.kind === "knocked_over" && event.crab !== turn.crab) return [];
    return [say(`brief-${event.kind.replace("_", "-")}`)];
  });
  return parts.join(", ");
}

function lines(play: CrabPlay, turn: Turn): LogLine[] {
  const colour = play.view.crabs.find(({ letter }) => letter === turn.crab)?.colour ?? "red";
  const said = turn.events.map((event) => spoken(play, event)).join(" ");
  const name = play.table.name(turn.seat);
  const text = play.table.say("brief-turn", { name, text: brief(play, turn) });
  return [
    { kind: "move", mark: `mark-${colour}`, colour, text, remark: "", spoken: said, moves: turn.moves },
    note(turn.notation.join(" "), "", turn.moves),
  ];
}

export function logLines(play: CrabPlay): LogLine[] {
  return chapters(play.table.log, play.view).flatMap((chapter): LogLine[] => {
    if ("round" in chapter) return [heading(play.table.say("log-round", { round: chapter.round }))];
    if ("turn" in chapter) return lines(play, chapter.turn);
    const text = spoken(play, chapter.event);
    return [note(text, text, chapter.moves)];
  });
}
