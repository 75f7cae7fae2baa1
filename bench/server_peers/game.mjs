/** A match about as large as one of Fish & Chips: piles on 36 squares, a move puts one pile on another. */
export const SQUARES = 36;
const COLOURS = ["R", "P"];

export const newPiles = () =>
  Array.from({ length: SQUARES }, (_, square) => [{ colour: COLOURS[square % 2], value: 1 + (square % 6) }]);

/** Every other move undoes the one before, so that a match never ends. */
export const nextMove = (ply) => {
  const from = (ply >> 1) % SQUARES;
  const to = (from + 7) % SQUARES;
  return ply % 2 === 0 ? { from, to, take: 1 } : { from: to, to: from, take: 1 };
};

/** What both loads do with their tables: one move on its way at each, and what was seen. */
export async function play(tables, moves) {
  console.log("ready");
  await new Promise((go) => process.stdin.once("data", go));
  const waits = [];
  let deliveries = 0;
  const began = performance.now();
  await Promise.all(
    tables.map(
      (table) =>
        new Promise((done) => {
          let ply = 0;
          let behind = 0;
          let sentAt = 0;
          const next = () => {
            if (ply >= moves) return done();
            behind = table.seats;
            sentAt = performance.now();
            table.move(ply % table.seats, ply);
          };
          table.seen = (seat, seenPly) => {
            if (seenPly !== ply + 1) return;
            deliveries++;
            if (seat === ply % table.seats) waits.push((performance.now() - sentAt) / 1000);
            if (--behind > 0) return;
            ply++;
            next();
          };
          next();
        }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (part) => waits[Math.floor(waits.length * part)];
  console.log(JSON.stringify({ moves: moves * tables.length, seconds, deliveries, bytes: 0, p50: at(0.5), p99: at(0.99) }));
  setTimeout(() => process.exit(0), 50);
}
