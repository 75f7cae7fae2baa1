"""Nobody can hurt a neighbour: what one address does to the house, the others do not notice."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import struct
from contextlib import closing, suppress
from ipaddress import IPv4Network, ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from seaboard.server.serve import configure, serve
from seaboard.server.store.protocol import LogRow, SeatRow, StorageError, TableRow
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables import undo
from seaboard.server.tables.alarm import Alarm
from seaboard.server.upkeep import logs
from seaboard.server.upkeep.logs import AGAIN, AT_ONCE, Seldom
from seaboard.server.web import door, guard, porter
from seaboard.server.web.address import address_of, counted_as, is_among, network_of
from seaboard.server.web.origin import is_our_name
from seaboard.server.wire.socket import TableSocket
from tests.waiting import PATIENCE, until, wait_until

from .house import BOT, FRIEND, ME, Client, House, running

PARTS = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 2000  # a text that begins and goes on with nothing in it
PINGS = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 2000


def knock(house: House, text: bytes) -> socket.socket:
    raw = socket.create_connection((house.host, house.port), timeout=PATIENCE)
    raw.sendall(text)
    return raw


def status(raw: socket.socket) -> bytes:
    """The status of the answer, at the end of the connection."""
    with closing(raw):
        told = b""
        with suppress(ConnectionResetError):  # by a server that did not read all
            while piece := raw.recv(4096):
                told += piece
        return told[9:12]


def answers(raw: socket.socket) -> int:
    """How many there are until the end of the connection."""
    told = b""
    with closing(raw), suppress(ConnectionResetError):
        while piece := raw.recv(65_536):
            told += piece
    return told.count(b"HTTP/1.1 ")


def handshake(house: House, table: str) -> bytes:
    """The head that makes a socket of a connection."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {house.host}:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def ports_of_clients(house: House) -> set[int]:
    """The clients' ports of the HTTP connections that the server has open."""
    doors: set[Any] = house.server.config.app.state.porter.doors  # type: ignore[union-attr]
    return {door.client[1] for door in list(doors) if door.client}


def sockets_of(house: House) -> list[TableSocket]:
    """The server's ends of its WebSockets."""
    return list(house.server.config.app.state.porter.sockets)  # type: ignore[union-attr]


def seated(house: House) -> Client:
    """A neighbour with a table of their own."""
    mine = house.open(ME, BOT)
    return house.watch(mine["table"], mine["token"])


# ------------------------------------------------------------------ requests


GET = b"GET / HTTP/1.1\r\n"


@pytest.mark.parametrize(
    "head",
    [GET + b"A: " + b"x" * 17_000, GET + b"A: b\r\n" * 3000, b"GET /" + b"x" * 17_000],
    ids=["a long line", "many lines", "a long address"],
)
def test_a_head_that_does_not_end_is_refused(house: House, head: bytes) -> None:
    neighbour = seated(house)
    assert status(knock(house, head)) == b"431"
    neighbour.move()


