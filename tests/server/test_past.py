"""Looking back: the board after any number of moves, as its watcher may know it."""

from __future__ import annotations

import pytest

import seaboard

from .house import BOT, FRIEND, ME, House


def test_the_past_is_what_was_shown_then(house: House) -> None:
    table, ann, ben = house.two_people()
    shown = [ann.state]
    for _ in range(4):
        mover = ann if ann.state["moves"] else ben
        mover.move()
        shown.append(ann.reach(mover.state["ply"]))
        ben.reach(ann.state["ply"])
    for watcher in (ann, ben, house.watch(table)):
        for moves, then in enumerate(shown):
            watcher.say(type="past", moves=moves)
            past = watcher.hear("past")
            assert past.pop("moves") == moves
            mine, line = past.pop("legal"), past.pop("position")
            assert seaboard.game("fish-and-chips").at(line).scores == tuple(then["scores"])
            assert watcher is not ann or mine == then["moves"]
            assert bool(mine) == (watcher.state["seat"] in then["to_move"])
            assert past == {"type": "past", **{name: then[name] for name in past if name != "type"}}
    assert ann.state["ply"] == 4  # nothing was taken back


@pytest.mark.parametrize("moves", [-1, 1, 10**9])
def test_there_is_no_past_outside_the_match(house: House, moves: int) -> None:
    seated = house.open(ME, FRIEND)
    client = house.watch(seated["table"], seated["token"])
    client.say(type="past", moves=moves)
    assert client.hear("fault", "past")["code"] == "stale"


def test_alone_the_same_deal_can_be_played_again(house: House) -> None:
    first = house.open(ME)
    facts = house.watch(first["table"], first["token"]).state["table"]
    assert facts["seed"] is not None
    wish = {"game": facts["game"], "seats": [ME], "seed": "77"}
    again = house.http.post("/api/tables", json=wish).json()
    client = house.watch(again["table"], again["token"])
    assert client.state["table"]["seed"] == "77"
    assert client.position() == seaboard.game(facts["game"]).new(players=1, seed=77).position


@pytest.mark.parametrize("seed", ["", "-1", "1.5", "ten", "\u0663", str(1 << 128), "9" * 5000])
def test_a_seed_is_a_number_of_our_size(house: House, seed: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "fish-and-chips", "seats": [ME], "seed": seed})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-seed"


@pytest.mark.parametrize("other", [BOT, FRIEND])
def test_nobody_brings_a_deal_to_others(house: House, other: dict[str, str]) -> None:
    seated = house.open(ME, other)
    assert house.watch(seated["table"]).state["table"]["seed"] is None
    wish = {"game": "fish-and-chips", "seats": [ME, other], "seed": "77"}
    assert house.http.post("/api/tables", json=wish).json()["code"] == "bad-seed"
