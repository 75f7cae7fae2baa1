"""What never changes in a match is told once on every connection, and no view repeats it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import seaboard

from .house import BOT, FRIEND, GAME, ME, House, two_turns


class Reef(msgspec.Struct):
    corals: list[str]


REEF = {"corals": ["a1", "b2"]}


@pytest.fixture
def reef(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sea that has something to tell once."""
    monkeypatch.setattr(seaboard.game(GAME), "constants", lambda position: Reef(["a1", "b2"]))


@pytest.mark.usefixtures("reef")
def test_the_first_state_of_every_connection_tells_it(house: House) -> None:
    table, ann, ben = house.two_people()
    for client in (ann, ben, house.watch(table)):
        assert client.state["constants"] == REEF and "corals" not in client.state["view"]
    mover, other = two_turns(ann, ben)
    mover.move()
    other.reach(1)
    for client in (mover, other):
        assert "constants" not in client.state and client.constants == REEF
    again = house.watch(table, before=ann)  # a page that lost its line, or one that knows all but this
    assert again.state["constants"] == REEF and again.state["log"] == []


@pytest.mark.usefixtures("reef")
def test_other_messages_do_not_repeat_it(house: House) -> None:
    seated = house.open(ME, FRIEND)
    me = house.watch(seated["table"], seated["token"])
    house.sit(seated["table"])  # a state for everybody
    assert "constants" not in me.hear("state")
    me.say(type="past", moves=0)
    assert set(me.hear("past")) == {"type", "moves", "view", "legal", "to_move", "scores", "position"}
    me.play(99, "ok")
    assert me.hear("fault")["code"] == "stale"
    assert "constants" not in me.hear("state")


@pytest.mark.usefixtures("reef")
def test_two_tables_of_one_page_are_told_each(house: House) -> None:
    firsts: list[dict[str, Any]] = []
    for _ in range(2):
        seated = house.open(ME, BOT)
        firsts.append(house.watch(seated["table"], seated["token"]).state)
    assert [state["constants"] for state in firsts] == [REEF, REEF]


def test_a_game_without_such_a_part_says_nothing(house: House) -> None:
    seated = house.open(ME, BOT)
    assert "constants" not in house.watch(seated["table"], seated["token"]).state
