"""One move in one crossing into machine code: the position after it, what was noted, and what may follow.

What Python would do around it takes longer than the move. So the arrays stay and are made ready once, and
what comes back is bytes: an array is made of a position only for who asks.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .chance import Chance
from .kit import Action
from .layout import Positions, blank
from .library import HALF, LOW, passage_into
from .notes import Note, new_notes, noted, read_notes
from .playouts import LEGAL, OFFERED, OWN


class Decision:
    """What may be decided in a position, and by whom."""

    __slots__ = ("legal", "own", "seat")

    def __init__(self, legal: list[int], seat: int, own: list[int]) -> None:
        self.legal = legal  # actions; none: the match is over
        self.seat = seat
        self.own = own  # the same actions as the seat counts them


class After(Decision):
    """What came of an action: a position, the next decision, and what happened."""

    __slots__ = ("_kind", "_noted", "_position", "drew", "packed")

    def __init__(
        self,
        legal: list[int],
        seat: int,
        own: list[int],
        packed: bytes,
        kind: type[Any],
        noted: bytes,
        drew: bool,
    ) -> None:
        self.legal, self.seat, self.own = legal, seat, own
        self.packed = packed  # the position by its bytes
        self._kind, self._noted = kind, noted
        self._position: Positions | None = None
        self.drew = drew  # chance was asked

    @property
    def position(self) -> Positions:
        """The position, in an array that nobody can write to."""
        if self._position is None:
            self._position = np.frombuffer(self.packed, self._kind)
        return self._position

    @property
    def notes(self) -> list[Note]:
        """What the rules have noted: worked out for who asks."""
        return read_notes(self._noted)


class Room(NamedTuple):
    """Where one move is made: arrays as the rules take them, and as Python reads them."""

    cross: Callable[..., int]
    look: Callable[..., int]
    ready: Callable[[Any], Any]  # an array as both take it
    start: Any  # where a move begins
    start_bytes: memoryview
    following: Any  # where it leads
    reached: Callable[[], bytes]
    action: ctypes.c_int64
    notes: Any
    log: memoryview  # the same
    offered: Any
    legal: memoryview
    own: memoryview


class Crossing:
    """The moves of a game, one at a time; its entries are `playouts.after` and `playouts.moves`."""

    def __init__(self, kind: type[Any], actions: int, counts: bool, after: Any, moves: Any) -> None:
        self._kind, self._actions, self._counts = kind, actions, counts  # `counts`: seats have own numbers
        self._after, self._moves = after, moves
        self._rooms: list[Room] = []  # free for who comes next

    def after(self, packed: bytes, action: int, rng: Chance) -> After:
        """What comes of a legal action in the position of these bytes."""
        try:
            room = self._rooms.pop()  # of its own for each call: another thread may ask too
        except IndexError:
            room = self._new_room()
        cross, _, ready, start, before, following, reached, number, notes, log, offered, legal, own = room
        before[:], number.value, word = packed, action, rng.item(0)
        found = cross(start, following, number, ready(rng), notes, offered)
        n = found & LOW
        ruled: list[int] = legal[:n].tolist()
        counted: list[int] = own[:n].tolist() if self._counts else ruled
        said = noted(log) if log[0] else b""
        done = After(ruled, found >> HALF, counted, reached(), self._kind, said, word != rng.item(0))
        self._rooms.append(room)
        return done

    def decision(self, packed: bytes) -> Decision:
        """What may be decided in the position of these bytes."""
        try:
            room = self._rooms.pop()
        except IndexError:
            room = self._new_room()
        room.start_bytes[:] = packed
        found = room.look(room.start, room.offered)
        n = found & LOW
        legal: list[int] = room.legal[:n].tolist()
        own: list[int] = room.own[:n].tolist() if self._counts else legal
        self._rooms.append(room)
        return Decision(legal, found >> HALF, own)

    def _new_room(self) -> Room:
        (cross, ready), (look, _) = passage_into(self._after), passage_into(self._moves)
        before = bytearray(np.dtype(self._kind).itemsize)
        start, following = np.frombuffer(before, self._kind), blank(self._kind)
        notes, offered = new_notes(), np.empty((OFFERED, self._actions), Action)
        return Room(
            cross,
            look,
            ready,
            start=ready(start),
            start_bytes=memoryview(before),
            following=ready(following),
            reached=following.tobytes,
            action=ctypes.c_int64(),
            notes=ready(notes),
            log=notes.data,
            offered=ready(offered),
            legal=offered[LEGAL].data,
            own=offered[OWN].data,
        )
