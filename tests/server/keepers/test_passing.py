"""Two processes over one database: whoever comes to the wrong one notices nothing of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest

from seaboard.server.keepers.keeper import Keeper
from seaboard.server.store import postgres_schema
from seaboard.server.tables import table
from tests.server.house import BOT, FRIEND, ME, House, two_turns
from tests.server.postgres_server import PostgresServer
from tests.waiting import wait_until

from .process import come_back, process


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """An empty database."""
    return postgres.emptied()


@pytest.fixture
def two(address: str, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two processes."""
    with process(address, tmp_path) as one, process(address, tmp_path) as other:
        yield one, other


def test_people_at_different_processes_play_one_match(two: tuple[House, House]) -> None:
    one, other = two
    ann = one.open(ME, FRIEND)
    ben = other.sit(ann["table"])
    assert ben["seat"] == 1 and ann["table"] not in other.hall.tables
    here, there = one.watch(ann["table"], ann["token"]), other.watch(ann["table"], ben["token"])
    spectators = [other.watch(ann["table"]) for _ in range(2)]
    for _ in range(6):
        mover, waiting = two_turns(here, there)
        ply = mover.move()["ply"]
        waiting.reach(ply)
    for spectator in spectators:
        spectator.reach(here.state["ply"])
        assert spectator.state["view"] == here.state["view"] and spectator.log == here.log
    assert there.position() == here.position() and there.log == here.log
    assert [seat["here"] for seat in here.state["table"]["seats"]] == [True, True]
    there.say(type="why", move="nonsense")
    assert there.hear("refused")["reason"] == "not-a-move"
    there.play(0, "a1")
    assert there.hear("fault")["code"] == "stale"
    other.sockets.close()
    here.hear("presence")
    assert [seat["here"] for seat in here.state["table"]["seats"]] == [True, False]


def test_what_is_asked_by_http_is_answered_where_the_table_is(two: tuple[House, House]) -> None:
    one, other = two
    tables = [one.open(ME, BOT), other.open(ME, BOT), one.open(ME, BOT)]
    tokens = {seated["table"]: seated["token"] for seated in tables}
    for house in two:
        mine = house.http.post("/api/mine", json={"tokens": {**tokens, "nobody": "x"}})
        assert [found["table"] for found in mine.json()] == list(tokens)
        records = [house.http.get(f"/api/tables/{table}/record") for table in tokens]
        assert [record.status_code for record in records] == [200] * 3
        assert all('[Game "fish-and-chips"]' in record.text for record in records)
        taken = house.http.post(f"/api/tables/{tables[0]['table']}/sit", json={})
        assert (taken.status_code, taken.json()["code"]) == (409, "no-free-seat")
        assert house.http.post("/api/mine", content=b"{").status_code == 400
        assert house.http.post("/api/tables/nowhere/sit", json={}).status_code == 404
        too_many = {f"t{number}": "x" for number in range(65)}
        assert house.http.post("/api/mine", json={"tokens": {**tokens, **too_many}}).status_code == 400
        pictures = [house.http.get(f"/api/tables/{table}/0/picture.png") for table in tokens]
        assert [picture.status_code for picture in pictures] == [200] * 3


def test_what_no_table_can_be_called_is_refused_as_by_one_process(two: tuple[House, House]) -> None:
    table = two[0].open(ME, BOT)["table"]
    for house in two:
        assert house.http.get("/api/tables/%00/record").status_code == 404
        assert house.http.post("/api/tables/a%00b/sit", json={}).status_code == 404
        assert house.http.get("/t/%00").status_code == 503  # there is no page in tests
        assert house.http.post("/api/mine", json={"tokens": {"\0": "x"}}).json() == []
        for wrong in (5, None, ["x"]):
            assert house.http.post("/api/mine", json={"tokens": {table: wrong}}).status_code == 400
        stranger = house.connect("%00")
        stranger.say(type="hello", known=0, known_ply=-1)
        assert stranger.hear("fault")["code"] == "no-table"


def test_what_a_proxy_passes_on_for_a_name_of_its_own_is_answered_where_the_table_is(
    address: str, tmp_path: Path
) -> None:
    near = (ip_network("127.0.0.1"),)
    with process(address, tmp_path, proxies=near) as one, process(address, tmp_path, proxies=near) as other:
        table = one.open(ME, BOT)["table"]
        for house in (one, other):
            record = house.http.get(f"/api/tables/{table}/record", headers={"Host": "sea.example"})
            assert record.status_code == 200


