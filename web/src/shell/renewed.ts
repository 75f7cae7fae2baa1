/** Whether a page that is not the server's loads itself anew. A window remembers which one it has left. */
const key = "seaboard.left";

export function comesAnew(
  edition: string,
  memory: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): boolean {
  try {
    if (memory.getItem(key) === edition) return false;
    memory.setItem(key, edition);
    return true;
  } catch {
    return false; // without a memory it might go on for ever
  }
}
