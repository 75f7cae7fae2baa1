"""What is written to the log: a line for what happens, not for everybody who makes it happen; no secrets."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

import msgspec

AT_ONCE = 5  # lines of one kind
AGAIN = 60.0  # seconds after which one more is written
MOST_KINDS = 1000  # that are remembered
ADDRESS = re.compile(r"0x[0-9a-fA-F]+")
Form = Literal["text", "json"]

# A seat's token has 43 characters, a token's digest and a seed's hash 64, most seeds 38 or 39 digits.
SECRET = re.compile(r"(?<![\w-])(?:[A-Za-z0-9_-]{43,}|\d{30,39})(?![\w-])")


class Seldom(logging.Filter):
    """Lets the first lines of a kind through, then one a minute, which says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, str], tuple[int, float]] = {}  # lines so far, and when one was written

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        key, now = (record.name, kind_of(str(record.msg))), self.clock()
        lines, last = self.kinds.pop(key, (0, now))
        if len(self.kinds) >= MOST_KINDS:
            del self.kinds[next(iter(self.kinds))]  # heard of longest ago
        if lines < AT_ONCE:
            self.kinds[key] = lines + 1, now
            return True
        if now - last < AGAIN:
            self.kinds[key] = lines + 1, last
            return False
        record.msg = f"{record.getMessage()} (and {lines - AT_ONCE} more like it)"
        record.args = ()
        self.kinds[key] = AT_ONCE, now
        return True


def kind_of(message: str) -> str:
    """What a line has in common with others like it: asyncio writes objects with addresses into its own."""
    return ADDRESS.sub("0x", message.partition("\n")[0])


class Plain(logging.Formatter):
    """Lines for a person, in which nothing can be read that looks like a token or a seed."""

    def format(self, record: logging.LogRecord) -> str:
        """A line, and below it what went wrong."""
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """A line of JSON for each thing that happens, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def without_secrets(text: str) -> str:
    """A text in which what must not be guessed is not told either."""
    return SECRET.sub("…", text)


def begin(form: Form = "text") -> None:
    """Write warnings and errors to the terminal; as JSON also when the server begins and ends."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])  # unless somebody has other plans
    logging.getLogger("seaboard.serve").setLevel(logging.INFO if form == "json" else logging.WARNING)
