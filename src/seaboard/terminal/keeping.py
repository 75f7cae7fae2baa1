"""`seaboard backup`, `seaboard export` and `seaboard import`: all matches of a store, kept elsewhere."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from seaboard.server.serve import default_store
from seaboard.server.store.lock import only_server
from seaboard.server.store.protocol import Store
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.upkeep.backup import backup
from seaboard.server.upkeep.folder import BadFolder, bring_back, export
from seaboard.words import Words

from .mistakes import Mistake
from .serving import Kept, told

WHICH = {"backup": "cli-which-backup", "export": "cli-which-export", "import": "cli-which-import"}


def run(command: str, typed: str | None, kept: Kept, words: Words) -> None:
    """Do it, and say how much there was; what cannot be read is told at the end, as a mistake."""
    if typed is None:
        raise Mistake(WHICH[command])
    kept.check()
    place = Path(typed)
    with told(), writable(place):
        if command == "backup":
            copied = backup(there(kept), place)
            print(words.say("cli-backup", path=place, tables=copied.tables, rows=copied.rows))
            return
        if command == "export":
            with reading(kept) as store:
                shipped = asyncio.run(export(store, place))
            print(words.say("cli-exported", path=place, tables=shipped.tables, moves=shipped.moves))
        else:
            with writing(kept) as store:
                shipped = asyncio.run(bring_back(store, place))
            known = shipped.there
            print(words.say("cli-imported", tables=shipped.tables, moves=shipped.moves, there=known))
    if shipped.unreadable:
        print("\n".join(shipped.unreadable), file=sys.stderr)
        raise Mistake("cli-left-out", count=len(shipped.unreadable))


def file_of(kept: Kept) -> Path:
    """The file that was named, or where it is if nobody says otherwise."""
    return Path(kept.data) if kept.data else default_store()


def there(kept: Kept) -> Path:
    """The same, where it has to be there: Mistake."""
    if not (path := file_of(kept)).is_file():
        raise Mistake("cli-no-store", path=path)
    return path


@contextmanager
def reading(kept: Kept) -> Iterator[Store]:
    """A store that is there, also while a server uses it; Mistake, StorageError."""
    if kept.database is None:
        with closing(SqliteStore(there(kept))) as file:
            yield file
        return
    from seaboard.server.store.postgres import PostgresStore  # its package is an extra
    from seaboard.server.store.postgres_schema import place_of
    from seaboard.server.upkeep.alone import has_ours

    if not has_ours(kept.database):
        raise Mistake("cli-no-store-there", path=place_of(kept.database))
    with closing(PostgresStore(kept.database)) as store:
        yield store


@contextmanager
def writing(kept: Kept) -> Iterator[Store]:
    """A store, made if need be. A server would be asked for tables that it does not know: StorageError."""
    if kept.database is None:
        path = file_of(kept)
        with only_server(path), closing(SqliteStore(path)) as file:
            yield file
        return
    from seaboard.server.store.postgres import PostgresStore
    from seaboard.server.upkeep.alone import alone_with

    with closing(PostgresStore(kept.database)) as store, alone_with(store):
        yield store


@contextmanager
def writable(place: Path) -> Iterator[None]:
    """What is wrong with a file or folder is a mistake with a sentence."""
    try:
        yield
    except FileExistsError as error:
        raise Mistake("cli-there-already", path=error.filename or place) from error
    except BadFolder as error:
        raise Mistake("cli-bad-folder", path=error.folder, line=error.line, reason=error.reason) from error
    except OSError as error:
        raise Mistake("cli-cannot-write", path=place, reason=error.strerror or str(error)) from error
