/** Plays Fish & Chips: keeps the fish, picks up a pile that can capture, takes the first pile it can take. */
import type { PageState } from "../support/table";
import { Player } from "./player";

export class FishPlayer extends Player {
  protected async tap({ decision }: PageState) {
    if (decision === "swap") await this.table.action("keep").click();
    else if (decision === "deal") await this.table.action("deal").click();
    else {
      await this.table.legalCells("select").first().click();
      await this.table.legalCells("target").first().click();
    }
  }

  /** Makes the move of a notation such as "a1xb1" or, where the octopus swaps, "O<>c3". */
  play(notation: string): Promise<PageState> {
    return this.table.act(() => this.tapMove(notation));
  }

  /** Taps the two cells of a move; what is picked up already stays in the hand. */
  async tapMove(notation: string) {
    const [from, to] = notation.split(/x|<>/) as [string, string];
    const octopus = this.page.locator('[role=gridcell][aria-label*="red octopus"]');
    const origin = from === "O" ? octopus : this.table.cell(from);
    if ((await origin.getAttribute("aria-selected")) !== "true") await origin.click();
    await this.table.cell(to).click();
  }
}
