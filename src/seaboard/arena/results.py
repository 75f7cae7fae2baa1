"""What came of matches: one line of JSON each, in a file that a kill cannot spoil."""

from __future__ import annotations

from pathlib import Path

import msgspec

from seaboard.match.standing import Outcome

from .errors import ArenaError


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised, or chose a move that is none, and so lost its match."""

    seat: int
    ply: int
    error: str


class Result(msgspec.Struct, frozen=True):
    """A match that was played."""

    plan: str
    number: int
    deal: int
    seed: str  # a whole number of 64 bits, which JSON readers would round
    line_up: tuple[str, ...]  # the bots by seat
    seats: tuple[int, ...]  # their numbers in the plan
    order: tuple[tuple[int, ...], ...]  # seats, the best first; those in one group are tied
    scores: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]  # of thinking, by seat
    cpu: float  # of the whole match
    failures: tuple[Failure, ...] = ()
    sources: str = ""
    refused: tuple[int, ...] = ()  # answers of players in text that were no legal move, by seat
    instead: tuple[int, ...] = ()  # moves that were then chosen for them


def finishing_order(outcome: Outcome, failed: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
    """Winners first, then by scores; equals are tied. Who failed is last, whatever the board says."""
    groups: dict[tuple[bool, bool, int], list[int]] = {}
    for seat, score in enumerate(outcome.scores):
        if seat in failed:
            key = (True, True, 0)
        elif seat in outcome.winners:
            key = (False, False, 0)
        else:
            key = (False, True, -int(score))
        groups.setdefault(key, []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups))


class ResultsFile:
    """The lines of one plan. A line that a kill cut short is dropped when the file is opened again."""

    def __init__(self, path: Path, plan: str) -> None:
        self.path, self.plan = path, plan
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.found = self._read()
        except OSError as error:
            raise ArenaError("unwritable", path=path, cause=error.strerror or str(error)) from error

    def append(self, result: Result) -> None:
        """Keep a result."""
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()
        except OSError as error:
            raise ArenaError("unwritable", path=self.path, cause=error.strerror or str(error)) from error
        self.found.setdefault(result.number, result)

    def _read(self) -> dict[int, Result]:
        """Results by number of their match; ArenaError where the file is something else."""
        found: dict[int, Result] = {}
        if not self.path.exists():
            return found
        text = self.path.read_bytes()
        whole, _, rest = text.rpartition(b"\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise ArenaError("not-results", path=self.path, line=number) from error
            if result.plan != self.plan:
                raise ArenaError("other-plan", path=self.path)
            found.setdefault(result.number, result)
        if rest:
            if not found and not rest.startswith(b'{"plan":'):  # somebody's file, in one line
                raise ArenaError("not-results", path=self.path, line=1)
            with self.path.open("r+b") as file:
                file.truncate(len(text) - len(rest))
        return found
