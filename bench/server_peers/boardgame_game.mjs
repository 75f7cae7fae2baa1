import { newPiles } from "./game.mjs";

export const PilesGame = {
  name: "piles",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ piles: newPiles(), ply: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G }, { from, to, take }) => {
      G.piles[to].unshift(...G.piles[from].splice(0, take));
      G.ply += 1;
    },
  },
};
