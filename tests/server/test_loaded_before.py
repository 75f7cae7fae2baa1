"""Once a game is warm no request opens a file or loads a rule: without a free file descriptor it goes on."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from typing import Any

import pytest

import seaboard
from seaboard.server.tables.states import past_for
from seaboard.warm import warm_up

from .test_one_move_once import table_of

OPENING = ("open", "import", "ctypes.dlopen", "subprocess.Popen")
opened: list[tuple[str, Any]] = []
watching = False


def watch(event: str, arguments: tuple[Any, ...]) -> None:
    if watching and event in OPENING:
        opened.append((event, arguments[0]))


sys.addaudithook(watch)  # for ever: there is no way to take one away


@pytest.mark.parametrize("name", ["fish-and-chips", "oh-crab", "urchins"])
def test_no_request_at_a_table_loads_anything(name: str) -> None:
    global watching
    warm_up(games=[name])
    coin = Random(3)

    async def scenario() -> None:
        global watching
        table, _ = await table_of(name)
        watching = True
        for _ in range(60):
            match = table.story.match
            if match.over:
                break
            seat = coin.choice(match.to_move)
            match.why_not("a1", seat)
            await table.play(seat, table.story.ply, coin.choice(match.moves(seat)))
        past_for(table, 0, 1)
        table.story.for_bots()

    try:
        asyncio.run(scenario())
    finally:
        watching = False
    assert [found for found in opened if "asyncio" not in str(found)] == []
    assert seaboard.game(name).name == name
