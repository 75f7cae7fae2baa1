/** Everything that has a name: crabs, cards, actions, tiles. Said in the language of the table. */
import type { Table } from "../contract";
import { effectOf, isPackId, nameOf } from "./pack/cards";
import type { Cell, Face } from "./view";

export class Names {
  constructor(private readonly table: Table) {}

  private say(key: string, params = {}): string {
    return this.table.say(key, params);
  }

  crab(letter: string): string {
    return this.say("crab-name", { crab: letter });
  }

  icon(icon: string): string {
    return this.say("icon-name", { icon });
  }

  /** "Slalom!": a special action, a tile, the shortcut, or the name of a basic action. */
  action(gives: string): string {
    if (gives.length === 1) return this.icon(gives);
    if (isPackId(gives)) return nameOf(this.table.say, gives);
    if (gives === "challenge" || gives === "event") return this.say(`pending-${gives}`);
    return gives === "cut" ? this.say("cut-name") : this.say("action-name", { action: gives });
  }

  /** What an action does, in one sentence. */
  effect(gives: string): string {
    if (gives === "cut") return this.say("cut-effect");
    if (isPackId(gives)) return effectOf(this.table.say, gives);
    if (gives === "challenge" || gives === "event") return this.say(`pending-${gives}-effect`);
    return gives.length === 1
      ? this.say("icon-effect", { icon: gives })
      : this.say("action-effect", { action: gives });
  }

  tile(name: string): string {
    return this.say(`beach-${name}`);
  }

  cell(cell: Cell): string {
    return cell === "sea" ? this.say("the-sea") : cell;
  }

  /** "to d7", "into the sea" */
  to(cell: Cell): string {
    return cell === "sea" ? this.say("to-sea") : this.say("to-cell", { cell });
  }

  /** "Slalom! with “forward”" or "start card “forward”" */
  card(face: Face): string {
    const main = this.icon(face.main);
    return face.special
      ? this.say("card-market", { name: this.action(face.special), main })
      : this.say("card-start", { main });
  }

  /** A card above what is told of it: "Start card “forward”" */
  title(face: Face): string {
    return face.special ? this.card(face) : this.say("card-start-title", { main: this.icon(face.main) });
  }

  /** A card in a sentence, whose own full stop must not meet the mark of a name: “Slalom!”. */
  quoted(face: Face): string {
    return face.special ? this.say("card-special", { name: this.action(face.special) }) : this.short(face);
  }

  /** A card in a few letters: its action, or its main icon. */
  short(face: Face): string {
    return face.special ? this.action(face.special) : this.say("card-start", { main: this.icon(face.main) });
  }
}
