"""A look at a round, kept as the rules wrote it down: after a move a few squares are told, and no more.

A whole view is made for who comes to a table. For who is there, piles would be made only to be compared with
those before and written down again (decision 084).
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import ne
from typing import Any, Final

import msgspec

from seaboard.match.changes import Look, change
from seaboard.match.game import Position

from .board import NAMES, SQUARES
from .rules.sea import FISH
from .rules.survey import HEIGHT, LYING, POINTS, SEES, SQUARE, SWEEPER
from .surveyed import surveyed
from .view import (
    ADJACENT,
    MOVER,
    NO_SWAPS,
    SIDES,
    Others,
    SwapChoice,
    View,
    caught,
    fish_of,
    letters_of,
    others_of,
    pile,
    swap_choices,
)

NO_PILE: Final = b""
EMPTY_SEA: Final = [NO_PILE] * SQUARES
ALL_SQUARES: Final = range(SQUARES)
encode = msgspec.json.Encoder().encode
BELOW: Final = [(1 << square) - 1 for square in range(SQUARES)]  # the bits of all squares before one
NUMBERS: Final = [encode(number) for number in range(SQUARES + 1)]
CELLS: Final = [encode(name) for name in NAMES]
GONE: Final = encode(-1)  # the edit that drops a pile
PILE: Final = b'[{"cell":%b,"fish":[%b],"sees":{%b}}]'  # one that lies where none was, as a view has it
# By square and byte of the catch: a pile that is seen, as it is sent behind others; NOWHERE there is none.
SEEN: Final = [[b"," + encode({name: caught(gain)})[1:-1] for gain in range(256)] for name in NAMES]
SEEN.append([b""] * 256)


class SeaLook(Look):
    """The same for every seat and for spectators, for nothing is hidden in Fish & Chips (F6)."""

    __slots__ = ("before", "counts", "letters", "piled", "position", "rows", "squares", "threatened")

    def __init__(self, position: Position, before: SeaLook | None = None) -> None:
        found, self.threatened, self.counts = surveyed(position, None if before is None else before.position)
        self.position: Position = position
        self.letters: str = letters_of(self.counts)
        # By square: see `rules/survey.py`.
        self.rows: list[bytes] = EMPTY_SEA.copy() if before is None else before.rows.copy()
        # The rows, and not the look: that would keep all looks before it.
        self.before = None if before is None else before.rows
        self.squares: list[int] = [row[SQUARE] for row in found]  # where these differ from them
        piled: int = 0 if before is None else before.piled
        for square, row in zip(self.squares, found, strict=True):
            if not row[HEIGHT]:
                self.rows[square], piled = NO_PILE, piled & ~(1 << square)
                continue
            if not self.rows[square]:
                piled |= 1 << square
            self.rows[square] = row
        self.piled: int = piled  # a bit for every square with a pile: so they can be counted

    def view(self) -> View:
        piles = [pile(self.letters, row) for row in self.rows if row]
        return View(**msgspec.structs.asdict(self._others(self._swaps())), piles=piles)

    def _others(self, swaps: list[SwapChoice]) -> Others:
        return others_of(self.letters, self.counts, swaps)

    def _swaps(self) -> list[SwapChoice]:
        return swap_choices(self.threatened, self.counts[ADJACENT] != 0) if self.threatened else NO_SWAPS

    def change_from(self, before: SeaLook) -> dict[str, Any] | None:
        found = self._others_changed(before)
        if (edits := self._edits_of_piles(before)) is not None:
            found["piles"] = edits
        return found or None

    def _others_changed(self, before: SeaLook) -> dict[str, Any]:
        """What is new beside the piles: of most moves who is next and the count, and no more is made then."""
        now, then = self.counts, before.counts
        found: dict[str, Any] = {}
        if now[SWEEPER:MOVER] == then[SWEEPER:MOVER] and now[MOVER + 1 :] == then[MOVER + 1 :]:
            if now[MOVER] != then[MOVER]:
                found["mover"] = self.letters[now[MOVER]]
            if now[POINTS:SWEEPER] != then[POINTS:SWEEPER]:
                found["count"] = [now[POINTS : POINTS + now[SIDES]]]
        else:
            found = change(before._others(NO_SWAPS), self._others(NO_SWAPS)) or found  # type: ignore[assignment]  # of fields
        if self.threatened != before.threatened:
            same_mover = self.threatened and now[MOVER] == then[MOVER]  # of another all are new
            swaps = self._swaps()
            found["swaps"] = change(before._swaps(), swaps) if same_mover else [swaps]
        return found

    def _edits_of_piles(self, before: SeaLook) -> msgspec.Raw | None:
        """What became of the piles, as it is sent (see `match/changes.py`); None where nothing did."""
        then, piled = before.rows, before.piled
        other_colours = self.letters != before.letters
        squares: Any = self.squares
        if other_colours:
            squares = ALL_SQUARES
        elif then is not self.before:
            squares = compress(ALL_SQUARES, map(ne, then, self.rows))
        edits: list[bytes] = []
        told = 0  # so many piles of then
        for square in squares:
            here = (piled & BELOW[square]).bit_count()
            if here != told:
                edits.append(NUMBERS[here - told])
            old, new, told = then[square], self.rows[square], here
            if not old:
                if new:
                    edits.append(PILE % (CELLS[square], self._fish(new), _sees(new)))
                continue
            told += 1
            if not new:
                edits.append(GONE)
            elif old[HEIGHT] == new[HEIGHT] and new.endswith(old[LYING:]) and not other_colours:
                edits.append(b'{"sees":[{' + _sees(new) + b"}]}")
            else:
                edits.append(b'{"fish":[[%b]],"sees":[{%b}]}' % (self._fish(new), _sees(new)))
        if not edits:
            return None
        edits.append(NUMBERS[piled.bit_count() - told])  # also 0: a list of one would be a new value
        return msgspec.Raw(b"[%b]" % b",".join(edits))

    def _fish(self, row: bytes) -> bytes:
        """The fish of a pile, without the brackets around them."""
        texts = _texts_of_fish(self.letters)
        return b",".join([texts[f] for f in row[LYING : LYING + row[HEIGHT]]])


def _sees(row: bytes) -> bytes:
    """What a pile sees, without the braces around it."""
    a, b, c, d, at_a, at_b, at_c, at_d = row[SEES:LYING]
    return b"".join((SEEN[a][at_a], SEEN[b][at_b], SEEN[c][at_c], SEEN[d][at_d]))[1:]


@cache
def _texts_of_fish(letters: str) -> dict[int, bytes]:
    """Every fish by its number, as it is sent."""
    return {f: encode(fish_of(letters, f)) for f in range(FISH) if f & 3 < len(letters)}
