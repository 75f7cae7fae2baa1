"""People leave, lend, take back and clear seats over the wire, and play again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.server.store import database
from seaboard.server.store.protocol import SeatRow
from seaboard.server.tables import places

from .house import BOT, FRIEND, ME, Client, House, running, two_turns


def seat(client: Client, number: int) -> dict[str, Any]:
    facts: dict[str, Any] = client.state["table"]["seats"][number]
    return facts


def see(client: Client, number: int, **facts: Any) -> None:
    """Wait until a client has heard these facts of a seat."""
    while not facts.items() <= seat(client, number).items():
        client.hear("state", "presence")


def reason(client: Client) -> str:
    return str(client.hear("fault")["params"]["reason"])


def test_a_bot_plays_for_somebody_until_they_are_back(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    own = mover.state["seat"]
    mover.say(type="hand_over", seat=own, bot="plankton")
    other.until(lambda state: state["ply"] > 0)
    assert seat(other, own)["kind"] == "bot" and seat(other, own)["stands_in_for"] in ("Ann", "Ben")
    mover.until(lambda state: state["ply"] > 0)
    assert mover.state["seat"] == own, "whose seat it is still sees what it may see"
    mover.say(type="take_back")
    see(other, own, kind="person")
    assert "stands_in_for" not in seat(other, own)
    mover.say(type="take_back")
    assert reason(mover) == "not-lent"


def test_a_bot_plays_for_somebody_who_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ann, ben = house.two_people()
    ann.say(type="hand_over", seat=1)
    assert reason(ann) == "here"
    ben.socket.close()
    see(ann, 1, here=False)
    ann.say(type="hand_over", seat=1)
    assert reason(ann) == "here", "a line may break for a moment"
    monkeypatch.setattr(places, "AWAY", 0.0)
    ann.say(type="hand_over", seat=1)
    see(ann, 1, kind="bot", stands_in_for="Ben")
    for nonsense in (7, -1):
        ann.say(type="hand_over", seat=nonsense)
        assert reason(ann) == "nobody"


def test_who_leaves_only_watches_and_another_may_come(house: House) -> None:
    ann = house.open(ME, FRIEND, game="oh-crab")
    ben = house.sit(ann["table"])
    ann_here, ben_here = house.watch(ann["table"], ann["token"]), house.watch(ann["table"], ben["token"])
    ben_here.say(type="leave", to="open")
    state = ben_here.until(lambda state: state["seat"] is None)
    spectator = house.watch(ann["table"])
    assert state["view"] == spectator.state["view"] and ben_here.log == spectator.log
    see(ann_here, 1, kind="open")
    ben_here.say(type="leave", to="open")
    assert ben_here.hear("fault")["code"] == "no-seat"
    late = house.connect(ann["table"])
    late.say(type="hello", token=ben["token"])
    assert late.hear("fault")["code"] == "token"
    assert house.sit(ann["table"], "Cid")["seat"] == 1


def test_who_resigns_leaves_a_bot(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    own = mover.state["seat"]
    mover.say(type="leave", to="bot", bot="plankton")
    other.until(lambda state: state["ply"] > 0)
    assert (seat(other, own)["kind"], seat(other, own)["name"]) == ("bot", "plankton")
    assert "stands_in_for" not in seat(other, own)


def test_the_host_shows_somebody_the_door_before_the_start(house: House) -> None:
    table, ann, ben = house.two_people()
    assert ann.state["table"]["terms"]["host"] == 0
    ben.say(type="clear", seat=0)
    assert reason(ben) == "not-host"
    ann.say(type="clear", seat=1)
    assert ben.until(lambda state: state["seat"] is None)["moves"] == []
    cid = house.watch(table, house.sit(table, "Cid")["token"])
    two_turns(ann, cid)[0].move()
    ann.until(lambda state: state["ply"] > 0)
    ann.say(type="clear", seat=1)
    assert reason(ann) == "started"


def test_whoever_plays_alone_changes_the_level_of_a_bot(house: House) -> None:
    seated = house.open(ME, {"kind": "bot", "bot": "plankton"})
    ann = house.watch(seated["table"], seated["token"])
    ann.say(type="change_bot", seat=1, bot="seal")
    ann.until(lambda state: state["table"]["seats"][1]["name"] == "seal")
    assert seat(ann, 1)["kind"] == "bot" and "stands_in_for" not in seat(ann, 1)
    ann.say(type="change_bot", seat=0, bot="seal")
    assert reason(ann) == "nobody"


def test_among_people_nobody_changes_a_bot(house: House) -> None:
    seated = house.open(ME, FRIEND, BOT)
    ann = house.watch(seated["table"], seated["token"])
    ben = house.watch(seated["table"], house.sit(seated["table"])["token"])
    ann.say(type="change_bot", seat=2, bot="seal")
    assert reason(ann) == "not-alone"
    ben.say(type="hand_over", seat=1)
    ann.until(lambda state: state["table"]["seats"][1]["kind"] == "bot")
    ann.say(type="change_bot", seat=2, bot="seal")  # who has lent a seat comes back
    assert reason(ann) == "not-alone"


def test_whom_a_match_was_won_against_stays_written_down(house: House) -> None:
    seated = house.open(ME, BOT, target=20)
    ann = house.watch(seated["table"], seated["token"])
    while not ann.until(lambda state: state["moves"] or state["over"])["over"]:
        ann.move()
    ann.say(type="change_bot", seat=1, bot="orca")
    assert reason(ann) == "over"


def test_a_hint_among_people_is_no_secret(house: House) -> None:
    for game, shown in (("urchins", True), ("fish-and-chips", True), ("oh-crab", False)):
        ann = house.open(ME, FRIEND, game=game)
        ben = house.sit(ann["table"])
        people = house.watch(ann["table"], ann["token"]), house.watch(ann["table"], ben["token"])
        mover, other = two_turns(*people)
        mover.say(type="hint", grade=3)
        move = mover.hear("hint")["move"]
        told = other.hear("hint_shown")
        assert (told["seat"], told["grade"]) == (mover.state["seat"], 3)
        assert told["move"] == (move if shown else None)


def test_a_table_may_be_without_hints(house: House) -> None:
    wish = {"game": "urchins", "seats": [ME, FRIEND], "terms": {"hints": False}}
    ann = house.http.post("/api/tables", json=wish).json()
    here = house.watch(ann["table"], ann["token"])
    here.say(type="hint", grade=1)
    assert here.hear("hint", "fault")["type"] == "hint", "nobody else is there yet"
    ben = house.watch(ann["table"], house.sit(ann["table"])["token"])
    two_turns(here, ben)[0].say(type="hint", grade=1)
    assert reason(two_turns(here, ben)[0]) == "not-agreed"


def test_a_further_match_is_laid_once_for_all(path: Path) -> None:
    with running(path) as house:
        table, ann, ben = house.two_people(game="urchins", rows=3, cols=3)
        ann.say(type="again")
        assert reason(ann) == "running"
        spectator = house.watch(table)
        while not ann.until(lambda state: state["moves"] or state["over"] or state["to_move"] != [0])["over"]:
            mover = ann if 0 in ann.state["to_move"] else ben
            ply = mover.move()["ply"]
            ann.reach(ply), ben.reach(ply)
        ben.say(type="again")
        told = [client.hear("again") for client in (ann, ben, spectator)]
        assert len({each["table"] for each in told}) == 1 and told[0]["table"] != table
        assert [(each["seat"], each["asked_by"]) for each in told] == [(1, 1), (0, 1), (None, 1)]
        assert told[2]["token"] is None and told[0]["token"] != told[1]["token"]
        there = house.watch(told[0]["table"], told[0]["token"])
        assert there.state["seat"] == 1 and there.state["table"]["terms"]["host"] == 0
        assert [facts["name"] for facts in there.state["table"]["seats"]] == ["Ben", "Ann"]
        ann.say(type="again")
        assert ann.hear("again") == told[0]


def test_tables_of_before_there_were_terms_are_played_on(path: Path) -> None:
    with running(path) as house:
        table = house.open(ME, BOT)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute('ALTER TABLE "tables" DROP COLUMN terms')
        db.execute("ALTER TABLE seats DROP COLUMN avatar")
        db.execute("ALTER TABLE log DROP COLUMN times")
        db.execute(f"PRAGMA user_version = {database.SCHEMAS.index(database.TERMS)}")
    with running(path) as house:
        client = house.watch(table["table"], table["token"])
        assert client.state["table"]["terms"]["clock"] == "none"
        client.move()
        row = house.hall.tables[table["table"]].seats.rows[0]
        assert replace(row, token_sha256="") == SeatRow(0, "person", "Ann")
