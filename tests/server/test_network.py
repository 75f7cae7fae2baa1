"""Phones on the network come in only after somebody at the machine itself has said so."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seaboard.server import serve
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.web.app import create_app
from seaboard.server.web.network import NoNetwork
from tests.waiting import PATIENCE, wait_until

from .house import BOT, ME, QUICK, FirstMove, House


@contextmanager
def at_home(path: Path, host: str = "127.0.0.1") -> Iterator[House]:
    """A server as `seaboard serve` starts it."""
    app = create_app(
        SqliteStore(path),
        QUICK,
        thinkers=lambda _: FirstMove(),
        load=lambda game, progress: None,
        page=path.parent,
    )
    listening = serve.bind(host, 0)
    server = serve.Server(serve.configure(app), serve.address_of(listening), lambda _: None, False)
    server.network = app.state.network
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_until("the server to start", lambda: server.started)
    house = House(("127.0.0.1", listening.getsockname()[1]))
    try:
        yield house
    finally:
        house.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def beside(port: int) -> tuple[socket.socket, str]:
    """Another port plays the address that other devices see."""
    listening = serve.listen("127.0.0.1", port + 1)
    return listening, serve.address_of(listening)


def switch(house: House, open: bool, **headers: str) -> httpx.Response:
    return house.http.post("/api/network", json={"open": open}, headers=headers)


def test_the_machine_lets_its_network_in_and_keeps_it_out_again(path: Path) -> None:
    with patch.object(serve, "listen_among_neighbours", beside), at_home(path) as house:
        assert house.http.get("/api/network").json() == {"address": None, "may_switch": True}
        told = switch(house, True).json()
        address = httpx.URL(told["address"])
        assert told["may_switch"] and address.port != house.port
        assert switch(house, True).json() == told  # opened twice it is open
        there = House((address.host, address.port or 0))
        seated = there.open(ME, BOT)
        client = there.watch(seated["table"], seated["token"])
        assert switch(house, False).json()["address"] is None
        with suppress(ConnectionClosed):  # whoever was there has to go
            while True:
                client.socket.recv(20)
        there.close()
        with pytest.raises(httpx.ConnectError):
            House((address.host, address.port or 0)).http.get("/api/health")
        assert switch(house, True).json()["address"]  # and the server ends while it is open


def test_only_somebody_at_the_machine_may_switch(path: Path) -> None:
    with patch.object(serve, "listen_among_neighbours", beside), at_home(path) as house:
        others = [
            {"Host": f"192.168.1.20:{house.port}"},
            {"X-Forwarded-For": "203.0.113.5"},
            {"Forwarded": "for=203.0.113.5"},
            {"X-Real-IP": "203.0.113.5"},
        ]
        for headers in others:
            assert not house.http.get("/api/network", headers=headers).json()["may_switch"]
            refused = switch(house, True, **headers)
            assert (refused.status_code, refused.json()["code"]) == (403, "network-not-yours")
        evil = switch(house, True, Origin="https://evil.example")
        assert (evil.status_code, evil.json()["code"]) == (403, "origin")
        assert house.http.get("/api/network").json()["address"] is None


def test_without_a_network_nobody_can_come_in(path: Path) -> None:
    with patch.object(serve, "host_among_neighbours", return_value="127.0.0.1"), at_home(path) as house:
        answer = switch(house, True)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-network")
        assert house.http.get("/api/health").status_code == 200
    with patch.object(serve, "host_among_neighbours", return_value="203.0.113.7"), pytest.raises(NoNetwork):
        serve.listen_among_neighbours(0)  # an address that is not this machine's


def test_where_all_may_come_in_there_is_nothing_to_switch(path: Path) -> None:
    with at_home(path, "0.0.0.0") as house:
        told = house.http.get("/api/network").json()
        assert told == {
            "address": f"http://{serve.host_among_neighbours()}:{house.port}/",
            "may_switch": False,
        }
        assert switch(house, False).status_code == 403


def test_a_server_of_another_kind_has_no_second_door(house: House) -> None:
    assert house.http.get("/api/network").json() == {"address": None, "may_switch": False}
