"""One server for one file, by whatever name it is called."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.store.lock import only_server
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore

posix = pytest.mark.skipif(os.name == "nt", reason="links want rights there")


def reason_for(path: Path) -> str | None:
    """Why a second server, in a process of its own, may not begin."""
    script = (
        "import sys; from pathlib import Path; from seaboard.server.store.lock import *\n"
        "try:\n with only_server(Path(sys.argv[1])): pass\n"
        "except StorageError as error: print(error.reason)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip() or None


def test_a_second_server_is_refused_until_the_first_has_ended(path: Path) -> None:
    with only_server(path), closing(SqliteStore(path)):
        assert reason_for(path) == "locked"
    assert reason_for(path) is None


@posix
def test_a_symbolic_link_has_the_lock_of_its_file(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "other.sqlite3"
    link.symlink_to(path)
    with only_server(path), closing(SqliteStore(path)):
        assert reason_for(link) == "locked"
    with only_server(link), closing(SqliteStore(link)):
        assert reason_for(path) == "locked"


@posix
def test_a_file_with_two_names_is_refused(path: Path) -> None:
    SqliteStore(path).close()
    other = path.with_name("other.sqlite3")
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(StorageError) as refused, only_server(name):
            pass
        assert refused.value.reason == "linked"
    other.unlink()
    assert reason_for(path) is None


@pytest.mark.skipif(sys.platform != "linux", reason="needs locks that SQLite does not end")
def test_a_lock_whose_file_is_removed_still_holds(path: Path) -> None:
    with only_server(path), closing(SqliteStore(path)):  # also where the first start has made the file
        SqliteStore(path).close()  # as a copy of its matches is made
        path.with_name(f"{path.name}.lock").unlink()
        assert reason_for(path) == "locked"
    assert reason_for(path) is None


@posix
def test_a_lock_that_is_removed_before_it_is_held_is_taken_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, removed = path.with_name(f"{path.name}.lock"), list[Path]()
    from seaboard.server.store import lock

    def late(descriptor: int) -> None:
        if not removed:
            name.unlink()
            removed.append(name)
        hold(descriptor)

    hold = lock.hold
    monkeypatch.setattr(lock, "hold", late)
    with only_server(path):
        assert removed and name.exists()
        assert reason_for(path) == "locked"


def test_a_lock_without_a_store_leaves_no_database(path: Path) -> None:
    with only_server(path):
        pass
    assert not path.exists()


@posix
def test_links_in_a_circle_are_no_file(path: Path) -> None:
    path.symlink_to(path)
    for begin in (lambda: only_server(path).__enter__(), lambda: SqliteStore(path)):
        with pytest.raises(StorageError) as refused:
            begin()
        assert refused.value.reason == "unwritable"
