"""Plugs pulled in the midst of four games at once: `make soak` in small, and cuts of the file itself."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.store.sqlite import SqliteStore

from .store.test_any_store import ROW, move

ROOT = Path(__file__).parents[2]
MOVES = 12


def soak(*words: str) -> str:
    """What the script says; it ends with 1 where something that was told is lost."""
    command = [sys.executable, str(ROOT / "bench" / "soak.py"), *words, "--places", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_nothing_that_was_told_is_lost_whatever_plug_is_pulled() -> None:
    said = soak("kills", "power", "full", "readonly", "--moves", "60", "--cuts", "25")
    lines = dict(line.split(": ", 1) for line in said.splitlines())
    assert list(lines) == ["kill -9", "power cut", "(control)", "full disk", "read-only folder"]
    for what, told in lines.items():
        assert re.match(r"6\d moves acknowledged, ", told), told
        assert (", 0 lost" in told) == (what != "(control)"), "and a store that does not wait is found out"


def test_whatever_is_behind_the_last_acknowledged_move_does_no_harm(path: Path, tmp_path: Path) -> None:
    """A file cut off anywhere, or with rubbish behind, has what was acknowledged when it was so long."""
    wal, told = path.with_name(f"{path.name}-wal"), []

    async def played() -> None:
        store = SqliteStore(path)
        await store.create(ROW)
        for ply in range(MOVES):
            await store.append("t1", ply, [move(str(ply))])
            told.append(wal.stat().st_size)
        shutil.copytree(path.parent, tmp_path / "left")  # as a kill leaves it
        store.close()

    async def found(home: Path) -> int:
        with closing(SqliteStore(home / path.name)) as store:
            log = await store.log("t1")
            assert log == [move(str(ply)) for ply in range(len(log))]
            return len(log)

    asyncio.run(played())
    coin, whole = random.Random(3), (tmp_path / "left" / wal.name).read_bytes()
    assert len(whole) == told[-1] and len(set(told)) == MOVES
    for number in range(12):
        at = coin.randint(told[0], told[-1])
        home = tmp_path / f"cut{number}"
        home.mkdir()
        shutil.copy(tmp_path / "left" / path.name, home)
        (home / wal.name).write_bytes(whole[:at] + coin.randbytes(coin.choice((0, 300, 9000))))
        assert asyncio.run(found(home)) == sum(length <= at for length in told)
