/** Plays ICECOOL: takes what the primary button proposes. */
import type { PageState } from "../support/table";
import { Player } from "./player";

/** Draws in software, since there is no graphics card where tests run. */
export const WEBGL_ARGS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const QUARTER_TURN_PRESSES = 9;

export class IcecoolPlayer extends Player {
  protected async tap({ decision }: PageState) {
    // A refused flick is aimed elsewhere, as where a wall leaves no room for the finger.
    if (decision === "flick" && (await this.page.locator("[data-refusal]").count()) > 0)
      for (let press = 0; press < QUARTER_TURN_PRESSES; press++) await this.page.keyboard.press("ArrowLeft");
    await this.page
      .locator("footer.act .btn.pri:not(:disabled)[data-action]:not([data-action=advice])")
      .first()
      .click();
  }
}
