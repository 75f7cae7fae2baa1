/** Plays Urchins: skips step 1, adds an urchin from a pile, puts the pawn where it wins most, confirms. */
import type { PageState } from "../support/table";
import { Player } from "./player";

export class UrchinsPlayer extends Player {
  #turns = 0;

  protected async tap({ decision }: PageState) {
    const { table } = this;
    if (decision === "move") await table.action("skip").click();
    else if (decision === "add") await this.add();
    else if (decision === "pawn") await this.place();
    else await table.action("confirm").click();
  }

  /** The colours take turns, so that squares of both come about. */
  async add() {
    const colour = this.#turns++ % 2 === 0 ? "y" : "r";
    await this.page.locator(`[data-pile="${colour}"][data-legal], [data-pile][data-legal]`).first().click();
    const targets = this.table.legalCells("target");
    await targets.nth(Math.floor((await targets.count()) / 2)).click();
  }

  async place() {
    const cells = this.table.legalCells("select");
    const gains = await cells.evaluateAll((found) => found.map((cell) => Number(cell.dataset.gain ?? 0)));
    await cells.nth(gains.indexOf(Math.max(...gains))).click();
  }
}
