"""A game whose moves are simulated: films, outcomes in the log, and a loop that never waits for physics."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.games.icecool.physics import engine as physics
from seaboard.games.icecool.physics import trace
from seaboard.server.store.protocol import LogRow, SeatRow, TableRow
from seaboard.server.tables.films import film_seconds, newest_film
from seaboard.server.tables.story import tell

from .house import FRIEND, ME, Client, House, running

GAME = "icecool"
PLACE = "place x=0.425 y=0.505"
FLICK = "flick phi=0.1275 power=0.4000 side=0.00 height=0.00"  # from the red circle through D1
OPTIONS: dict[str, Any] = {"first_catcher": 0, "clock": 0}


def two_people(house: House) -> tuple[dict[str, Any], Client, Client]:
    """Ann catches, Ben runs."""
    ann = house.open(ME, FRIEND, game=GAME, **OPTIONS)
    ben = house.sit(ann["table"])
    return ann, house.watch(ann["table"], ann["token"]), house.watch(ann["table"], ben["token"])


def test_a_film_comes_just_before_the_log_entry_it_shows(house: House) -> None:
    seated, ann, ben = two_people(house)
    guest = house.watch(seated["table"])
    ann.move(PLACE)
    ben.reach(1)
    assert ann.films == ben.films == []  # nothing to play back
    ben.move(FLICK)
    for client in (ann, ben, guest):
        client.reach(2)
        [(number, film, known)] = client.films
        assert number == 1 == known  # the log had entry 0 and got entry 1 after the film
        assert len(film) <= 3000
    shown = trace.read_trace(ann.films[0][1], ["red", "blue"])
    rest = next(e for e in ann.log[1]["events"] if e["kind"] == "rest" and e["who"] == "B")
    assert shown["poses"]["blue"][-1][:2] == pytest.approx([rest["x"], rest["y"]], abs=0.0003)


def test_who_comes_gets_the_newest_film_again(house: House) -> None:
    seated, ann, ben = two_people(house)
    ann.move(PLACE)
    ben.reach(1)
    ben.move(FLICK)
    ann.reach(2)
    ann.my_turn()
    ann.move("flick phi=1.5000 power=0.1000 side=0.00 height=0.00")
    late = house.watch(seated["table"])
    assert [number for number, _, _ in late.films] == [2] and len(late.log) == 3
    again = house.watch(seated["table"], seated["token"], before=ann)
    assert [number for number, _, _ in again.films] == [2] and again.state["log"] == []


def stored(path: Path) -> list[str]:
    with sqlite3.connect(path) as db:
        return [text for (text,) in db.execute("SELECT text FROM log ORDER BY ply")]


def test_a_restart_gives_the_same_position_and_simulates_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(path) as house:
        seated, ann, ben = two_people(house)
        ann.move(PLACE)
        ben.reach(1)
        ben.move(FLICK)
        before = ann.reach(2)
        log = ann.log
    assert stored(path)[0] == PLACE and stored(path)[1].startswith(f"{FLICK} {{")

    def never(*about: Any) -> None:
        raise AssertionError("a restart must not simulate")

    with monkeypatch.context() as patched, running(path) as house:
        patched.setattr(physics, "simulate", never)
        back = house.watch(seated["table"], seated["token"])
        assert back.state["view"] == before["view"] and back.state["ply"] == before["ply"]
        assert [without_times(e) for entry in back.log for e in entry["events"]] == [
            without_times(e) for entry in log for e in entry["events"]
        ]
        assert back.films == []  # films are not kept (I81)


def without_times(event: dict[str, Any]) -> dict[str, Any]:
    """When it happened is in the film only: records do not keep it."""
    return {name: value for name, value in event.items() if name != "t"}


def test_rows_of_plain_moves_still_load() -> None:
    seats = (SeatRow(0, "person"), SeatRow(1, "person"))
    row = TableRow("t", GAME, "1", 2, 7, OPTIONS, seats)
    match = seaboard.game(GAME).new(players=2, seed=7, **OPTIONS)
    moves = [("place x=0.42500 y=0.50504", 0), (FLICK, 1)]
    for move, seat in moves:
        match.play(move, seat)
    story = tell(row, [LogRow("move", seat, move) for move, seat in moves])
    assert story.match.position == match.position and story.ply == story.moves == 2


def test_a_stored_outcome_is_believed_whatever_the_engine_says() -> None:
    row = TableRow("t", GAME, "1", 2, 7, OPTIONS, (SeatRow(0, "person"), SeatRow(1, "person")))
    outcome = "{0.1300 0.4100 0.0000; B door D1 R3 through; R rest 0.425,0.505,0; B rest 0.5,0.2,0}"
    story = tell(row, [LogRow("move", 0, PLACE), LogRow("move", 1, f"{FLICK} {outcome}")])
    pose = story.match.here.poses[1]
    assert (pose.x, pose.y) == (0.5, 0.2) and story.match.history[1].move == FLICK


def test_while_a_flick_is_simulated_everybody_else_is_served(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, ben = two_people(house)
    ann.move(PLACE)
    ben.reach(1)
    begun, go_on = threading.Event(), threading.Event()
    simulate = physics.simulate

    def slowly(*about: Any, **more: Any) -> physics.Trajectory:
        begun.set()
        assert go_on.wait(20)
        return simulate(*about, **more)

    monkeypatch.setattr(physics, "simulate", slowly)
    ben.play(1, FLICK)
    assert begun.wait(20)
    ann.say(type="ping")
    ann.hear("pong")
    assert house.http.get("/api/health").status_code == 200
    seated = house.open(ME, FRIEND)
    assert house.watch(seated["table"]).state["ply"] == 0
    go_on.set()
    assert ann.reach(2)["ply"] == 2


def test_a_flick_that_cannot_be_is_refused_and_nothing_is_simulated(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, ben = two_people(house)
    ann.move(PLACE)
    ben.reach(1)
    monkeypatch.setattr(physics, "simulate", None)
    ben.play(1, "flick phi=0.1275 power=1.4000 side=0.00 height=0.00")
    refused = ben.hear("refused")
    assert (refused["clause"], refused["reason"]) == ("I80", "out-of-range")
    assert ben.state["ply"] == 1


def test_films_of_a_match_hold_nothing_that_is_hidden() -> None:
    game = seaboard.game(GAME)
    head = "RBG 2/3 R B flick 0.425,0.505/0.31,0.15/0.1,0.1 -/25/257 RBG "
    films = []
    for cards in ("233/122/113 1231", "333/122/133 2211"):
        match = game.at(head + cards, seed=1)
        match.play("flick phi=1.5708 power=0.5000 side=0.00 height=0.00")
        films.append(match.film(0))
    assert films[0] == films[1] != b""
    with pytest.raises(IndexError):
        match.film(1)


def test_a_running_record_does_not_show_the_pile(house: House) -> None:
    seated, ann, _ = two_people(house)
    ann.move(PLACE)
    answer = house.http.get(f"/api/tables/{seated['table']}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "record-hidden")


def test_nothing_that_is_sent_tells_the_pile_or_a_rivals_card(house: House) -> None:
    seated, ann, ben = two_people(house)
    guest = house.watch(seated["table"])
    ann.move(PLACE)
    ben.reach(1)
    ben.move(FLICK)
    for client in (ann, ben, guest):
        client.reach(2)
        assert client.position().split()[-1] == "x45"
        assert client.state["view"]["position"] == client.position()


def test_the_same_five_levels_sit_at_every_table(house: House) -> None:
    shelf = {game["name"]: game["bots"] for game in house.http.get("/api/games").json()}
    assert set(map(tuple, shelf.values())) == {("plankton", "herring", "seal", "dolphin", "orca")}
    wish = {"game": GAME, "seats": [ME, {"kind": "bot", "bot": "careful"}], "options": {}, "name": ""}
    answer = house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "no-bot")


def test_games_without_films_send_none(house: House) -> None:
    _, ann, ben = house.two_people()
    for client in (ann, ben):
        if client.state["moves"]:
            client.move()
    assert ann.films == ben.films == []
    fish = seaboard.game("fish-and-chips")
    match = fish.new(players=2, seed=1)
    match.play(match.moves(match.to_move[0])[0])
    assert fish.films is None and fish.clock is None
    assert match.film(0) == b"" and film_seconds(match) == 0.0 and newest_film(match) is None


def test_a_story_goes_on_only_by_what_was_written() -> None:
    row = TableRow("t", GAME, "1", 2, 7, OPTIONS, (SeatRow(0, "person"), SeatRow(1, "person")))
    story = tell(row, [LogRow("move", 0, PLACE)])
    ahead = asyncio.run(asyncio.to_thread(story.ahead, [FLICK], 1))
    assert [row.text.split(" {")[0] for row in story.rows(ahead)] == [FLICK]
    assert story.moves == story.ply == 1 and story.match.history[-1].move == PLACE
    story.go_on(ahead)
    assert story.moves == story.ply == 2 and story.rows(ahead) == []
