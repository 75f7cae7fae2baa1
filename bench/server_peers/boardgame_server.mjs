import server from "boardgame.io/dist/cjs/server.js";
import { PilesGame } from "./boardgame_game.mjs";

const { Server, Origins } = server;
const running = await Server({ games: [PilesGame], origins: [Origins.LOCALHOST] }).run({
  port: 0,
  callback: () => {},
});
console.log(`http://127.0.0.1:${running.appServer.address().port}`);
