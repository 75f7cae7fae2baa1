/** A table as its page declares it. Tests wait for these attributes and for nothing else. */
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./person";
import type { TestServer } from "./test-server";

const TIMEOUT_MS = 60_000;

/** What `<main>` says of a table, an exercise or a replay. */
export interface PageState {
  screen: string;
  connection: "connecting" | "open" | "lost";
  phase: "waiting" | "playing" | "over";
  ply: number;
  moves: number;
  viewedMove: string;
  viewerSeat: string;
  toMove: number[];
  turn: "own" | "changeable" | "other" | "none";
  decision: string;
  step: string;
  task: string;
}

/** Runs in the page: what `<main>` declares once it is idle and, if a ply is given, has (or no longer has) that ply. */
function readIdle({ ply, notPly }: { ply: number | null; notPly: number | null }) {
  const main = document.querySelector<HTMLElement>("main[data-idle=true]");
  if (main === null) return null;
  const shown = Number(main.dataset.ply);
  if ((ply !== null && shown !== ply) || (notPly !== null && shown === notPly)) return null;
  return { ...main.dataset };
}

/** Waits until a page is idle and nothing will change before somebody acts; says what it shows then. */
export async function whenIdle(
  page: Page,
  { ply = null, notPly = null }: { ply?: number | null; notPly?: number | null } = {},
): Promise<PageState> {
  const handle = await page
    .waitForFunction(readIdle, { ply, notPly }, { timeout: TIMEOUT_MS })
    .catch(async (error: unknown) => {
      const state = await page.evaluate(() => ({ ...document.querySelector("main")?.dataset }));
      const wanted = ply === null ? (notPly === null ? "" : ` after ply ${notPly}`) : ` at ply ${ply}`;
      throw new Error(`not idle${wanted}: ${JSON.stringify(state)}`, { cause: error });
    });
  const data = (await handle.jsonValue()) as Record<string, string | undefined>;
  return {
    screen: data.screen ?? "",
    connection: (data.connection ?? "connecting") as PageState["connection"],
    phase: (data.phase ?? "waiting") as PageState["phase"],
    ply: Number(data.ply),
    moves: Number(data.moves),
    viewedMove: data.viewedMove ?? "",
    viewerSeat: data.viewerSeat ?? "",
    toMove: (data.toMove ?? "").split(" ").filter(Boolean).map(Number),
    turn: (data.turn ?? "none") as PageState["turn"],
    decision: data.decision ?? "",
    step: data.step ?? "",
    task: data.task ?? "",
  };
}

/** A table where one person sits; its bots move when this person waits for them. */
export class Table {
  readonly page: Page;

  constructor(
    readonly person: Person,
    readonly server: TestServer,
  ) {
    this.page = person.page;
  }

  get id(): string {
    const id = /\/t\/([^/?#]+)/.exec(this.page.url())?.[1];
    if (id === undefined) throw new Error(`no table at ${this.page.url()}`);
    return id;
  }

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  /** Cells that may be tapped now: one's own to pick, or those where what was picked may go. */
  legalCells(kind: "select" | "target"): Locator {
    return this.page.locator(`[data-cell][data-legal="${kind}"]`);
  }

  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }

  async open(id: string): Promise<PageState> {
    await this.person.goto(`/t/${id}`);
    return this.idle();
  }

  idle(ply?: number): Promise<PageState> {
    return whenIdle(this.page, { ply });
  }

  /** Taps what sends a move, and waits until the page shows what came of it. */
  async act(tap: () => Promise<void>): Promise<PageState> {
    const { ply } = await this.idle();
    await tap();
    return whenIdle(this.page, { notPly: ply });
  }

  /** Lets bots move until this person is asked for something, or the match is over. */
  async ownTurn(): Promise<PageState> {
    let state = await this.idle();
    while (state.phase === "playing" && state.turn !== "own") {
      const { moved, ply } = await this.server.letBotsMove(this.id);
      if (moved === 0) throw new Error(`nobody moves: ${JSON.stringify(state)}`);
      state = await this.idle(ply);
    }
    return state;
  }

  /** Lets the bots make exactly so many moves. */
  async botsMove(moves: number): Promise<PageState> {
    await this.idle();
    const { moved, ply } = await this.server.letBotsMove(this.id, moves);
    if (moved < moves) throw new Error(`bots made ${moved} of ${moves} moves`);
    return this.idle(ply);
  }
}

/** Opens a browser at a table that was created by a request, on the seat that was taken with it. */
export async function sitDown(
  open: (options?: import("./person").PersonOptions) => Promise<Person>,
  server: TestServer,
  ...[request, progress, options]: [
    Parameters<TestServer["createTable"]>[0],
    Parameters<TestServer["createTable"]>[1]?,
    import("./person").PersonOptions?,
  ]
) {
  const started = await server.createTable(request, progress);
  const person = await open({ ...options, seats: [...(options?.seats ?? []), started] });
  const table = new Table(person, server);
  const state = await table.open(started.table);
  return { person, page: person.page, table, started, state };
}