def test_how_far_away_somebody_is_counts_where_the_clock_is(two: tuple[House, House]) -> None:
    one, other = two
    wish = {"game": "urchins", "seats": [ME, FRIEND], "terms": {"clock": "game", "seconds": 600}}
    ann = one.http.post("/api/tables", json=wish).json()
    ben = other.sit(ann["table"])
    there, clock = other.watch(ann["table"], ben["token"]), one.hall.tables[ann["table"]].clock

    def known() -> bool:
        there.say(type="ping")
        there.hear("pong")
        return ben["seat"] in clock.lag

    wait_until("the server to know how far away Ben is", known)
    assert 0.0 <= clock.lag[ben["seat"]] < 60.0


def test_who_is_only_passed_on_does_not_wait_for_rules_that_are_not_loaded_yet(
    address: str, tmp_path: Path
) -> None:
    loaded = threading.Event()
    with (
        process(address, tmp_path) as one,
        process(address, tmp_path, load=lambda game, progress: loaded.wait()) as cold,
    ):
        try:
            ann = one.open(ME, BOT)
            me = cold.watch(ann["table"], ann["token"])
            me.move()
            assert cold.hall.readiness.health.status == "warming" and ann["table"] in one.hall.tables
        finally:
            loaded.set()


def test_a_wrong_token_is_refused_behind_a_link_too(two: tuple[House, House]) -> None:
    one, other = two
    ann = one.open(ME, FRIEND)
    stranger = other.connect(ann["table"])
    stranger.say(type="hello", token="x", known=0, known_ply=-1)
    assert stranger.hear("fault")["code"] == "token" and stranger.close_code() == 1008


def test_who_stops_gives_its_tables_away_at_once(address: str, tmp_path: Path) -> None:
    with process(address, tmp_path, life=3600.0) as other:  # which would have to run out if nobody left
        with process(address, tmp_path, life=3600.0) as one:
            ann = one.open(ME, BOT)
            me = other.watch(ann["table"], ann["token"])
            for _ in range(3):
                me.move()
            told = list(me.log)
        again = come_back(other, ann["table"], ann["token"], me)
        assert again.log[: len(told)] == told and ann["table"] in other.hall.tables
        again.move()


def test_a_table_that_moves_takes_what_is_left_of_its_time_along(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = [0.0]  # seconds by which the tables' time is ahead
    real = table.now
    monkeypatch.setattr(table, "now", lambda: real() + ahead[0])
    with process(address, tmp_path) as other:
        with process(address, tmp_path) as one:
            wish = {"game": "urchins", "seats": [ME, FRIEND], "terms": {"clock": "game", "seconds": 600}}
            ann = one.http.post("/api/tables", json=wish).json()
            ben = other.sit(ann["table"])
            people = one.watch(ann["table"], ann["token"]), other.watch(ann["table"], ben["token"])
            mover = two_turns(*people)[0]
            own = mover.state["seat"]
            ahead[0] += 200.0
            while mover.state["to_move"] == [own]:
                mover.move()
            told = mover.state["times"][own]
            assert 300.0 < told <= 400.0
        moved = other.watch(ann["table"])
        assert moved.state["times"] == pytest.approx([told, 600.0] if own == 0 else [600.0, told], abs=0.2)
        assert ann["table"] in other.hall.tables


def test_who_was_taken_for_dead_is_refused_and_its_people_are_led_on(
    two: tuple[House, House], address: str
) -> None:
    one, other = two
    ann = one.open(ME, FRIEND)
    ben = one.sit(ann["table"])
    here, there = one.watch(ann["table"], ann["token"]), one.watch(ann["table"], ben["token"])
    mover, waiting = two_turns(here, there)
    waiting.reach(mover.move()["ply"])
    mover, waiting = two_turns(here, there)
    with postgres_schema.connect(address) as db:  # as if `other` had taken the table
        keeper = other.hall.keeper
        assert isinstance(keeper, Keeper)
        db.execute("UPDATE leases SET keeper = %s, fence = fence + 1", (keeper.number,))
    told = mover.state["ply"]
    mover.play(told, mover.state["moves"][0])
    tokens = {here: ann["token"], there: ben["token"]}
    again = come_back(one, ann["table"], tokens[mover], mover)
    assert again.state["ply"] == told and ann["table"] not in one.hall.tables
    watching = come_back(one, ann["table"], tokens[waiting], waiting)
    assert again.move()["ply"] == told + 1  # at the other process now
    assert watching.reach(told + 1)["log_from"] == told
    assert ann["table"] in other.hall.tables
