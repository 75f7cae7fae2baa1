"""What is worked out ahead of time: once, in a process of its own, whose end is nobody else's."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from seaboard.machine import processes
from seaboard.server.web.ahead import KEPT, PAUSE, Ahead
from seaboard.server.wire.problems import HttpProblem
from tests.waiting import PATIENCE, until


def noted(folder: str, word: str) -> bytes:
    """Leaves a file behind for every time it was done, and says by whom."""
    Path(folder, f"{word}-{len(list(Path(folder).iterdir()))}").touch()
    return str(os.getpid()).encode()


def dying(word: str) -> bytes:
    os._exit(3)


def test_who_asks_for_the_same_gets_what_one_other_process_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        ahead = Ahead()
        same = await asyncio.gather(*(ahead.found(noted, str(tmp_path), "a") for _ in range(3)))
        assert len(set(same)) == 1 and same[0] != str(os.getpid()).encode()
        assert await ahead.found(noted, str(tmp_path), "b") != same[0]
        assert await ahead.found(noted, str(tmp_path), "a") == same[0]

    asyncio.run(scenario())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-0", "b-1"]


def test_a_process_that_dies_takes_nothing_with_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        ahead = Ahead()
        with pytest.raises(HttpProblem) as refused:
            await ahead.found(dying, "a")
        assert (refused.value.status, refused.value.problem.code) == (503, "cannot-prepare")
        assert await ahead.found(noted, str(tmp_path), "a")

    asyncio.run(scenario())


def deadly(folder: str) -> bytes:
    """Leaves a file behind for every time it was begun."""
    Path(folder, str(os.getpid())).touch()
    os._exit(3)


def broken(folder: str) -> bytes:
    Path(folder, str(os.getpid())).touch()
    raise ValueError


@pytest.mark.parametrize("work", [deadly, broken])
def test_what_failed_fails_for_all_who_ask_and_is_tried_again_after_a_pause(
    tmp_path: Path, work: Callable[..., bytes]
) -> None:
    async def scenario() -> None:
        ahead = Ahead()
        asked = [ahead.found(work, str(tmp_path)) for _ in range(4)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Exception) for each in found)
        assert len(list(tmp_path.iterdir())) == 1
        ahead.failed = {each: until - PAUSE for each, until in ahead.failed.items()}
        with pytest.raises((HttpProblem, ValueError)):
            await ahead.found(work, str(tmp_path))
        assert len(list(tmp_path.iterdir())) == 2

    asyncio.run(scenario())


def test_what_was_asked_for_long_ago_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        ahead = Ahead()
        ahead.kept = {("noted", str(n)): b"known" for n in range(KEPT)}
        assert await ahead.found(noted, "0") == b"known"  # and is the last now
        assert await ahead.found(noted, str(tmp_path), "more") != b"known"
        assert len(ahead.kept) == KEPT and ("noted", "1") not in ahead.kept and ("noted", "0") in ahead.kept

    asyncio.run(scenario())


def endless(folder: str) -> bytes:
    Path(folder, "begun").touch()
    time.sleep(600)
    return b""


def test_a_server_that_stops_waits_for_nothing_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        ahead = Ahead()
        asked = [asyncio.create_task(ahead.found(endless, str(tmp_path))) for _ in range(2)]
        await until("a process to begin", (tmp_path / "begun").exists)
        ahead.stop()
        found = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 60)
        for each in found:
            assert isinstance(each, HttpProblem) and (each.status, each.problem.code) == (503, "stopping")

    asyncio.run(scenario())


def test_who_asks_for_what_is_known_waits_for_nobody() -> None:
    async def scenario() -> None:
        ahead = Ahead()
        ahead.kept = {("noted", "a"): b"known"}
        async with ahead.working:  # somebody else's work goes on
            assert await asyncio.wait_for(ahead.found(noted, "a"), PATIENCE) == b"known"

    asyncio.run(scenario())


def test_only_a_server_that_stops_waits_until_a_process_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    end = processes.end

    def noted_end(pool: ProcessPoolExecutor, patience: float) -> None:
        waited.append(patience)
        end(pool, patience)

    monkeypatch.setattr(processes, "end", noted_end)

    async def scenario() -> None:
        ahead = Ahead()
        assert await ahead.found(noted, str(tmp_path), "a")
        asked = asyncio.create_task(ahead.found(endless, str(tmp_path)))
        await until("a process to begin", (tmp_path / "begun").exists)
        ahead.stop()
        with pytest.raises(HttpProblem):
            await asked

    asyncio.run(scenario())
    assert waited == [0, processes.SOON], "while others play, the loop is theirs"
