/** boardgame.io's messages over its own transport, socket.io, without its client's own copy of the rules. */
import { io } from "socket.io-client";
import { nextMove, play } from "./game.mjs";

const { address, tables: wanted, moves } = JSON.parse(process.argv[2]);

const post = async (path, body) => {
  const answer = await fetch(`${address}/games/piles/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

async function open() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const table = { seats: 2, seen: () => {} };
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`${address}/piles`, { transports: ["websocket"], forceNew: true });
    const seat = { socket, playerID, credentials, stateID: 0 };
    socket.on("update", (_, state) => {
      seat.stateID = state._stateID;
      table.seen(Number(playerID), state.G.ply);
    });
    await new Promise((here) => {
      socket.on("sync", (_, { state }) => {
        seat.stateID = state._stateID;
        here();
      });
      socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    });
    seats.push(seat);
  }
  table.move = (number, ply) => {
    const { socket, playerID, credentials, stateID } = seats[number];
    const payload = { type: "put", args: [nextMove(ply)], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
  };
  return table;
}

const tables = [];
for (let number = 0; number < wanted; number++) tables.push(await open());
await play(tables, moves);