def test_half_a_request_is_not_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "EVERY", 0.05)
    halves = (b"", b"GET / HTTP/1.1\r\nHost:", b"POST /api/mine HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
    with running(path, request_within=0.1) as house:
        waiting = [knock(house, half) for half in halves]
        for raw in waiting:
            with closing(raw), suppress(ConnectionResetError):
                assert raw.recv(1) == b""
        assert house.http.get("/api/health").status_code == 200


def test_an_empty_line_is_no_request_that_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def soon(app: Starlette) -> uvicorn.Config:
        config = configure(app)
        config.timeout_keep_alive = 1  # seconds for a further request
        return config

    monkeypatch.setattr("tests.server.house.configure", soon)
    with (
        running(path) as house,
        closing(knock(house, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")) as idle,
    ):
        assert idle.recv(4096).startswith(b"HTTP/1.1 200")
        idle.sendall(b"\r\n")
        while idle.recv(4096):  # the rest of the answer, and then the end
            pass


def test_one_address_has_so_many_connections_and_those_who_sit_stay(path: Path) -> None:
    with running(path, connections_each=6) as house:
        neighbour = seated(house)
        crowd = [knock(house, b"") for _ in range(10)]
        try:
            neighbour.move()
            assert status(knock(house, b"GET / HTTP/1.1\r\n\r\n")) in (b"503", b"")
        finally:
            for raw in crowd:
                raw.close()
        health = b"GET /api/health HTTP/1.0\r\n\r\n"
        wait_until("room for a new connection", lambda: status(knock(house, health)) == b"200")


def test_the_house_has_so_much_room_and_those_who_sit_stay(path: Path) -> None:
    with running(path, connections=4) as house:
        neighbour = seated(house)  # with the connection for requests these are two
        crowd = [knock(house, b"") for _ in range(2)]
        try:
            assert status(knock(house, b"GET / HTTP/1.1\r\n\r\n")) in (b"503", b"")
            neighbour.move()
        finally:
            for raw in crowd:
                raw.close()


def test_who_falls_silent_is_asked_and_then_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "EVERY", 0.05)
    silence = 3600.0
    with running(path, silence=silence, hello_within=silence) as house:
        speaking = seated(house)
        table = house.open(ME, FRIEND)["table"]
        with closing(knock(house, handshake(house, table))) as silent:
            assert silent.recv(4096).startswith(b"HTTP/1.1 101")
            _, port = silent.getsockname()
            (watched,) = [
                one for one in sockets_of(house) if one.transport.get_extra_info("peername")[1] == port
            ]
            watched.heard_at -= 0.6 * silence
            assert silent.recv(2) == b"\x89\x00", "it is asked"
            watched.heard_at -= 0.6 * silence
            with suppress(ConnectionResetError):
                assert silent.recv(1) == b"", "and given up"
        speaking.move()


def test_one_address_asks_so_much_over_all_its_connections(path: Path) -> None:
    with running(path, address_rate=0.0, address_burst=30.0) as house:
        table = house.open(ME, FRIEND)["table"]
        first, second = house.watch(table), house.watch(table)
        for one in (first, second):
            for _ in range(10):
                one.say(type="past", moves=0)
                if one is first:  # all of its own are answered before the other asks
                    assert one.hear("past", "fault")["type"] == "past"
        assert second.hear("fault")["code"] == "too-many"


def test_who_goes_on_after_our_goodbye_is_not_read(path: Path) -> None:
    with running(path) as house:
        table = house.open(ME, FRIEND)["table"]
        with closing(knock(house, handshake(house, table))) as rude:
            assert rude.recv(4096).startswith(b"HTTP/1.1 101")
            rude.sendall(b"\x81\x05hello")  # without a mask
            assert rude.recv(4096) == b"\x88\x02\x03\xea", "goodbye"
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                rude.sendall(PARTS * 1000)


def test_who_was_cut_off_does_not_come_back_at_once(path: Path) -> None:
    with running(
        path, message_rate=0.0, message_burst=8.0, address_rate=0.0, address_burst=14.0, strikes=40
    ) as house:
        table = house.open(ME, FRIEND)["table"]
        rude = house.watch(table)
        with suppress(ConnectionClosed):  # the house may say goodbye before the last of them is said
            for _ in range(80):
                rude.say(type="past", moves=0)
        assert rude.close_code() in (1006, 1008)
        with pytest.raises(InvalidStatus) as refused:
            house.connect(table)
        assert refused.value.response.status_code == 429


def test_requests_are_counted_by_address(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LATER", (0.0, 0.0))
    with running(path, requests_rate=0.0, requests_burst=5.0) as house:
        assert [house.http.get("/api/health").status_code for _ in range(6)] == [200] * 5 + [429]


@pytest.mark.parametrize("proxies", [(), (ip_network("127.0.0.1"),)], ids=["directly", "by a proxy"])
def test_who_asks_too_fast_is_told_so_later_unless_a_proxy_waits_too(
    path: Path, proxies: tuple[IPv4Network, ...]
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    with (
        running(path, requests_rate=0.0, requests_burst=1.0, proxies=proxies) as house,
        patch.object(guard, "asyncio", SimpleNamespace(sleep=sleep)),
    ):
        assert [house.http.get("/api/health").status_code for _ in range(2)] == [200, 429]
    assert [guard.LATER[0] <= seconds <= guard.LATER[1] for seconds in slept] == ([] if proxies else [True])


def test_requests_do_not_pile_up_behind_one_that_is_answered(house: House) -> None:
    asking = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
    neighbour = seated(house)
    assert answers(knock(house, (asking + b"\r\n") * 2000)) <= door.BEHIND + 2
    neighbour.move()
    some = (asking + b"\r\n") * door.BEHIND + asking + b"Connection: close\r\n\r\n"
    assert answers(knock(house, some)) == door.BEHIND + 1


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(porter, "EVERY", 0.05)
    large = path.parent / "page" / "assets"
    large.mkdir(parents=True)
    (large / "large.bin").write_bytes(os.urandom(8_000_000))
    with running(path, page=large.parent, silence=0.5) as house:
        with closing(socket.socket()) as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.connect((house.host, house.port))
            slow.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert slow.recv(4096).startswith(b"HTTP/1.1 200")
            _, port = slow.getsockname()
            wait_until("the server to hang up", lambda: port not in ports_of_clients(house))
            read = 0
            with suppress(ConnectionResetError):
                while piece := slow.recv(65_536):
                    read += len(piece)
        assert read < 4_000_000, "the rest was given up"
        assert house.http.get("/api/health").status_code == 200


# ------------------------------------------------------------------ frames


@pytest.mark.parametrize("flood", [PARTS, PINGS], ids=["empty parts", "pings"])
def test_a_flood_of_small_frames_ends_its_own_connection(path: Path, flood: bytes) -> None:
    with running(path, message_rate=20.0, message_burst=40.0, strikes=100) as house:
        neighbour = seated(house)
        rude = house.watch(house.open(ME, FRIEND)["table"])
        with suppress(ConnectionError):  # the house may hang up before it has read all
            rude.socket.socket.sendall(flood)
        assert rude.close_code() in (1006, 1008)
        neighbour.move()


# ------------------------------------------------------------------ names and addresses


def test_a_name_that_others_point_here_is_not_ours(house: House) -> None:
    table = house.open(ME, FRIEND)["table"]
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert house.http.get("/api/games", headers=rebound).status_code == 403
    line = f"GET /ws/{table} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
    shake = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    assert status(knock(house, f"{line}{shake}{key}".encode())) == b"403"
    assert house.http.get("/api/games", headers={"Host": "localhost:1"}).status_code == 200


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.0.2.7", True),
        ("localhost", True),
        ("sea.localhost:80", True),
        (socket.gethostname(), True),
        ("sea.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_which_names_are_ours(host: str, ours: bool) -> None:
    assert is_our_name(host, {"https://sea.example"}) is ours


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.1", "10.0.0.1", "192.0.2.1"),  # nobody we know
        ("127.0.0.1", "10.0.0.1", "10.0.0.1"),
        ("127.0.0.1", "1.2.3.4, 10.0.0.1", "10.0.0.1"),  # the first was written by the client itself
        ("127.0.0.1", "10.0.0.1, 127.0.0.1", "10.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "9.9.9.9:4711", "9.9.9.9"),  # some write the port too
        ("127.0.0.1", "[2001:db8::5]:4711", "2001:db8::5"),
        ("127.0.0.1", "1.2.3.4, nobody", "127.0.0.1"),  # what is no address is the proxy's own
        ("::ffff:127.0.0.1", "10.0.0.1", "10.0.0.1"),  # heard by a socket of the new kind
        ("172.16.5.6", "10.0.0.1", "10.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_says_for_whom_it_speaks(peer: str, said: str, address: str) -> None:
    proxies = [ip_network("127.0.0.1"), ip_network("172.16.0.0/12")]
    assert address_of(peer, Headers({"X-Forwarded-For": said}), proxies) == address


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2a01:1:2:3:4:5:6:7", "2a01:1:2:3::"),  # whoever has one has 2^64 of them
        ("::1", "::1"),
        ("fd00::1:2", "fd00::1:2"),  # neighbours of a network at home are several people
        ("203.0.113.7", "203.0.113.7"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


@pytest.mark.parametrize("named", ["10.0.0.1", "10.0.0.0/8", "::ffff:10.0.0.1", "::ffff:10.0.0.0/104"])
def test_a_network_is_the_same_in_whatever_numbers_it_is_named(named: str) -> None:
    for name in ("10.0.0.1", "::ffff:10.0.0.1"):
        assert is_among(name, [network_of(named)])
    assert not is_among("11.0.0.1", [network_of(named)]) and not is_among("::1", [network_of(named)])


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.2"])
def test_only_what_a_proxy_passes_on_may_be_for_any_name(path: Path, proxy: str) -> None:
    with running(path, proxies=(ip_network(proxy),)) as house:
        wanted = 200 if proxy == "127.0.0.1" else 403
        assert house.http.get("/api/games", headers={"Host": "evil.example"}).status_code == wanted
        assert house.http.get("/api/games").status_code == 200
        two = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        assert status(knock(house, two)) == b"403"


def test_who_hangs_up_behind_several_requests_leaves_no_fault(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    body = b'{"game": "urchins", "seats": [{"kind": "me", "bot": ""}, {"kind": "friend", "bot": ""}]}'
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    two = post + b"Content-Length: %d\r\n\r\n" % len(body) + body
    two += b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for _ in range(5):
        with knock(house, two) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert house.http.get("/api/health").status_code == 200  # which waits behind those five
    wait_until("the server to be done with all requests", lambda: not house.server.server_state.tasks)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_household_shares_its_limits_and_a_neighbour_who_may_count_is_no_other(path: Path) -> None:
    counting = ip_network("2a01:1:2:3::5/128")
    near = (ip_network("127.0.0.1"),)
    with running(path, tables_rate=0.0, tables_burst=1.0, proxies=near, metrics=(counting,)) as house:
        wish = {"game": "fish-and-chips", "seats": [ME, BOT]}

        def asked(way: str, path: str, address: str, **more: object) -> int:
            return house.http.request(way, path, headers={"X-Forwarded-For": address}, **more).status_code  # type: ignore[arg-type]

        tables = [
            asked("POST", "/api/tables", f"2a01:1:2:{address}", json=wish)
            for address in ("3::1", "3::2", "4::1")
        ]
        assert tables == [201, 429, 201]
        assert [asked("GET", "/metrics", f"2a01:1:2:3::{n}") for n in (5, 6)] == [200, 403]


@pytest.mark.parametrize(("proxies", "second"), [((), 429), ((ip_network("127.0.0.1"),), 201)])
def test_addresses_that_a_client_makes_up_do_not_help(
    path: Path, proxies: tuple[IPv4Network, ...], second: int
) -> None:
    with running(path, tables_rate=0.0, tables_burst=1.0, proxies=proxies) as house:
        wish = {"game": "fish-and-chips", "seats": [ME, BOT]}
        answers = [
            house.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": f"10.0.0.{n}"})
            for n in range(2)
        ]
        assert [answer.status_code for answer in answers] == [201, second]


def test_a_wrong_key_or_path_is_no_handshake(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused:
        house.connect("a/b")
    assert refused.value.response.status_code == 404
    text = b"GET /ws/t HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    assert status(knock(house, text + b"Sec-WebSocket-Key: short\r\n\r\n")) == b"400"


# ------------------------------------------------------------------ the store


def test_nothing_is_acknowledged_into_a_file_that_is_gone(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await store.create(TableRow("t", "fish-and-chips", "1", 1, 1, {}, (SeatRow(0, "person"),)))
            assert store.trouble is None
            path.unlink()
            for _ in range(3):
                with pytest.raises(StorageError) as refused:
                    await store.append("t", 0, [LogRow("move", 0, "ok")])
                assert refused.value.reason == store.trouble == "gone"

    with caplog.at_level(logging.ERROR):
        asyncio.run(scenario())
    assert len(caplog.records) == 1


def test_health_tells_that_nothing_can_be_stored(path: Path) -> None:
    with running(path) as house:
        path.unlink()
        wish = {"game": "fish-and-chips", "seats": [ME]}
        assert house.http.post("/api/tables", json=wish).status_code == 503
        answer = house.http.get("/api/health")
        assert (answer.status_code, answer.json()["storage"]) == (503, "gone")


def test_a_second_server_on_one_file_is_refused(path: Path) -> None:
    def second(*_: object, **__: object) -> None:
        with pytest.raises(StorageError) as refused:
            serve(port=0, data=path)
        assert refused.value.reason == "locked"
        raise InterruptedError

    with pytest.raises(InterruptedError), patch("seaboard.server.serve.create_app", second):
        serve(port=0, data=path)


def test_the_file_is_the_owners_alone(path: Path) -> None:
    with closing(SqliteStore(path)):
        modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.glob(f"{path.name}*")}
    assert modes == {0o600} or os.name == "nt"


# ------------------------------------------------------------------ small things


def test_to_and_fro_does_not_write_for_ever(house: House) -> None:
    mine = house.open(ME)
    me = house.watch(mine["table"], mine["token"])
    with patch.object(undo, "MOST_ROWS", 3):
        me.move()
        me.say(type="undo", ply=me.state["ply"])
        me.until(lambda state: state["ply"] == 2)
        assert me.move()["undo"] == "no"


def test_a_line_that_repeats_itself_is_written_seldom() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def line() -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "bad %s", ("request",), None)

    assert [seldom.filter(line()) for _ in range(AT_ONCE + 3)] == [True] * AT_ONCE + [False] * 3
    now = AGAIN
    late = line()
    assert seldom.filter(late) and late.getMessage() == "bad request (and 3 more like it)"
    assert not seldom.filter(line())


def test_lines_that_differ_in_addresses_are_of_one_kind_and_kinds_are_not_kept_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seldom = Seldom(lambda: 0.0)

    def line(message: str) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, message, (), None)

    lost = "Task exception was never retrieved\nfuture: <Task finished coro=<f() at 0x{:x}>>"
    handle = "Exception in callback <bound method of <Alarm at 0x{:x}>>"
    for message in (lost, handle):
        written = [seldom.filter(line(message.format(number))) for number in range(AT_ONCE + 3)]
        assert written == [True] * AT_ONCE + [False] * 3
    monkeypatch.setattr(logs, "MOST_KINDS", 4)
    assert all(seldom.filter(line(f"kind {number}")) for number in range(20))
    assert len(seldom.kinds) <= 4


def test_a_failure_of_the_clock_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise ValueError("no")

    async def scenario() -> None:
        Alarm(fails).set(0.0)
        await until("the failure to be logged", lambda: "nobody waited" in caplog.text)

    asyncio.run(scenario())
