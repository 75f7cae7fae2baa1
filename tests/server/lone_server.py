"""A server in a process of its own, to be killed: `python -m … store`; prints its port."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from .house import running

if __name__ == "__main__":
    with running(Path(sys.argv[1])) as house:
        print(house.port, flush=True)
        threading.Event().wait()
