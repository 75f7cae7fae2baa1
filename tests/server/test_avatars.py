"""People choose an animal: it stays with their seat, is the same for all, and is one that is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seaboard.server.tables.avatars import AVATARS, BadAvatar, avatar_of, drawn
from tests.server.house import BOT, FRIEND, ME, Client, House, running

from .test_changing_places import see


def animals(client: Client) -> list[str | None]:
    seats: list[dict[str, Any]] = client.state["table"]["seats"]
    return [facts.get("avatar") for facts in seats]


def test_only_animals_of_the_list_are_taken() -> None:
    assert len(AVATARS) >= 8 and all(avatar_of(avatar) == avatar for avatar in AVATARS)
    assert avatar_of("") == "" and drawn("") is None
    for other in ("Turtle", "turtle ", "orca", "<svg>", "x" * 500):
        with pytest.raises(BadAvatar):
            avatar_of(other)
        assert drawn(other) is None, "one that is no longer drawn is no animal"


def test_everybody_sees_who_is_which_animal(house: House) -> None:
    ann = house.open(ME, FRIEND, BOT, avatar="turtle")
    ben = house.sit(ann["table"], avatar="ray")
    watchers = [house.watch(ann["table"], token) for token in (ann["token"], ben["token"], None)]
    assert [animals(watcher) for watcher in watchers] == [["turtle", "ray", None]] * 3
    (mine,) = house.http.post("/api/mine", json={"tokens": {ann["table"]: ann["token"]}}).json()
    assert [seat.get("avatar") for seat in mine["seats"]] == ["turtle", "ray", None]


def test_another_animal_is_a_problem_with_the_list(house: House) -> None:
    table = house.open(ME, FRIEND)["table"]
    wish = {"game": "urchins", "seats": [ME, FRIEND], "avatar": "kraken"}
    for path, body in (("/api/tables", wish), (f"/api/tables/{table}/sit", {"avatar": "kraken"})):
        answer = house.http.post(path, json=body)
        assert answer.status_code == 400 and answer.json() == {
            "code": "bad-avatar",
            "params": {"avatar": "kraken", "allowed": list(AVATARS)},
        }
    assert house.sit(table)["seat"] == 1, "whoever was refused has no seat"


def test_somebody_becomes_another_animal_and_keeps_it_with_a_new_name(house: House) -> None:
    ann = house.open(ME, BOT, avatar="gull")
    me, other = house.watch(ann["table"], ann["token"]), house.watch(ann["table"])
    me.say(type="rename", name="Anne", avatar="otter")
    see(other, 0, name="Anne", avatar="otter")
    me.say(type="rename", name="Zoë")
    see(other, 0, name="Zoë", avatar="otter")
    me.say(type="rename", name="Zoë", avatar="kraken")
    assert "avatar" in me.hear("fault")["params"]["reason"]
    me.say(type="rename", name="Zoë", avatar="")
    while "avatar" in other.state["table"]["seats"][0]:
        other.hear("state", "presence")


def test_an_animal_outlives_the_server(path: Path) -> None:
    with running(path) as house:
        ann = house.open(ME, FRIEND, avatar="nautilus")
        house.sit(ann["table"], avatar="puffer")
    with running(path) as house:
        assert animals(house.watch(ann["table"])) == ["nautilus", "puffer"]


def test_a_bot_that_stands_in_is_itself_and_gives_the_animal_back(house: House) -> None:
    ann = house.open(ME, FRIEND, avatar="whale")
    house.sit(ann["table"], avatar="ray")
    me = house.watch(ann["table"], ann["token"])
    me.say(type="hand_over", seat=0, bot="plankton")
    see(me, 0, kind="bot")
    assert animals(me) == [None, "ray"]
    me.say(type="take_back")
    see(me, 0, kind="person", avatar="whale")


def test_an_animal_moves_on_to_the_further_match(house: House) -> None:
    ann = house.open(ME, FRIEND, game="urchins", rows=3, cols=3, avatar="starfish")
    ben = house.sit(ann["table"], avatar="jellyfish")
    one, other = (house.watch(ann["table"], seated["token"]) for seated in (ann, ben))
    while not one.until(lambda state: state["moves"] or state["over"] or state["to_move"] != [0])["over"]:
        ply = (one if 0 in one.state["to_move"] else other).move()["ply"]
        one.reach(ply), other.reach(ply)
    one.say(type="again")
    again = one.hear("again")
    assert animals(house.watch(again["table"])) == ["jellyfish", "starfish"]
