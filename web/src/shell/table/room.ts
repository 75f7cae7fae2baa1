/** Finds a game's folder by its name; it is fetched only when its box is opened. */
import type { GameRoom } from "../../games/contract";

type Folder = { default?: GameRoom; room?: GameRoom };

const folders = import.meta.glob<Folder>("../../games/*/index.ts");

/** A game whose rules are there but whose board is not drawn yet stays closed on the shelf. */
export const hasRoom = (game: string): boolean => `../../games/${game}/index.ts` in folders;

export async function roomOf(game: string): Promise<GameRoom | null> {
  const folder = await folders[`../../games/${game}/index.ts`]?.();
  return folder?.room ?? folder?.default ?? null;
}
