"""The HTTP side: what it gives, what it refuses, and what it never says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.server.web.headers import CONTENT_POLICY

from .house import BOT, FRIEND, GAME, ME, House, running


def test_the_shelf(house: House) -> None:
    boxes = {box["name"]: box for box in house.http.get("/api/games").json()}
    assert list(boxes) == seaboard.games()
    box = boxes[GAME]
    assert (box["title"], box["min_players"], box["max_players"]) == ("Fish & Chips", 1, 4)
    assert box["usual_players"] == 2
    options = {option["name"]: option for option in box["options"]}
    assert options["buoy"] == {
        "name": "buoy",
        "values": ["f6", "f1"],
        "default": "f6",
        "by_players": None,
        "places": None,
        "parts": None,
        "needs": None,
    }
    assert options["seating"]["by_players"]["2"] == ["RP", "PR"]
    assert options["tie"]["by_players"]["1"] == []  # alone nobody ties
    for name, shown in boxes.items():  # files of the server's machine are no choice for a page
        local = {option.name for option in seaboard.game(name).options if option.local}
        assert not local & {option["name"] for option in shown["options"]}
    assert "plankton" in box["bots"]


def wish(*seats: dict[str, str], **changes: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": list(seats), **changes}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (wish(ME, BOT, game="chess"), 404, "no-game"),
        (wish(), 400, "bad-players"),
        (wish(*[BOT] * 5), 400, "bad-players"),
        (wish(ME, ME), 400, "bad-seats"),
        (wish(ME, {"kind": "bot", "bot": "kraken"}), 400, "no-bot"),
        (wish(ME, {"kind": "bot"}), 400, "no-bot"),
        (wish(ME, {"kind": "cat"}), 400, "malformed"),
        (wish(ME, BOT, options={"buoy": "a1"}), 400, "bad-option"),
        (wish(ME, BOT, options={"buoy": ["f6"]}), 400, "bad-option"),
        (wish(ME, BOT, options={"buoy": {"a": {}}}), 400, "bad-option"),
        (wish(ME, BOT, options={"seed": 1}), 400, "bad-option"),
        (wish(ME, BOT, options={"players": 4}), 400, "bad-option"),
        (wish(ME, BOT, options={"self": 4}), 400, "bad-option"),
        (wish(ME, options={"seating": "RP"}), 400, "bad-option"),
        (wish(ME, BOT, name="x" * 25), 400, "bad-name"),
        (wish(ME, BOT, name="\u202e\u202e"), 400, "bad-name"),
        (wish(ME, BOT, seed=7), 400, "malformed"),
        ([], 400, "malformed"),
        (None, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be(house: House, body: Any, status: int, code: str) -> None:
    answer = house.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_bad_option_says_what_is_allowed(house: House) -> None:
    answer = house.http.post("/api/tables", json=wish(ME, BOT, options={"buoy": 2**70}))
    assert answer.json()["params"]["allowed"] == ["f6", "f1"]


def test_a_table_with_options(house: House) -> None:
    seated = house.open(ME, BOT, buoy="f1", score="pile")
    state = house.watch(seated["table"], seated["token"]).state
    assert state["table"]["options"] == {"buoy": "f1", "score": "pile"} and state["view"]["buoy"] == "f1"


def test_sitting_down(house: House) -> None:
    table = house.open(ME, FRIEND, FRIEND)["table"]
    assert house.sit(table, seat=2)["seat"] == 2
    for seat, code in ((2, "seat-taken"), (0, "seat-taken"), (9, "seat-taken"), (-1, "seat-taken")):
        answer = house.http.post(f"/api/tables/{table}/sit", json={"seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert house.sit(table)["seat"] == 1
    assert house.http.post(f"/api/tables/{table}/sit", json={}).json()["code"] == "no-free-seat"
    assert house.http.post("/api/tables/nowhere/sit", json={}).json()["code"] == "no-table"


def test_my_matches_and_nobody_elses(house: House) -> None:
    mine, theirs = house.open(ME, BOT), house.open(ME, BOT)
    tokens = {mine["table"]: mine["token"], theirs["table"]: mine["token"], "nowhere": "x"}
    (summary,) = house.http.post("/api/mine", json={"tokens": tokens}).json()
    assert (summary["table"], summary["seat"], summary["over"], summary["round"]) == (
        mine["table"],
        0,
        False,
        1,
    )
    assert (summary["scores"], summary["winners"], summary["moves"]) == ([0, 0], [], 0)
    assert summary["began"] > 1.7e9  # this side of 2023
    many = {str(number): "x" for number in range(100)}
    assert house.http.post("/api/mine", json={"tokens": many}).json()["code"] == "too-many"


def test_a_running_record_hides_its_seed(house: House) -> None:
    seated = house.open(ME, BOT)
    answer = house.http.get(f"/api/tables/{seated['table']}/record")
    assert '[Seed "hidden"]' in answer.text and answer.headers["content-type"].startswith("text/plain")
    assert house.http.get("/api/tables/nowhere/record").json()["code"] == "no-table"


def test_rulebooks(house: House) -> None:
    for language in ("en", "fr"):
        answer = house.http.get(f"/api/rules/{GAME}/{language}")
        assert answer.status_code == 200 and "F14" in answer.text
    for address in (f"{GAME}/xx", f"{GAME}/EN", f"{GAME}/..%2F", "chess/en", f"{GAME}/%00"):
        answer = house.http.get(f"/api/rules/{address}")
        assert answer.status_code == 404 and answer.json()["code"]


def test_health(house: House) -> None:
    assert house.http.get("/api/health").json()["status"] == "ready"


def test_every_answer_has_its_headers(house: House) -> None:
    for address in ("/", "/api/games", "/api/nothing", "/t/x", "/missing.js"):
        headers = house.http.get(address).headers
        assert headers["content-security-policy"] == CONTENT_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_page_from_the_network_makes_no_browser_warn(house: House) -> None:
    def policy(host: str) -> str | None:
        return house.http.get("/api/health", headers={"Host": host}).headers.get("cross-origin-opener-policy")

    for host in ("127.0.0.1:8000", "[::1]:8000", "localhost", "sea.localhost"):
        assert policy(host) == "same-origin"
    for host in ("192.168.1.20:8000", "[fe80::1]:8000", "[", ""):
        assert policy(host) is None


def test_wrong_methods_and_addresses_are_problems(house: House) -> None:
    assert house.http.delete("/api/tables").status_code == 405
    for method, address in (
        ("PUT", "/api/games"),
        ("GET", "/api/tables"),
        ("GET", "/api/nothing"),
        ("POST", "/"),
        ("GET", "/ws/x"),
        ("OPTIONS", "/api/tables"),
    ):
        answer = house.http.request(method, address)
        assert answer.status_code in (404, 405) and set(answer.json()) == {"code", "params"}


def test_large_bodies_are_not_read(house: House) -> None:
    answer = house.http.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_pages_of_other_sites_open_no_tables(house: House) -> None:
    answer = house.http.post("/api/tables", json=wish(ME, BOT), headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_nobody_opens_tables_without_end(path: Path) -> None:
    with running(path, tables_rate=0, tables_burst=3) as house:
        codes = [house.http.post("/api/tables", json=wish(ME, BOT)).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]


def test_without_a_page_it_says_how_to_build_it(house: House) -> None:
    for address in ("/", "/t/abc", "/rules/fish-and-chips"):
        answer = house.http.get(address)
        assert answer.status_code == 503 and "make play" in answer.text


def test_the_page_and_its_caches(path: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Seaboard</title>")
    (page / "assets" / "index-abc123.js").write_text("let sea = 1;" * 200)
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with running(path, page=page) as house:
        for address in ("/", "/t/abc", "/rules/fish-and-chips"):
            answer = house.http.get(address)
            assert "Seaboard" in answer.text and answer.headers["cache-control"] == "no-cache"
        asset = house.http.get("/assets/index-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert house.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        same = house.http.get("/", headers={"If-None-Match": house.http.get("/").headers["etag"]})
        assert same.status_code == 304
        for address in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets",
            "/%00",
            "/x" * 3000,
        ):
            answer = house.http.get(address)
            assert answer.status_code == 404 and "secret" not in answer.text
