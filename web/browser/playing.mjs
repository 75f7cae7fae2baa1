/** A match played to its end over the socket: for what begins when it is over, nobody has to tap every move. */
import { stateAfter } from "../src/wire/changes.ts";

/** Always the same choices for the same match. */
function chooser(seed) {
  let now = seed;
  return (count) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor((now / 2147483648) * count);
  };
}

/** Lays a table whose first seat is the person's, and plays any legal move there until the match is over. */
export async function playOut(url, wish, seed = 1) {
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const seated = await answer.json();
  const choose = chooser(seed);
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${seated.table}`);
  const over = new Promise((resolve, reject) => {
    let state = null;
    let answered = -1;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: seated.token }));
    socket.onclose = () => reject(new Error("the table is gone"));
    socket.onmessage = ({ data }) => {
      const told = typeof data === "string" ? JSON.parse(data) : null;
      // Where all decide at once, a bot may have been quicker: the state that says so is on its way.
      const late = told?.type === "fault" && told.code === "stale";
      if (told?.type === "refused" || (told?.type === "fault" && !late)) reject(new Error(data));
      if (told?.type !== "state" && told?.type !== "change") return;
      state = told.type === "state" ? told : stateAfter(state, told);
      if (state === null) return reject(new Error(`a change of nothing: ${data}`));
      if (state.over) return resolve();
      if (!state.to_move.includes(state.seat) || state.ply === answered) return;
      answered = state.ply;
      // A rest is always allowed and leads nowhere.
      const moves = state.moves.filter((move) => move !== "rest" || state.moves.length === 1);
      const move = moves[choose(moves.length)];
      socket.send(JSON.stringify({ type: "move", ply: state.ply, moves: [move] }));
    };
  });
  await over.finally(() => socket.close());
  return seated;
}

/** Comes to the table as the one who sat there. */
export async function comeBack({ page }, url, { table, token }) {
  await page.goto(url);
  await page.evaluate(
    ([id, secret]) => localStorage.setItem("seaboard.seats", JSON.stringify({ [id]: secret })),
    [table, token],
  );
  await page.goto(`${url}/t/${table}`);
}
