/** The server's refusals as sentences, and what a space is when somebody just looks at it. */
import type { Refused } from "../../wire/types";
import type { Params } from "../contract";
import { crabOn } from "./choose";
import { tokenText } from "./pack/describe";
import type { CrabPlay } from "./play.svelte";
import { askOf } from "./prompt";
import type { Cell, Space } from "./view";

export interface Why {
  title: string;
  text: string;
  clause: string | null;
  href: string | null;
  /** The space it is about; null: none. */
  at: Cell | null;
  /** True for a "no", false for a description. */
  no: boolean;
  /** Beside a "no": what the space is, where it is more than sand. */
  about?: string;
}

export const rulebookLink = (clause: string): string => `/rules/oh-crab#${clause}`;

export function whySentence(play: CrabPlay, refused: Refused): Why {
  const { clause, reason } = refused;
  // Crabs, icons, tiles and actions come as letters and ids, which the sentences know; a card is called by its name.
  const params: Params = { ...(refused.params as Params), clause: clause ?? "" };
  const face = play.view.faces.find(({ card }) => card === params.card);
  if (face) params.card = play.names.quoted(face);
  const text = play.table.say(`why-${reason}`, params);
  return {
    title: play.table.say(`why-${reason}-title`, params),
    text: reason === "another-question" ? `${text} ${askOf(play)}` : text,
    clause,
    href: clause === null ? null : rulebookLink(clause),
    at: null,
    no: true,
  };
}

/** What a card or an Extra-action tile does, for whoever just looks at it. */
export function aboutAction(play: CrabPlay, word: string): Why {
  const face = play.view.faces.find(({ card }) => card === word);
  const gives = face ? (face.special ?? face.main) : word;
  const clause = play.view.clauses[gives] ?? "O30";
  return {
    title: face ? play.names.title(face) : play.names.action(word),
    text: play.names.effect(gives),
    clause,
    href: rulebookLink(clause),
    at: null,
    no: false,
  };
}

/** The clause that tells what a space does. */
const CLAUSES: Record<string, string> = {
  ".": "O61",
  X: "O62",
  O: "O63",
  K: "O65",
  E: "O70",
  R: "O66",
  C: "O73",
};

/** "obstacle, shell, reeds": what is printed on a space. */
export function printedOn(play: CrabPlay, space: Space): string[] {
  const { say } = play.table;
  const kind = space.kind ?? ".";
  const parts = kind === "." ? [] : [say("ground-name", { ground: kind })];
  if (space.shell) parts.push(say("space-shell"));
  if (space.surprise) parts.push(say("space-surprise"));
  if (space.reeds) parts.push(say("space-reeds"));
  if (space.start) parts.push(say("space-start", { number: space.start }));
  return parts.length > 0 ? parts : [say("ground-name", { ground: "." })];
}

/** What a space does, in a line; "" where it is sand and nothing more. */
export function aboutSpace(play: CrabPlay, cell: Cell): string {
  const space = play.beach.get(cell);
  if (!space) return "";
  const plain = (space.kind ?? ".") === "." && !space.shell && !space.surprise && !space.reeds;
  const found = plain ? null : lookedAt(play, cell);
  return found === null ? "" : `${found.title}. ${found.text}`;
}

export function lookedAt(play: CrabPlay, cell: Cell): Why | null {
  const space = play.beach.get(cell);
  if (!space) return null;
  const { say } = play.table;
  const kind = space.kind ?? ".";
  const clause =
    kind === "."
      ? space.reeds
        ? "O72"
        : space.shell
          ? "O68"
          : space.surprise
            ? play.view.pack
              ? "O124"
              : "O71"
            : "O61"
      : CLAUSES[kind]!;
  const effects = [];
  if (kind !== "." || !(space.shell || space.reeds || space.surprise)) {
    const icon = space.icon ? play.names.icon(space.icon) : "";
    effects.push(
      say("space-effect", { kind, cost: space.cost ?? 0, icon, to: play.names.cell(space.arrow ?? cell) }),
    );
  }
  if (space.shell) effects.push(say("space-effect-shell"));
  if (space.reeds) effects.push(say("space-effect-reeds"));
  if (space.surprise) effects.push(tokenText(play, cell) ?? say("space-effect-surprise"));
  const crab = crabOn(play.view, cell);
  const there = crab
    ? say("space-crab", {
        crab: play.names.crab(crab.letter),
        name: play.table.name(crab.seat),
        distance: crab.distance,
        down: crab.knocked_over ? "yes" : "no",
      })
    : "";
  return {
    title: crab ? `${cell}: ${there}` : `${cell}: ${printedOn(play, space).join(", ")}`,
    text: effects.join(" "),
    clause,
    href: rulebookLink(clause),
    at: cell,
    no: false,
  };
}
