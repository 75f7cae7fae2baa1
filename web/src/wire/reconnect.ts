/** When to knock again after a connection ended. Pure: the socket only obeys. */

const firstWait = 400;
const longestWait = 15_000;

/**
 * Every ending may mend itself; what cannot, such as an unknown table, the server says in words first.
 *
 * @param tries how many tries have failed since the last good connection
 * @param chance a number from 0 to 1 that spreads the pages of a restarted server
 * @returns milliseconds
 */
export function waitBefore(tries: number, chance: number): number {
  const ceiling = Math.min(longestWait, firstWait * 2 ** Math.min(tries, 10));
  return Math.round(ceiling * (0.5 + chance / 2));
}
