"""Records on disk."""

from __future__ import annotations

import sys
from pathlib import Path

from seaboard.match.match import Match
from seaboard.match.record import LONGEST, read

from .mistakes import Mistake

RECORD = "[Game "
TYPED = "-"  # in place of a file: the standard input


def load(name: str) -> Match:
    """The match of a file, or of what is typed in; Mistake if it cannot be read, BadRecord if it is wrong."""
    return read(sys.stdin.read(LONGEST + 1) if name == TYPED else _text(Path(name)))


def save(path: Path, match: Match) -> None:
    """Write a record; a file that is something else is left alone."""
    try:
        if path.exists() and path.stat().st_size and not _text(path).startswith(RECORD):
            raise Mistake("cli-not-a-record", path=path)
        path.write_text(match.record, encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise Mistake("cli-cannot-write", path=path, reason=_reason(error)) from error


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            # One more than a record may have, so that it is refused as too long.
            return file.read(LONGEST + 1)
    except UnicodeDecodeError as error:
        raise Mistake("cli-not-a-record", path=path) from error
    except (OSError, ValueError) as error:
        raise Mistake("cli-cannot-read", path=path, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
