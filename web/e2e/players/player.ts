/** Somebody who plays by what the page lights up, game by game. */
import type { Locator, Page } from "@playwright/test";
import { whenIdle, type PageState, type Table } from "../support/table";

const MAX_TAPS = 40; // for one decision

export abstract class Player {
  readonly page: Page;

  constructor(readonly table: Table) {
    this.page = table.page;
  }

  /** Taps one thing that leads on from what is asked. */
  protected abstract tap(state: PageState): Promise<void>;

  /** Makes one decision that is asked of this person now: taps until the match has gone on. */
  async decide(): Promise<PageState> {
    const before = await this.table.ownTurn();
    let state = before;
    for (let taps = 0; taps < MAX_TAPS; taps++) {
      if (state.phase === "over") return state;
      await this.tap(state);
      state = await whenIdle(this.page);
      if (state.ply !== before.ply) return state;
    }
    throw new Error(`${MAX_TAPS} taps decide nothing: ${JSON.stringify(state)}`);
  }

  /** Plays on until the match is over, and says how many decisions that took. */
  async playToEnd(maxDecisions: number, onDecision: (state: PageState) => Promise<void> = async () => {}) {
    for (let decisions = 0; decisions <= maxDecisions; decisions++) {
      const state = await this.table.ownTurn();
      await onDecision(state);
      if (state.phase === "over") return decisions;
      await this.decide();
    }
    throw new Error(`the match does not end within ${maxDecisions} decisions`);
  }

  /** Plays on until this person is asked for a decision of that kind. */
  async playUntil(decision: string, maxDecisions = 60): Promise<PageState> {
    for (let decisions = 0; decisions <= maxDecisions; decisions++) {
      const state = await this.table.ownTurn();
      if (state.decision === decision) return state;
      if (state.phase === "over") break;
      await this.decide();
    }
    throw new Error(`nobody asked for "${decision}"`);
  }

  protected enabledAction(...ids: string[]): Locator {
    return this.page.locator(ids.map((id) => `[data-action="${id}"]:not(:disabled)`).join(", "));
  }
}
