"""A PostgreSQL to ourselves while matches are brought back: what `store/lock.py` is for a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from seaboard.server.keepers.leases import LIFE, only
from seaboard.server.store.postgres import PATIENCE, PostgresStore
from seaboard.server.store.postgres_schema import OURS, connect, version_of
from seaboard.server.store.postgres_wire import Connection
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.session import Session

LOCK = "SELECT pg_try_advisory_lock(%s)"  # for as long as the connection lasts
SERVED = """
SELECT EXISTS (SELECT FROM keepers WHERE seen_at > clock_timestamp() - make_interval(secs => %s))
"""


@contextmanager
def alone_with(store: PostgresStore) -> Iterator[None]:
    """Keep servers away from a database, until the end of the block; StorageError if one uses it.

    Whoever begins to serve looks at the schema first, under the lock that we hold, and gives up soon.
    """

    def look(db: Connection) -> None:
        if not only(db, LOCK, (OURS,)) or only(db, SERVED, (LIFE,)):
            raise StorageError("locked", store.place)

    with closing(Session(store.address)) as session:
        session.run(look, PATIENCE)
        yield


def has_ours(address: str) -> bool:
    """Whether there is anything of ours in a database; to open a store there would make it."""
    try:
        with connect(address) as db:
            return version_of(db, address) > 0
    except psycopg.Error:  # whoever opens it next says what is wrong with it
        return True
