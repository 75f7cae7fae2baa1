"""Who is not at the table hears that it is their turn: sealed, once, and from nobody else."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from seaboard.server.push.bell import Bell, is_service
from seaboard.server.push.sealing import Sender, new_key, packed, point, sealed, unpacked
from seaboard.server.push.subscribers import MOST_BROWSERS, Subscribers, Subscription
from seaboard.server.settings import Settings
from tests.waiting import PATIENCE, wait_until

from .house import FRIEND, ME, House, running
from .unsealing import opened, voucher

READER = new_key()
SECRET = bytes(range(16))


def test_the_example_of_rfc_8291() -> None:
    key = derive_private_key(
        int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key,
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_example_of_rfc_8291_is_read() -> None:
    key = derive_private_key(
        int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), SECP256R1()
    )
    body = unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert (
        opened(body, key, unpacked("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"
    )


def test_a_voucher_of_somebody_else_is_none() -> None:
    mine, theirs = Sender(), Sender()
    header = mine.authorization("https://push.example", 1, "mailto:nobody@push.example")
    assert voucher(header).key == mine.public
    with pytest.raises(InvalidSignature):
        voucher(header.replace(mine.public, theirs.public))


def test_a_key_stays_the_same() -> None:
    assert Sender(Sender().secret).public != Sender().public
    first = Sender()
    assert Sender(first.secret).public == first.public


class Service(HTTPServer):
    """A push service on this machine."""

    def __init__(self, status: int) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.status = status
        self.came: Queue[tuple[dict[str, str], bytes]] = Queue()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.came.put(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def service(status: int = 201) -> Iterator[Service]:
    server = Service(status)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()


def wish(origin: str, tokens: dict[str, str], **changes: Any) -> dict[str, Any]:
    plain = {
        "endpoint": f"{origin}/browser",
        "reader": packed(point(READER)),
        "secret": packed(SECRET),
        "sentence": "Your turn",
        "tokens": tokens,
    }
    return {**plain, **changes}


@contextmanager
def ringing(path: Path, origin: str) -> Iterator[House]:
    bell = partial(Bell, file=path.with_name("push"))
    with running(path, annexes=[bell], push_services=frozenset({origin})) as house:
        yield house


def test_who_is_away_is_called_once_for_each_decision(path: Path) -> None:
    with service() as push, ringing(path, push.origin) as house:
        seated = house.open(ME, FRIEND)
        table = seated["table"]
        tokens = {table: house.sit(table)["token"]}  # Ben's, who then goes away
        assert house.http.post("/api/push", json=wish(push.origin, tokens)).status_code == 200
        ann = house.watch(table, seated["token"])
        while 1 not in ann.state["to_move"]:
            ann.move()
        headers, body = push.came.get(timeout=PATIENCE)
        told = json.loads(opened(body, READER, SECRET))
        assert told == {"table": table, "game": "fish-and-chips", "sentence": "Your turn"}
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        sender = voucher(headers["authorization"])
        assert sender.key == house.http.get("/api/push").json()["key"]
        assert sender.claims["aud"] == push.origin and sender.claims["sub"].startswith("mailto:")
        assert time.time() < sender.claims["exp"] <= time.time() + 86_400  # a day at most (RFC 8292, 2)
        with pytest.raises(Empty):
            push.came.get(timeout=0.2)


def test_a_browser_whose_service_says_it_is_gone_is_called_no_more(path: Path) -> None:
    with service(410) as push, ringing(path, push.origin) as house:
        seated = house.open(ME, FRIEND)
        tokens = {seated["table"]: house.sit(seated["table"])["token"]}
        assert house.http.post("/api/push", json=wish(push.origin, tokens)).status_code == 200
        ann = house.watch(seated["table"], seated["token"])
        while 1 not in ann.state["to_move"]:
            ann.move()
        push.came.get(timeout=PATIENCE)
        kept = path.with_name("push")
        wait_until("the browser to be forgotten", lambda: push.origin not in kept.read_text())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    kept = Subscribers(tmp_path / "push")
    for number in range(MOST_BROWSERS + 2):
        kept.add("t", 0, Subscription(f"https://one.example/{number}", "", "", ""))
    kept.add("t", 1, Subscription("https://one.example/5", "", "", "new"))
    assert len(kept.of("t", 0)) == MOST_BROWSERS
    kept.write()
    again = Subscribers(tmp_path / "push")
    assert again.of("t", 0) == kept.of("t", 0)
    assert (tmp_path / "push").stat().st_mode & 0o77 == 0
    again.drop("https://one.example/5")
    assert again.of("t", 1) == [] and len(again.of("t", 0)) == MOST_BROWSERS - 1
    again.forget("t")
    assert list(again.tables()) == []


def test_a_match_that_is_over_is_forgotten_for_good(path: Path) -> None:
    with ringing(path, "http://127.0.0.1:9") as house:
        seated = house.open(ME)
        tokens = {seated["table"]: seated["token"]}
        assert house.http.post("/api/push", json=wish("http://127.0.0.1:9", tokens)).status_code == 200
        assert seated["table"] in path.with_name("push").read_text()
        me = house.watch(seated["table"], seated["token"])
        while not me.state["over"]:
            me.move()
    assert seated["table"] not in path.with_name("push").read_text()


def test_a_disk_that_takes_nothing_is_told_to_who_subscribes_and_holds_no_move_up(path: Path) -> None:
    with ringing(path, "http://127.0.0.1:9") as house:
        seated = house.open(ME)
        tokens = {seated["table"]: seated["token"]}
        assert house.http.post("/api/push", json=wish("http://127.0.0.1:9", tokens)).status_code == 200
        path.with_name("push.new").mkdir()
        before = path.with_name("push").read_text()
        answer = house.http.post("/api/push", json=wish("http://127.0.0.1:9", {}))
        assert (answer.status_code, answer.json()["params"]) == (503, {"reason": "unwritable"})
        path.with_name("push.new").rmdir()
        answer = house.http.post("/api/push", json=wish("http://127.0.0.1:9/other", {}))
        assert answer.status_code == 200 and path.with_name("push").read_text() == before, (
            "nothing was changed"
        )
        path.with_name("push.new").mkdir()
        me = house.watch(seated["table"], seated["token"])
        while not me.state["over"]:
            me.move()


def test_nobody_sends_us_elsewhere(path: Path) -> None:
    with ringing(path, "http://127.0.0.1:9") as house:
        seated = house.open(ME, FRIEND)
        tokens = {seated["table"]: seated["token"]}
        for changes in (
            {"endpoint": "https://evil.example/x"},
            {"endpoint": "http://127.0.0.1:9@evil.example/x"},
            {"endpoint": "http://[/"},
            {"reader": "nothing"},
        ):
            answer = house.http.post("/api/push", json=wish("http://127.0.0.1:9", tokens, **changes))
            assert (answer.status_code, answer.json()["code"]) == (400, "no-push-service"), changes
        fine = house.http.post("/api/push", json=wish("http://127.0.0.1:9", {**tokens, "nowhere": "x"}))
        assert fine.json() == house.http.get("/api/push").json()


def test_the_services_of_browsers_are_known() -> None:
    settings = Settings()
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
    ):
        assert is_service(endpoint, settings)
    for endpoint in (
        "http://fcm.googleapis.com/x",
        "https://push.apple.com.evil.example/x",
        "https://a:b.push.apple.com/x",
        "https://127.0.0.1:8000\\.push.apple.com/x",
        "https://[::1].push.apple.com/x",
        "https://web.push.apple.com/\u00e9",
        "",
    ):
        assert not is_service(endpoint, settings)


def test_whoever_asks_for_many_seats_again_and_again_has_to_wait(path: Path) -> None:
    bell = partial(Bell, file=path.with_name("push"))
    services = frozenset({"http://127.0.0.1:9"})
    with running(path, annexes=[bell], push_services=services, lists_rate=0.0, lists_burst=5.0) as house:
        asked = [
            house.http.post("/api/push", json=wish("http://127.0.0.1:9", {"a": "b"})).status_code
            for _ in range(3)
        ]
        assert asked == [200, 200, 429]
