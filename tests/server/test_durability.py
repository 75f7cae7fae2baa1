"""What was acknowledged is there after kill -9, a full disk and a second writer."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from seaboard.server.store.protocol import StorageError

from .house import BOT, FRIEND, ME, House, running, two_turns


def test_kill_9_in_mid_game_loses_nothing_that_was_told(path: Path) -> None:
    package = __package__ or ""
    process = subprocess.Popen(
        [sys.executable, "-m", f"{package}.lone_server", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[package.count(".") + 1],
    )
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        house = House(("127.0.0.1", port))
        seated, other = house.open(ME, BOT), house.open(ME, FRIEND)
        friend = house.sit(other["table"], "Ben")
        me = house.watch(seated["table"], seated["token"])
        for _ in range(12):
            me.move()
        me.say(type="undo", ply=me.my_turn()["ply"])
        me.hear("state")
        told = me.my_turn()
        me.play(told["ply"], told["moves"][0])  # may or may not be written
        process.send_signal(signal.SIGKILL)
        process.wait(10)
        house.close()
    finally:
        process.kill()
        process.wait(10)
        process.stdout.close()  # type: ignore[union-attr]  # it is a pipe
    with running(path) as house:
        back = house.watch(seated["table"], seated["token"])
        assert back.log[: len(me.log)] == me.log
        back.until(lambda state: state["ply"] in (told["ply"], told["ply"] + 1) or state["moves"])
        if back.state["ply"] == told["ply"]:
            assert back.state["view"] == told["view"]
        seats = house.watch(other["table"], friend["token"]).state["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Ben"]
        back.move()


def test_after_a_restart_bots_think_on_when_somebody_comes(path: Path) -> None:
    with running(path, bot_beat=60.0) as house:
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        while me.state["moves"]:
            me.move()
        assert me.state["thinking"] == [1]
    with running(path) as house:
        again = house.watch(seated["table"], seated["token"])
        assert again.my_turn()["moves"]


def test_two_servers_cannot_fork_a_match(path: Path) -> None:
    with running(path) as one, running(path) as two:
        ann = one.open(ME, FRIEND)
        ben = one.sit(ann["table"])
        here = [one.watch(ann["table"], one_of["token"]) for one_of in (ann, ben)]
        there = [two.watch(ann["table"], one_of["token"]) for one_of in (ann, ben)]
        mover, _ = two_turns(*here)
        late, _ = two_turns(*there)
        mover.move()
        late.play(0, late.state["moves"][-1])
        assert late.hear("fault")["code"] == "stale"
        assert late.until(lambda state: state["ply"] == 1)["view"] == mover.state["view"]
        assert late.log == mover.log


def test_a_move_that_cannot_be_stored_was_not_made(house: House) -> None:
    table, ann, ben = house.two_people()
    mover, _ = two_turns(ann, ben)
    before = mover.state

    async def full(*arguments: Any) -> None:
        raise StorageError("full", Path("x"))

    with patch.object(house.hall.store, "append", full):
        mover.play(0, before["moves"][0])
        assert mover.hear("fault", "state") == {
            "type": "fault",
            "code": "storage",
            "params": {"reason": "full"},
        }
        failing = house.http.post("/api/tables", json={"game": "fish-and-chips", "seats": [ME, BOT]})
        assert failing.status_code in (201, 503)
    stranger = house.watch(table)
    assert stranger.state["ply"] == 0 and stranger.state["view"] == before["view"]
    assert mover.move()["ply"] == 1


def test_a_table_that_cannot_be_stored_is_a_problem(house: House) -> None:
    async def full(*arguments: Any) -> None:
        raise StorageError("full", Path("x"))

    with patch.object(house.hall.store, "create", full):
        answer = house.http.post("/api/tables", json={"game": "fish-and-chips", "seats": [ME, BOT]})
    assert answer.status_code == 503
    assert answer.json() == {"code": "storage", "params": {"reason": "full"}}
