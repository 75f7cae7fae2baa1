import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, defineTypes } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { newPiles } from "./game.mjs";

class Fish extends Schema {}
defineTypes(Fish, { colour: "string", value: "uint8" });

class Pile extends Schema {}
defineTypes(Pile, { fish: [Fish] });

class Sea extends Schema {}
defineTypes(Sea, { piles: [Pile], ply: "uint32", mover: "uint8" });

const fishOf = ({ colour, value }) => new Fish().assign({ colour, value });
const pileOf = (fish) => new Pile().assign({ fish: new ArraySchema(...fish.map(fishOf)) });

class Piles extends Room {
  maxClients = 2;
  patchRate = null; // a patch for each move, at once

  onCreate() {
    this.state = new Sea().assign({ piles: new ArraySchema(...newPiles().map(pileOf)), ply: 0, mover: 0 });
    this.seats = [];
    this.onMessage("put", (client, { from, to, take }) => {
      if (this.seats[this.state.mover] !== client.sessionId) return;
      const lifted = this.state.piles[from].fish.splice(0, take);
      this.state.piles[to].fish.unshift(...lifted.map((fish) => fishOf(fish)));
      this.state.mover = 1 - this.state.mover;
      this.state.ply += 1;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("piles", Piles);
await server.listen(0, "127.0.0.1");
console.log(`http://127.0.0.1:${server.transport.server.address().port}`);
