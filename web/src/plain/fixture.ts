/** A game from elsewhere, for the tests: four in a row on a board of three columns, with a word or two of its own. */
import shell from "@words/en/shell.ftl?raw";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { speakerOf } from "../games/fixture/speaker";
import { FixtureTable } from "../games/fixture/table.svelte";
import type { LogEntry, PlainCell, PlainView, State } from "../wire/types";
import { PlainPlay } from "./play.svelte";
import type { Words } from "./sentences";

/** What `PlainView` of Python becomes on the wire: every field is there. */
export const cell = (name: string, changes: PlainCell = {}): PlainCell => ({
  text: "",
  name,
  move: name[0],
  seat: null,
  lit: false,
  ...changes,
});

export const view = (changes: PlainView = {}): PlainView => ({
  grid: [
    [cell("a2"), cell("b2"), cell("c2")],
    [cell("a1", { text: "X", seat: 0 }), cell("b1", { text: "O", seat: 1, lit: true }), cell("c1")],
  ],
  piles: [],
  lines: [],
  ...changes,
});

export const OWN = `
seat-0 = Yellow
event-dropped = { $side } drops into { $column }{ $won ->
    [true] {" "}and wins
   *[false] {""}
}
why-full = Column { $column } is full.
move-a = Drop left
`;

export function wordsOf(own: string): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(own));
  return {
    say: speakerOf("en", shell),
    own: (key, params) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, params, []) : null;
    },
  };
}

export const entry = (number: number, move: string | null, events: object[] = []): LogEntry => ({
  number,
  seat: number % 2,
  move,
  events,
});

/** A view of any shape: only its table knows how many play. */
export function sit(
  shown: object = view(),
  {
    moves = ["a", "b", "c"],
    log = [] as LogEntry[],
    own = OWN,
    ...changes
  }: Partial<State> & { own?: string } = {},
): { table: FixtureTable<{ players: number }>; play: PlainPlay } {
  const words = wordsOf(own);
  const table = new FixtureTable("connect-three", words.say, { players: 2, ...shown }, moves, {
    scores: [0, 0],
    view: shown,
    ...changes,
  });
  table.log = log;
  return { table, play: new PlainPlay(table, words) };
}
