/** Finds a game's folder by its name; it is fetched only when its box is opened. */
import type { GameRoom } from "../../games/contract";

type Folder = { default?: GameRoom; room?: GameRoom };

const folders = import.meta.glob<Folder>("../../games/*/index.ts");

/** The game's own room, or the plain one for a game that the page has no pictures for. */
export async function roomOf(game: string): Promise<GameRoom> {
  const folder = await folders[`../../games/${game}/index.ts`]?.();
  return folder?.room ?? folder?.default ?? (await import("../../plain")).default;
}
