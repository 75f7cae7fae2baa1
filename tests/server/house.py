"""A real server in a thread, with bots that think at once, and the clients that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from seaboard.analysis import MoveJudged, Question
from seaboard.bots.advice import advice_on
from seaboard.match.changes import changed
from seaboard.match.match import Match
from seaboard.server.keepers.keeper import Keeper
from seaboard.server.serve import bind, configure
from seaboard.server.settings import Settings
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking import worker
from seaboard.server.thinking.readiness import Load
from seaboard.server.web.app import Annex, create_app
from tests.waiting import PATIENCE, wait_until

from .unlimited import UNLIMITED

GAME = "fish-and-chips"
SEED = 0xFEED_F15D_0000_0000_0000_0000_0000_0003  # every table of a test has this deal
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "plankton"}
PREPARED = 150.0  # seconds for what is worked out in another process, however busy the machine is
QUICK = replace(UNLIMITED, bot_beat=0.0, deal_pause=0.0)


class FirstMove:
    """Thinkers that take the first legal move, without a process."""

    def __init__(self) -> None:
        self.asked = 0
        self.hinted = 0
        self.judged = 0

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        self.asked += 1
        return str(pickle.loads(match).moves(seat)[0])

    async def hint(self, match: bytes, seat: int) -> tuple[str, dict[str, Any]]:
        self.hinted += 1
        here: Match = pickle.loads(match)
        advice = advice_on(here, seat, here.moves(seat)[0], plan=here.moves(seat)[:1])
        return advice.move, advice.params

    async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
        self.judged += 1
        asked: Question = pickle.loads(question)
        chances = [1 / asked.players] * asked.players
        return MoveJudged(asked.number, asked.seat, asked.move, "good", 0.4, 0.5, 0.1, [], chances, False)

    async def practise(self, game: str, attempt: Any) -> bytes:
        return await asyncio.to_thread(worker.practise, game, attempt)

    def expect(self, game: str) -> None:
        pass

    def stop(self) -> None:
        pass


def after(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The state that a change makes, as if it had been sent whole; the log is that of the change."""
    assert message["number"] == state["number"] + 1, "a change follows the state that it changes"
    view = changed(state["view"], message["view"]) if "view" in message else state["view"]
    kept = {name: value for name, value in state.items() if name not in ("constants", "clock")}
    return {**kept, **message, "view": view, "type": "state"}


