/** Plays the example package Connect Four on the generic board, and installs it where a server finds it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { python, root } from "../support/test-server";
import type { PageState } from "../support/table";
import { Player } from "./player";

/** Installs the example package; the folder for the server's PYTHONPATH. */
export function installConnectFour(): string {
  const folder = join(root, "build", "examples", "browser");
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  const offline = ["--no-deps", "--no-build-isolation", "--no-index", "--upgrade"];
  const example = join(root, "examples", "connect_four");
  execFileSync(python, [...pip, ...offline, "--target", folder, example], { stdio: "inherit" });
  return folder;
}

export class ConnectFourPlayer extends Player {
  #turns = 0;

  protected async tap(_: PageState) {
    const cells = this.table.legalCells("select");
    await cells.nth((5 * this.#turns++) % (await cells.count())).click();
  }

  async drop(cell: string) {
    await this.table.act(() => this.table.cell(cell).click());
  }
}
