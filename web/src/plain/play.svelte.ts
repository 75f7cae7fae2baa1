/** One table of a game that the page has no pictures for: its view drawn plainly, its moves as buttons. */
import { advice, again } from "../games/buttons";
import type { Action, KeyHelp, Legal, LogLine, Play, SeatLook, Table } from "../games/contract";
import { isDue } from "../games/due";
import type { LogEntry } from "../wire/types";
import { listed } from "../games/listed";
import { rulebookLink } from "../games/squares/why";
import { description } from "./describe";
import { colourOf, shapeOf } from "./seats";
import { moveText, seatName, told, whySentence, type Words, hintText } from "./sentences";
import { shownOf } from "./view";

export class PlainPlay implements Play {
  readonly screen = "board";
  readonly animating = false;

  constructor(
    readonly table: Table,
    readonly words: Words,
  ) {}

  readonly shown = $derived.by(() => shownOf(this.table.state.view));
  readonly moves = $derived.by(() => this.table.state.moves);
  readonly #legal = $derived.by(() => new Set(this.moves));
  readonly waiting = $derived.by(() => this.table.state.table.seats.some((seat) => seat.kind === "open"));
  /** Scores say something once somebody has one, or once it is over. */
  readonly scored = $derived.by(
    () => this.table.state.over || this.table.state.scores.some((score) => score !== 0),
  );

  isLegal(move: string): boolean {
    return this.#legal.has(move);
  }

  readonly decision = $derived.by((): "move" | "" =>
    this.moves.length > 0 && !this.waiting && !this.table.ended ? "move" : "",
  );

  legal(move: string): Legal | undefined {
    return this.decision !== "" && this.isLegal(move) ? "select" : undefined;
  }

  /** The cell or card that the hint speaks of. */
  isHinted(part: { move: string; name?: string }): boolean {
    const { hint, state } = this.table;
    if (hint === null || hint.ply !== state.ply) return false;
    const { name } = hint.where;
    return (hint.move !== null && hint.move === part.move) || (name !== null && name === part.name);
  }

  /** Who has won, once it is over. */
  readonly result = $derived.by((): string | null => {
    const { state, say, lang } = this.table;
    if (!state.over) return null;
    const { winners } = state;
    if (winners.length === 0 || (winners.length === state.table.players && winners.length > 1))
      return say("plain-draw");
    const names = winners.map((seat) => this.table.name(seat));
    return say("plain-won", {
      names: listed(lang, names),
      who: winners.length > 1 ? "several" : winners[0] === state.seat ? "you" : "one",
    });
  });

  // ------------------------------------------------------------ what the player does

  /** A tap on something that plays a move: the rules say why where that is not legal now. */
  tap(move: string): void {
    const { table } = this;
    if (move === "" || table.busy) return;
    if (this.isLegal(move)) table.play(move);
    else if (table.state.seat !== null && !table.state.over && !this.waiting) table.why(move);
  }

  /** Set by the grid: puts the keyboard's cursor on it. */
  focusBoard: (() => void) | null = null;

  onKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") {
      const spoke = this.table.refused !== null || this.table.hint !== null;
      this.table.quiet();
      return spoke;
    }
    if (!event.key.startsWith("Arrow") || this.focusBoard === null) return false;
    this.focusBoard();
    return true;
  }

  // ------------------------------------------------------------ what the frame asks

  readonly subtitle = $derived.by(() =>
    this.table.say("plain-moves-played", { count: this.table.log.length }),
  );

  readonly actions = $derived.by((): Action[] => {
    const { say, state, busy } = this.table;
    const [only, ...others] = this.moves;
    if (state.over) return [again(say("plain-again"))];
    if (only !== undefined && others.length === 0) {
      const label = moveText(only, this.words);
      return [
        { id: "only", label, icon: "i-check", primary: true, disabled: busy, run: () => this.tap(only) },
      ];
    }
    if (isDue(state)) return [advice(say("plain-choose"), "")];
    const [mover] = state.to_move;
    if (this.waiting || mover === undefined || state.thinking.length > 0) return [];
    return [advice(say("plain-wait", { name: this.table.name(mover) }), "")];
  });

  readonly logLines = $derived.by((): LogLine[] =>
    this.table.log.flatMap((entry) => {
      const { seat } = entry;
      const name = seat === null ? "" : `${this.table.name(seat)}: `;
      return told(entry, this.table, this.words).map((text, at) => ({
        kind: at === 0 ? ("move" as const) : ("note" as const),
        mark: seat === null || at > 0 ? null : shapeOf(seat),
        colour: seat === null || at > 0 ? null : colourOf(seat),
        text,
        remark: "",
        spoken: at === 0 ? name + text : text,
        moves: entry.number + 1,
      }));
    }),
  );

  readonly description = $derived.by(() => description(this));

  spoken(entry: LogEntry): string {
    const name = entry.seat === null ? "" : `${this.table.name(entry.seat)}: `;
    return name + told(entry, this.table, this.words).join(" ");
  }

  readonly refusal = $derived.by(() => {
    const { refused, lang } = this.table;
    if (refused === null) return null;
    const { clause } = refused;
    const href = clause === null ? null : rulebookLink(this.table.state.table.game, clause);
    return { ...whySentence(refused, lang, this.words), clause, href };
  });

  /** Said beside the moves, where it covers none of them. */
  readonly hinted = null;
  readonly hintText = $derived.by((): string | null => {
    const { hint, state } = this.table;
    // On a board of the past the frame itself says what is marked.
    if (hint === null || hint.ply !== state.ply || state.ply < 0) return null;
    return hintText(hint, this.words);
  });

  inWords(move: string): string {
    return moveText(move, this.words);
  }

  seat(seat: number): SeatLook {
    return {
      colour: colourOf(seat),
      avatar: shapeOf(seat),
      mark: shapeOf(seat),
      score: this.table.state.scores[seat] ?? 0,
      outOf: null,
      progress: null,
      note: seatName(seat, this.words),
    };
  }

  get keys(): KeyHelp[] {
    const { say } = this.table;
    return [
      { key: "← ↑ ↓ →", label: say("plain-key-arrows") },
      { key: "Enter", label: say("plain-key-enter") },
    ];
  }
}
