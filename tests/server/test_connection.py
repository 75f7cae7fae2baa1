"""Strange, slow, fast and rude connections; the table does not mind."""

from __future__ import annotations

import contextlib
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.waiting import wait_until

from .house import BOT, ME, House, running, two_turns


def test_a_page_of_another_site_is_refused_before_the_handshake(house: House) -> None:
    seated = house.open(ME, BOT)
    with pytest.raises(InvalidStatus) as refused:
        house.connect(seated["table"], Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = house.connect(seated["table"], Origin=f"http://{house.host}:{house.port}")
    own.say(type="hello")
    own.hear("state")


def test_an_allowed_origin_is_welcome(path: Path) -> None:
    with running(path, origins=frozenset({"https://friend.example"})) as house:
        seated = house.open(ME, BOT)
        client = house.connect(seated["table"], Origin="https://friend.example")
        client.say(type="hello")
        client.hear("state")


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "{}", "nonsense", '{"type":"move","ply":0,"moves":["ok"]}']
)
def test_hello_comes_first(house: House, first: str) -> None:
    client = house.connect(house.open(ME, BOT)["table"])
    client.socket.send(first)
    while client.hear("fault")["code"] != "hello-first":
        pass
    assert client.close_code() == 1008


def test_silence_is_not_a_hello(path: Path) -> None:
    with running(path, hello_within=0.1) as house:
        client = house.connect(house.open(ME, BOT)["table"])
        assert client.hear("fault")["code"] == "hello-first"
        assert client.close_code() == 1008


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        '"hello"',
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","ply":"0","moves":["ok"]}',
        '{"type":"move","ply":0.5,"moves":["ok"]}',
        '{"type":"move","ply":1e999,"moves":["ok"]}',
        '{"type":"move","ply":99999999999999999999999,"moves":["ok"]}',
        '{"type":"move","ply":0,"move":"ok"}',
        '{"type":"move","ply":0,"moves":"ok"}',
        '{"type":"move","ply":0,"moves":[]}',
        '{"type":"move","ply":0,"moves":[["ok"]]}',
        '{"type":"move","ply":0,"moves":[' + ",".join(['"ok"'] * 17) + "]}",
        '{"type":"move","ply":0,"moves":["ok"],"extra":1}',
        '{"type":"move","ply":0,"moves":["\\ud800"]}',
        '{"type":"hint","grade":0}',
        '{"type":"hello"}',
        '{"type":"move","ply":0,"moves":["' + "x" * 5000 + '"]}',
        '{"type":"why","move":"' + "x" * 5000 + '"}',
        "[" * 60_000,
        '{"a":' * 10_000,
        b"\xff\xfe\x00",
        b"",
    ],
)
def test_what_cannot_be_read_is_answered_and_forgotten(house: House, message: str | bytes) -> None:
    seated = house.open(ME, BOT)
    me = house.watch(seated["table"], seated["token"])
    me.socket.send(message)
    me.hear("fault", "refused")
    me.say(type="ping")
    me.hear("pong")
    me.move()


def test_the_place_of_a_mistake_is_told(house: House) -> None:
    seated = house.open(ME, BOT)
    me = house.watch(seated["table"], seated["token"])
    me.play("zero", "ok")
    assert "$.ply" in me.hear("fault")["params"]["reason"]


def test_a_huge_message_ends_only_its_own_connection(house: House) -> None:
    seated = house.open(ME, BOT)
    me, rude = house.watch(seated["table"], seated["token"]), house.watch(seated["table"])
    rude.socket.send("x" * 70_000)
    assert rude.close_code() == 1009
    me.move()


def test_a_flood_is_slowed_and_then_cut_off(path: Path) -> None:
    with running(path, message_rate=5, message_burst=10, strikes=30) as house:
        seated = house.open(ME, BOT)
        flood = house.watch(seated["table"])
        with contextlib.suppress(ConnectionClosed):  # the server may cut it off before it is over
            for _ in range(60):
                flood.say(type="ping")
        assert flood.close_code() == 1008
        answers = [json.loads(text)["type"] for text in flood.heard]
        assert answers.count("pong") <= 15 and 1 <= answers.count("fault") <= 30
        me = house.watch(seated["table"], seated["token"])
        me.move()


def test_a_reader_that_never_reads_is_dropped_and_the_mover_plays_on(path: Path) -> None:
    with running(path, unread=4096) as house:
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        sleeper = sleeping_spectator(house, seated["table"])
        try:
            table = house.hall.tables[seated["table"]]
            wait_until("the sleeper to watch", lambda: len(table.watchers) == 2)
            for _ in range(2000):
                if len(table.watchers) == 1:
                    break
                ply = me.my_turn()["ply"]
                if me.state["undo"] == "free":  # to and fro, so that the match does not end
                    me.say(type="undo", ply=ply)
                else:
                    me.play(ply, me.state["moves"][0])
                me.reach(ply + 1)  # or else the mover waits for the sleeper
                me.my_turn()
            assert len(table.watchers) == 1, "the sleeper is still there"
            me.say(type="ping")
            me.hear("pong")
        finally:
            sleeper.close()


def sleeping_spectator(house: House, table: str) -> socket.socket:
    """A socket that says hello and then never reads, with the smallest buffers there are."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((house.host, house.port))
    raw.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {house.host}:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    text = b'{"type":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)  # a text frame, masked with zeros
    return raw


def test_somebody_who_hangs_up_in_mid_move_has_moved(house: House) -> None:
    table, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    mover.play(0, mover.state["moves"][0])
    mover.socket.close()
    assert other.until(lambda state: state["ply"] == 1)
    assert house.watch(table).state["ply"] == 1
