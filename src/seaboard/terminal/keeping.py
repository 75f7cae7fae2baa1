"""`seaboard backup`, `seaboard export` and `seaboard import`: all matches of a store, kept elsewhere."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from seaboard.server.serve import default_store
from seaboard.server.store.lock import only_server
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.upkeep.backup import backup
from seaboard.server.upkeep.folder import BadFolder, Shipped, bring_back, export
from seaboard.words import Words

from .mistakes import Mistake
from .serving import told

WHICH = {"backup": "cli-which-backup", "export": "cli-which-export", "import": "cli-which-import"}


def run(command: str, typed: str | None, data: str | None, words: Words) -> None:
    """Do it, and say how much there was; what cannot be read is told at the end, as a mistake."""
    if typed is None:
        raise Mistake(WHICH[command])
    place, store = Path(typed), Path(data) if data else default_store()
    if command != "import" and not store.is_file():
        raise Mistake("cli-no-store", path=store)
    with told(), writable(place):
        if command == "backup":
            copied = backup(store, place)
            print(words.say("cli-backup", path=place, tables=copied.tables, rows=copied.rows))
            return
        if command == "export":
            shipped = with_store(store, lambda opened: export(opened, place))
            print(words.say("cli-exported", path=place, tables=shipped.tables, moves=shipped.moves))
        else:
            with only_server(store):  # a server that runs would be asked for tables that it does not know
                shipped = with_store(store, lambda opened: bring_back(opened, place))
            there = shipped.there
            print(words.say("cli-imported", tables=shipped.tables, moves=shipped.moves, there=there))
    if shipped.unreadable:
        print("\n".join(shipped.unreadable), file=sys.stderr)
        raise Mistake("cli-left-out", count=len(shipped.unreadable))


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[Shipped]]) -> Shipped:
    """Something done with an open store."""

    async def opened() -> Shipped:
        with closing(SqliteStore(path)) as store:
            return await work(store)

    return asyncio.run(opened())


@contextmanager
def writable(place: Path) -> Iterator[None]:
    """What is wrong with a file or folder is a mistake with a sentence."""
    try:
        yield
    except FileExistsError as error:
        raise Mistake("cli-there-already", path=place) from error
    except BadFolder as error:
        raise Mistake("cli-bad-folder", path=error.folder, line=error.line, reason=error.reason) from error
    except OSError as error:
        raise Mistake("cli-cannot-write", path=place, reason=error.strerror or str(error)) from error
