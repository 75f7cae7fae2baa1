/** Plays Oh Crab!: whatever may be tapped, spaces nearest to the sea first. */
import type { PageState } from "../support/table";
import { Player } from "./player";

export class CrabPlayer extends Player {
  protected async tap({ decision }: PageState) {
    const { page } = this;
    const aimed = this.table.legalCells("target");
    const spaces = this.table.legalCells("select");
    const useful = this.enabledAction("ready", "add", "push", "yes", "use");
    const things = page.locator(
      "[data-card][data-legal=select], [data-pile][data-legal=select], [data-offer][data-legal=select], " +
        "[data-chip][data-legal=select]:not([data-cost])",
    );
    // The other crab can still be picked instead of the one that is picked.
    const isCrabPicked = decision === "crab" && (await useful.count()) > 0;
    if (isCrabPicked) await useful.first().click();
    else if ((await aimed.count()) > 0) await this.enabledAction("push").click();
    else if ((await spaces.count()) > 0) await spaces.nth(await this.#nearestToTheSea()).click();
    else if ((await useful.count()) > 0) await useful.first().click();
    else if ((await things.count()) > 0) await things.first().click();
    else await this.enabledAction("end", "no", "rest").first().click();
  }

  #nearestToTheSea(): Promise<number> {
    return this.table.legalCells("select").evaluateAll((cells) => {
      const rows = cells.map(({ dataset: { cell = "" } }) => (cell === "sea" ? 99 : Number(cell.slice(1))));
      return rows.indexOf(Math.max(...rows));
    });
  }
}
