"""A table in a process of its own, whose files are watched: `python -m … game moves`; prints what was opened.

An audit hook stays as long as its process does, and while one runs, Python 3.11 lets no second thread begin
to be traced: among the tests, whose lines are watched, it broke a thread now and then.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

from seaboard.server.tables.states import past_for
from seaboard.server.thinking.readiness import load_all

from .test_one_move_once import table_of

OPENING = ("open", "import", "ctypes.dlopen", "subprocess.Popen")


async def what_is_opened(name: str, moves: int) -> list[tuple[str, str]]:
    """What random moves at a table open or load, with refusals and looks back among them."""
    opened: list[tuple[str, str]] = []
    watching = False

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if watching and event in OPENING:
            opened.append((event, str(arguments[0])))

    coin = Random(3)
    table, _ = await table_of(name)
    sys.addaudithook(watch)
    watching = True
    for _ in range(moves):
        match = table.story.match
        if match.over:
            break
        seat = coin.choice(match.to_move)
        match.why_not("a1", seat)
        await table.play(seat, table.story.ply, coin.choice(match.moves(seat)))
    past_for(table, 0, 1)
    table.story.for_bots()
    watching = False
    return opened


if __name__ == "__main__":
    game = sys.argv[1]
    load_all(game)
    print(json.dumps(asyncio.run(what_is_opened(game, int(sys.argv[2])))))
