/** Seats around the board: one's own at the bottom, the others in turn order. */
export function around(players: number, home: number): number[] {
  return Array.from({ length: players }, (_, step) => (home + step) % players);
}
