"""Flicks are worked out by one thread: nobody who asks for many of them makes a neighbour wait for all."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

from seaboard.server.thinking.queue import Kind
from seaboard.server.thinking.simulating import Simulating
from tests.waiting import until

AT_ONCE = 28


def worked_out(*asked: tuple[Kind, str, str]) -> list[str]:
    """Who gets what after whom, if all ask before the first has what it wants."""
    order: list[str] = []
    all_ask = threading.Event()

    def work(name: str) -> None:
        all_ask.wait()
        order.append(name)

    async def scenario() -> None:
        simulating = Simulating()
        waiting = [
            asyncio.create_task(simulating.run(kind, address, table, partial(work, f"{address} {table}")))
            for kind, address, table in asked
        ]
        await asyncio.sleep(0)
        all_ask.set()
        await asyncio.gather(*waiting)
        simulating.close()

    asyncio.run(scenario())
    return order


def test_a_neighbours_flick_waits_for_the_one_that_was_begun_and_no_other() -> None:
    flicks = [(Kind.MOVE, "busy", str(number)) for number in range(AT_ONCE)]
    order = worked_out(*flicks, (Kind.MOVE, "neighbour", "a"))
    assert order[:2] == ["busy 0", "neighbour a"]
    assert sorted(order) == sorted([*(f"busy {number}" for number in range(AT_ONCE)), "neighbour a"])


def test_tables_go_before_lessons() -> None:
    order = worked_out(
        (Kind.PRACTICE, "learner", "1"), (Kind.PRACTICE, "learner", "2"), (Kind.MOVE, "player", "a")
    )
    assert order == ["learner 1", "player a", "learner 2"]


def test_what_goes_wrong_is_told_to_who_asked_and_holds_nobody_up() -> None:
    def broken() -> None:
        raise ArithmeticError

    async def scenario() -> tuple[object, object]:
        simulating = Simulating()
        found = await asyncio.gather(
            simulating.run(Kind.MOVE, "ada", "a", broken),
            simulating.run(Kind.MOVE, "leo", "b", lambda: 7),
            return_exceptions=True,
        )
        simulating.close()
        return found

    wrong, right = asyncio.run(scenario())
    assert isinstance(wrong, ArithmeticError) and right == 7


def test_a_server_that_stops_begins_nothing_more() -> None:
    begun: list[str] = []
    go_on = threading.Event()

    def flick(name: str) -> None:
        begun.append(name)
        go_on.wait()

    async def scenario() -> list[object]:
        simulating = Simulating()
        asked = [
            asyncio.create_task(simulating.run(Kind.MOVE, name, name, partial(flick, name)))
            for name in ("ada", "leo")
        ]
        await until("the first flick to be simulated", lambda: begun)
        simulating.close()
        go_on.set()
        return list(await asyncio.gather(*asked, return_exceptions=True))

    found = asyncio.run(scenario())
    assert begun == ["ada"]
    assert all(isinstance(each, asyncio.CancelledError) for each in found), found
