"""Anything may be sent; the server answers, and goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from .house import BOT, ME, Client, House
from .keepers.process import process

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
TYPES = st.sampled_from(
    ["hello", "move", "why", "hint", "undo", "undo_answer", "rename", "skip", "ping", "state", "x"]
)
FIELDS = st.sampled_from(["ply", "move", "moves", "grade", "agree", "name", "token", "known", "known_ply"])
MOVES = st.sampled_from(["ok", "--", "deal", "a1xb1", "O<>a1", "S<>f6", "a1x", "é", "\x00", "a1xb1" * 30])
TAPS = st.lists(MOVES, max_size=3)
PLIES = st.integers(-2, 5)
SENSIBLE = st.dictionaries(FIELDS, MOVES | TAPS | PLIES | st.booleans() | JSON, max_size=4)
MESSAGES = st.one_of(
    st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), TYPES, SENSIBLE),
    st.builds(lambda ply, moves: json.dumps({"type": "move", "ply": ply, "moves": moves}), PLIES, TAPS),
    JSON.map(json.dumps),
    st.text(max_size=80).map(lambda text: text.encode("utf-8", "replace").decode()),
    st.binary(max_size=80),
)
FEW = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module", params=["a file", "two processes over a database"])
def houses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Where somebody is a guest, and where tables are kept."""
    if request.param == "a file":
        yield [request.getfixturevalue("shared_house")] * 2
        return
    address, folder = request.getfixturevalue("postgres").emptied(), tmp_path_factory.mktemp("fuzz")
    with process(address, folder) as one, process(address, folder) as other:
        yield [one, other]


@pytest.fixture(scope="module")
def guest(houses: list[House]) -> Iterator[House]:
    house = House((houses[0].host, houses[0].port), houses[0].hall, houses[0].thinkers)
    yield house
    house.close()


@pytest.fixture(scope="module")
def seated(houses: list[House]) -> dict[str, Any]:
    return houses[1].open(ME, BOT)


def still_there(client: Client) -> bool:
    try:
        client.say(type="ping")
        client.hear("pong")
    except ConnectionClosed:
        return False
    return True


@FEW
@given(messages=st.lists(MESSAGES, min_size=1, max_size=12))
def test_any_messages_after_hello(guest: House, seated: dict[str, Any], messages: list[str | bytes]) -> None:
    me = guest.watch(seated["table"], seated["token"])
    for message in messages:
        me.socket.send(message)
    assert still_there(me)
    me.socket.close()
    state = guest.watch(seated["table"], seated["token"]).state
    assert state["seat"] == 0


@FEW
@given(first=MESSAGES)
def test_any_first_message(guest: House, seated: dict[str, Any], first: str | bytes) -> None:
    client = guest.connect(seated["table"])
    client.socket.send(first)
    answer = client.hear("fault", "state")
    assert answer["type"] == "state" or answer["code"] in ("malformed", "hello-first", "token")
    client.socket.close()


PATHS = st.sampled_from(
    [
        "/api/tables",
        "/api/mine",
        "/api/tables/x/sit",
        "/api/tables/%00/sit",
        "/api/tables/%00/record",
        "/api/games",
        "/api/health",
        "/",
        "/t/x",
        "/api/rules/x/en",
    ]
)
BODIES = st.one_of(
    st.binary(max_size=200),
    JSON.map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {
            "game": st.just("fish-and-chips") | st.text(max_size=10),
            "seats": st.lists(st.sampled_from([ME, BOT, {"kind": "friend"}]) | JSON, max_size=5),
        },
        optional={
            "options": st.dictionaries(
                st.sampled_from(["buoy", "score", "seating", "seed", "players"]) | st.text(max_size=5), JSON
            ),
            "name": st.text(max_size=40),
        },
    ).map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {"tokens": st.dictionaries(st.text(max_size=12), st.text(max_size=50) | JSON, max_size=5)}
    ).map(lambda value: json.dumps(value).encode()),
)


@FEW
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "HEAD"]),
    path=PATHS,
    body=BODIES,
    query=st.text(max_size=20),
)
def test_any_request(guest: House, method: str, path: str, body: bytes, query: str) -> None:
    answer = guest.http.request(method, path, content=body, params={"q": query})
    unbuilt = path in ("/", "/t/x") and answer.status_code == 503
    assert answer.status_code < 500 or unbuilt
    if answer.status_code >= 400 and path.startswith("/api") and method != "HEAD":
        assert set(answer.json()) == {"code", "params"}


@FEW
@given(path=st.text(max_size=30))
def test_any_address(guest: House, path: str) -> None:
    address = httpx.URL(f"http://{guest.host}:{guest.port}/api/").copy_with(raw_path=b"/" + quoted(path))
    answer = guest.http.get(address)
    assert answer.status_code in (200, 404, 307) or "make play" in answer.text


def quoted(path: str) -> bytes:
    return "".join(f"%{byte:02x}" for byte in path.encode("utf-8", "replace")).encode()
