"""The server that bench/soak.py is cruel to: as it is run, but nobody is held back for playing fast."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from server_house import PATIENT

from seaboard.server.serve import serve
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore

FAST = Settings(
    message_rate=PATIENT,
    message_burst=PATIENT,
    address_rate=PATIENT,
    address_burst=PATIENT,
    requests_rate=PATIENT,
    requests_burst=PATIENT,
    tables_rate=PATIENT,
    tables_burst=PATIENT,
    connections_each=4096,
    workers=1,
)


class Careless(SqliteStore):
    """A store that does not wait for the disk: the proof that a power cut would be noticed."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(path)
        self.writing.execute("PRAGMA synchronous = NORMAL")


if __name__ == "__main__":
    kind = Careless if "careless" in sys.argv[2:] else SqliteStore
    try:
        with patch("seaboard.server.serve.SqliteStore", kind):
            serve(
                port=0,
                data=sys.argv[1],
                settings=FAST,
                announce=lambda address: print(address, flush=True),
            )
    except StorageError as error:
        print(f"refused: {error.reason}", flush=True)
        sys.exit(2)