class Client:
    """One socket, from the page's side."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection
        self.state: dict[str, Any] = {}
        self.constants: Any = None
        self.log: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.films: list[tuple[int, bytes, int]] = []  # log entry, film, log entries known when it came

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def play(self, ply: Any, *moves: str) -> None:
        """Send moves that answer a ply."""
        self.say(type="move", ply=ply, moves=list(moves))

    def hear(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds; states are followed on the way as a page would."""
        end = time.monotonic() + timeout
        while True:
            try:
                text = self.socket.recv(max(0.01, end - time.monotonic()))
            except TimeoutError:
                raise TimeoutError(f"waited {timeout:.0f} s for {' or '.join(kinds)}") from None
            if isinstance(text, bytes):
                self.films.append((int.from_bytes(text[:4], "little"), text[4:], len(self.log)))
                continue
            self.heard.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "change":
                message = after(self.state, message)
            if message["type"] == "presence":
                self.state["table"] = {**self.state["table"], "seats": message["seats"]}
            if message["type"] == "state":
                assert not self.state or "constants" not in message, "they are told once"
                self.state = message
                self.constants = message.get("constants", self.constants)
                self.log = self.log[: message["log_from"]] + message["log"]
                assert [entry["number"] for entry in self.log] == list(range(len(self.log)))
            if message["type"] in kinds:
                return message

    def until(self, ready: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first state, this one or a later one, that fits."""
        while not (self.state and ready(self.state)):
            self.hear("state")
        return self.state

    def reach(self, ply: int) -> dict[str, Any]:
        """The first state with at least so many rows in the log."""
        return self.until(lambda state: state["ply"] >= ply)

    def my_turn(self) -> dict[str, Any]:
        return self.until(lambda state: state["moves"])

    def move(self, move: str | None = None) -> dict[str, Any]:
        """Play the first legal move, or this one, and see it happen."""
        state = self.my_turn()
        self.play(state["ply"], move or state["moves"][0])
        return self.until(lambda after: after["ply"] > state["ply"])

    def skip_until(self, ready: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """End the beats of bots until a state fits; one that begins after a `skip` needs another."""
        end = time.monotonic() + PATIENCE
        while not ready(self.state):
            assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for a state behind the bots' moves"
            self.say(type="skip")
            with contextlib.suppress(TimeoutError):
                self.hear("state", timeout=0.1)
        return self.state

    def position(self) -> str:
        """The position line of the match as it stands."""
        self.say(type="past", moves=len(self.log))
        return str(self.hear("past")["position"])

    def leave(self) -> None:
        """Hang up without a word, as a page that is closed, or to somebody who may be gone."""
        self.socket.close_socket()

    def close_code(self) -> int | None:
        """Read on until the server hangs up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.heard.append(str(self.socket.recv(PATIENCE)))
        return self.socket.close_code


class House:
    """A running server."""

    server: uvicorn.Server  # where it runs in this process

    def __init__(
        self, address: tuple[str, int], hall: Hall | None = None, thinkers: FirstMove | None = None
    ) -> None:
        self.host, self.port = address
        if hall and thinkers:  # of a server in this process
            self.hall, self.thinkers = hall, thinkers
        self.http = httpx.Client(
            base_url=f"http://{self.host}:{self.port}", timeout=PATIENCE, trust_env=False
        )
        self.sockets = contextlib.ExitStack()

    def open(
        self, *seats: dict[str, str], name: str = "Ann", game: str = GAME, avatar: str = "", **options: Any
    ) -> dict[str, Any]:
        wish = {"game": game, "seats": list(seats), "options": options, "name": name, "avatar": avatar}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def sit(self, table: str, name: str = "Ben", **wish: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{table}/sit", json={"name": name, **wish})
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def connect(self, table: str, **headers: str) -> Client:
        address = f"ws://{self.host}:{self.port}/ws/{table}"
        opening = connect(
            address, additional_headers=headers, proxy=None, compression=None, ping_interval=None
        )
        return Client(self.sockets.enter_context(opening))

    def watch(self, table: str, token: str | None = None, before: Client | None = None) -> Client:
        """Somebody comes; `before` is the connection that they had."""
        client = self.connect(table)
        client.log = before.log if before else []
        known_ply = before.state["ply"] if before else -1
        client.say(type="hello", token=token, known=len(client.log), known_ply=known_ply)
        client.hear("state")
        return client

    def two_people(self, **options: Any) -> tuple[str, Client, Client]:
        ann = self.open(ME, FRIEND, **options)
        ben = self.sit(ann["table"])
        return ann["table"], self.watch(ann["table"], ann["token"]), self.watch(ann["table"], ben["token"])

    def close(self) -> None:
        self.sockets.close()
        self.http.close()


@contextlib.contextmanager
def running(
    path: Path,
    thinkers: FirstMove | None = None,
    page: Path | None = None,
    load: Load = lambda game, progress: None,
    annexes: Sequence[Callable[[Hall, Settings], Annex]] = (),
    keeper: Keeper | None = None,
    **changes: Any,
) -> Iterator[House]:
    """A server over a store, in a thread, until the end of the block."""
    listening = bind("127.0.0.1", 0)
    # Little room in the kernel, so that a reader who sleeps is noticed soon.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    thinkers = thinkers or FirstMove()
    app = create_app(
        SqliteStore(path) if keeper is None else keeper.store,
        replace(QUICK, **changes),
        thinkers=lambda settings: thinkers,
        load=load,
        page=page or path.parent / "no-page",
        annexes=annexes,
        keeper=keeper,
    )
    server = uvicorn.Server(configure(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_until("the server to start", lambda: server.started)
    house = House(listening.getsockname(), app.state.hall, thinkers)
    house.server = server
    with patch("seaboard.server.tables.tokens.new_seed", return_value=SEED):
        try:
            yield house
        finally:
            house.close()
            server.should_exit = True
            thread.join(PATIENCE)
            listening.close()
            assert not thread.is_alive(), f"waited {PATIENCE:.0f} s for the server to stop"


def two_turns(ann: Client, ben: Client) -> tuple[Client, Client]:
    """The one to move, the other."""
    return (ann, ben) if ann.state["moves"] else (ben, ann)
