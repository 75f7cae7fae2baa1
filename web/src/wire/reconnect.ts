/** Whether and when to knock again after a connection ended. Pure: the socket only obeys. */

export type Decision = { again: true; wait: number } | { again: false };

const firstWait = 400;
const longestWait = 15_000;
/** Close codes that another try cannot mend: the table is unknown, or the page speaks nonsense. */
const final = new Set([4404, 1008]);

/**
 * @param code the WebSocket close code
 * @param tries how many tries have failed since the last good connection
 * @param chance a number from 0 to 1 that spreads the pages of a restarted server
 */
export function afterClose(code: number, tries: number, chance: number): Decision {
  if (final.has(code)) return { again: false };
  const ceiling = Math.min(longestWait, firstWait * 2 ** Math.min(tries, 10));
  return { again: true, wait: Math.round(ceiling * (0.5 + chance / 2)) };
}
