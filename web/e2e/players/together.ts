/** Several people at one table, each at a browser of their own. */
import type { PageState } from "../support/table";
import type { Player } from "./player";

/** Waits until every page shows the table as the server has it now; the player who is asked, if there is one. */
async function allIdle(players: readonly Player[]): Promise<Player | undefined> {
  const { id, server } = players[0]!.table;
  const { ply } = await server.letBotsMove(id, 0);
  const states = await Promise.all(players.map(({ table }) => table.idle(ply)));
  return players.find((_, index) => states[index]!.turn === "own");
}

/** Lets bots move until one of these players is asked for something, and says which one. */
export async function playerToMove(players: readonly Player[]): Promise<Player> {
  const player = await allIdle(players);
  if (player !== undefined) return player;
  const { id, server } = players[0]!.table;
  await server.letBotsMove(id);
  const next = await allIdle(players);
  if (next === undefined) throw new Error("none of the players is asked for anything");
  return next;
}

/** Makes so many decisions, each by the player who is asked; afterwards every page shows the same position. */
export async function playTogether(
  players: readonly Player[],
  decisions: number,
  onDecision: (player: Player, before: PageState) => void | Promise<void> = () => {},
) {
  for (let decision = 0; decision < decisions; decision++) {
    const player = await playerToMove(players);
    await onDecision(player, await player.table.idle());
    await player.decide();
  }
  await allIdle(players);
}
