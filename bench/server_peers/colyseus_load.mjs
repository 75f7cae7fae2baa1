import { Client } from "colyseus.js";
import { nextMove, play } from "./game.mjs";

const { address, tables: wanted, moves } = JSON.parse(process.argv[2]);
const client = new Client(address);

async function open() {
  const table = { seats: 2, seen: () => {} };
  const first = await client.create("piles");
  const rooms = [first, await client.joinById(first.roomId)];
  rooms.forEach((room, seat) => room.onStateChange((state) => table.seen(seat, state.ply)));
  table.move = (seat, ply) => rooms[seat].send("put", nextMove(ply));
  return table;
}

const tables = [];
for (let number = 0; number < wanted; number++) tables.push(await open());
await play(tables, moves);
