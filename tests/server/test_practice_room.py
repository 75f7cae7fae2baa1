"""The practice room: a flick outside any match, simulated by a worker, refused with its clause."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.games.icecool.physics import trace
from seaboard.server.thinking.thinkers import BotFailed, ProcessThinkers
from tests.clauses import clause

from .house import FirstMove, House, running

ROOM = "/api/practice/icecool"
FLICK = "flick phi=0.1275 power=0.4500 side=0.00 height=0.00"  # from the red circle through D1
START = {"x": 0.195, "y": 0.09, "yaw": 0, "flick": FLICK}


def attempt(house: House, **changes: Any) -> Any:
    return house.http.post(ROOM, json={**START, **changes})


@clause("I82")
def test_the_room_is_the_school_with_a_penguin_on_the_red_circle(house: House) -> None:
    ground = house.http.get(ROOM).json()
    assert set(ground) == {"board", "start", "limits", "doors"}
    assert ground["start"] == {"x": 0.195, "y": 0.09, "yaw": 0}
    assert ground["board"]["name"] == "school" and len(ground["board"]["rooms"]) == 5
    assert [door["id"] for door in ground["doors"]] == [f"D{n}" for n in range(1, 8)]
    assert all(door["tokens"] == [] for door in ground["doors"])
    assert ground["limits"]["noise"] == "off" and ground["limits"]["power"] == [0.0, 1.0]


@clause("I82", "I19")
def test_a_flick_tells_where_it_went_and_shows_it(house: House) -> None:
    answer = attempt(house)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    found = answer.json()
    kinds = [event["kind"] for event in found["events"]]
    assert kinds == ["flicked", "door", "rest"] and found["events"][1]["door"] == "D1"
    assert found["room"] == "R3" and found["out"] is False
    shown = trace.read_trace(base64.b64decode(found["film"]), ["red"])
    assert shown["poses"]["red"][-1][:2] == pytest.approx([found["x"], found["y"]], abs=0.0003)
    again = attempt(
        house, x=found["x"], y=found["y"], yaw=found["yaw"], flick=FLICK.replace("0.1275", "3.2690")
    )
    assert again.status_code == 200
    assert attempt(house).json() == found  # a steady hand: the same flick goes the same way


@clause("I82", "I55")
def test_who_jumps_out_is_back_where_it_stood(house: House) -> None:
    found = attempt(house, x=0.12, y=0.1, flick="flick phi=3.1416 power=1.0000 side=0.00 height=1.00").json()
    assert found["out"] is True and (found["x"], found["y"]) == (0.12, 0.1)
    assert [event["kind"] for event in found["events"]] == ["flicked", "out", "rest"]


@clause("I82", "I80")
@pytest.mark.parametrize(
    ("changes", "status", "code", "broken"),
    [
        ({"flick": FLICK.replace("0.4500", "1.5000")}, 422, "out-of-range", "I80"),
        ({"flick": FLICK.replace("0.4500", "nan")}, 422, "not-finite", "I80"),
        ({"x": 0.022, "y": 0.1}, 422, "finger-wall", "I80"),
        ({"flick": "wave"}, 422, "not-a-move", None),
        ({"flick": FLICK.replace("0.4500", "half")}, 422, "not-a-move", None),
        ({"x": 0.0, "y": 0.1}, 422, "no-place-to-stand", "I82"),
        ({"x": 5.0}, 422, "no-place-to-stand", "I82"),
        ({"x": "left"}, 400, "malformed", None),
        ({"spin": 3}, 400, "malformed", None),
    ],
)
def test_what_cannot_be_tried_is_a_problem(
    house: House, changes: dict[str, Any], status: int, code: str, broken: str | None
) -> None:
    answer = attempt(house, **changes)
    found = answer.json()
    assert (answer.status_code, found["code"], found.get("clause")) == (status, code, broken)
    assert isinstance(found["params"], dict)


def test_numbers_that_are_none_are_refused(house: House) -> None:
    for text in (
        '{"x": NaN, "y": 0.1, "yaw": 0, "flick": "x"}',
        '{"x": 1e999, "y": 0.1, "yaw": 0, "flick": "x"}',
    ):
        answer = house.http.post(ROOM, content=text)
        assert answer.status_code in (400, 422)


def test_other_games_have_no_practice_room(house: House) -> None:
    for game, code in (("urchins", "no-practice"), ("chess", "no-game")):
        assert house.http.get(f"/api/practice/{game}").json()["code"] == code
        assert house.http.post(f"/api/practice/{game}", json={}).status_code == 404


def test_pages_of_others_may_not_make_us_work(house: House) -> None:
    answer = house.http.post(ROOM, json=START, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_too_many_attempts_are_refused_before_they_cost_anything(path: Path) -> None:
    with running(path, practice_rate=0.0, practice_burst=1.0) as house:
        assert attempt(house).status_code == 200
        answer = attempt(house)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


class Broken(FirstMove):
    """No worker answers."""

    async def practise(self, game: str, attempt: Any) -> bytes:
        raise BotFailed("broken")


def test_without_a_worker_there_is_no_practice(path: Path) -> None:
    with running(path, Broken()) as house:
        answer = attempt(house)
        assert (answer.status_code, answer.json()["code"]) == (503, "no-practice-now")


def begin_cold() -> None:
    """A worker that does nothing beforehand."""


def test_a_worker_process_simulates_the_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    room = seaboard.game("icecool").practice
    assert room is not None
    wish = msgspec.convert(START, room.attempt_type)

    async def scenario() -> bytes:
        thinkers = ProcessThinkers(workers=1, patience=120.0, begin=begin_cold)
        try:
            return await thinkers.practise("icecool", wish)
        finally:
            thinkers.stop()

    found = json.loads(asyncio.run(scenario()))
    assert found == json.loads(msgspec.json.encode(room.result(wish)))
