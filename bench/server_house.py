"""Our server as it is measured: everything durable, nobody held back for playing fast."""

from __future__ import annotations

import argparse

from seaboard.server.serve import serve
from seaboard.server.settings import Settings

PATIENT = 1e9  # whoever measures plays faster than people may

if __name__ == "__main__":  # bots' processes import this file too
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kept", help="a file, or postgresql://…")
    parser.add_argument("processes", type=int, nargs="?", default=1)
    parser.add_argument("host", nargs="?", default="127.0.0.1")
    asked = parser.parse_args()
    is_file = not asked.kept.startswith("postgresql:")
    serve(
        host=asked.host,
        link_host=asked.host,
        port=0,
        data=asked.kept if is_file else None,
        database=None if is_file else asked.kept,
        processes=asked.processes,
        settings=Settings(
            message_rate=PATIENT,
            message_burst=PATIENT,
            address_rate=PATIENT,
            address_burst=PATIENT,
            requests_rate=PATIENT,
            requests_burst=PATIENT,
            tables_rate=PATIENT,
            tables_burst=PATIENT,
            connections_each=4096,
            unread=1 << 22,
            silence=PATIENT,  # players that measure answer no pings
        ),
        announce=lambda address: print(address, flush=True),
    )
