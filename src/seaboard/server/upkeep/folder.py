"""All matches of a store as records in a folder, and back: text that people can read, compare and keep.

A record says what was played; `tables.jsonl` says whose table it was and how its clock stood, one line for
each. What was taken back is in neither, nor is an analysis.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from seaboard.match.errors import BadRecord
from seaboard.match.match import Match
from seaboard.match.record import read
from seaboard.server.store.protocol import Damaged, LogRow, Store, TableRow
from seaboard.server.tables.story import tell
from seaboard.server.wire.problems import UnreadableTable

LIST = "tables.jsonl"


class Kept(msgspec.Struct, frozen=True):
    """A table of the list. Seats have digests of their tokens, never the tokens."""

    record: str  # the name of its file
    row: TableRow
    times: str = ""  # how its clock stood, as the last row of a log says it; earlier exports have none


@dataclass
class Shipped:
    """What came of it."""

    tables: int = 0
    moves: int = 0
    there: int = 0  # tables that the store had already
    unreadable: list[str] = field(default_factory=list)  # a table or a file, and why


class BadFolder(Exception):
    """A folder that is not one of ours; `line` of its list, 0 for the folder itself."""

    def __init__(self, folder: Path, line: int, reason: str) -> None:
        super().__init__(f"{folder}, line {line}: {reason}")
        self.folder, self.line, self.reason = folder, line, reason


async def export(store: Store, folder: Path) -> Shipped:
    """Write every match into a new or empty folder; OSError, FileExistsError, StorageError.

    The records of running matches have their seeds: the files are for their owner alone, as is a new folder.
    Who may look into an older one was decided by somebody else.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise FileExistsError(folder)
    shipped = Shipped()
    with open(folder / LIST, "xb", opener=privately) as listed:
        for name in await store.names():
            try:
                row, log = await store.table(name), await store.log(name)
                assert row is not None, "tables are never removed"
                story = tell(row, log)
            except (Damaged, UnreadableTable) as error:
                shipped.unreadable.append(f"{name}: {reason_of(error)}")
                continue
            file, match = f"{name}.txt", story.match
            with open(folder / file, "x", encoding="utf-8", opener=privately) as record:
                record.write(match.record)
            listed.write(msgspec.json.encode(Kept(file, row, story.times)) + b"\n")
            shipped.tables += 1
            shipped.moves += len(match.history)
    return shipped


def privately(path: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(path, flags, 0o600)


async def bring_back(store: Store, folder: Path) -> Shipped:
    """Open every table of a folder under its name; BadFolder, OSError, StorageError.

    A table that is there already is left as it is, so what was broken off can be done again.
    """
    shipped = Shipped()
    for kept in listed_in(folder):
        try:
            match = match_of(kept, folder)
        except (BadRecord, OSError, ValueError) as error:
            shipped.unreadable.append(f"{kept.record}: {error}")
            continue
        name, log = kept.row.table, log_of(match, kept.times)
        there = await store.table(name) is not None
        if there and (not log or await store.log(name)):
            shipped.there += 1
            continue
        if not there:
            await store.create(replace(kept.row, rules_version=match.game.rules_version))
        if log:
            await store.append(name, 0, log)
        shipped.tables += 1
        shipped.moves += len(match.history)
    return shipped


def log_of(match: Match, times: str) -> list[LogRow]:
    """The rows of a match. The last one has the times: where all was taken back, an undo of nothing."""
    log = [LogRow("move", step.seat, step.word) for step in match.history]
    if times:
        log = [*log[:-1], (log[-1] if log else LogRow("undo", 0, "0"))._replace(times=times)]
    return log


def listed_in(folder: Path) -> Iterator[Kept]:
    """The lines of a folder's list; BadFolder."""
    try:
        lines = (folder / LIST).read_bytes().splitlines()
    except OSError as error:
        raise BadFolder(folder, 0, error.strerror or str(error)) from error
    for number, line in enumerate(lines, 1):
        try:
            kept = msgspec.json.decode(line, type=Kept)
        except (msgspec.MsgspecError, ValueError) as error:
            raise BadFolder(folder, number, str(error)) from error
        if Path(kept.record).name != kept.record:
            raise BadFolder(folder, number, kept.record)
        yield kept


def match_of(kept: Kept, folder: Path) -> Match:
    """The match of a table; BadRecord, OSError, ValueError where a file is another match's or no text."""
    row, match = kept.row, read((folder / kept.record).read_text(encoding="utf-8"))
    if (match.game.name, match.players, match.seed) != (row.game, row.players, row.seed):
        raise ValueError("the record is of another match")
    return match


def reason_of(error: Damaged | UnreadableTable) -> str:
    """Why a table cannot be read."""
    return str(error.problem.params["reason"]) if isinstance(error, UnreadableTable) else str(error)
