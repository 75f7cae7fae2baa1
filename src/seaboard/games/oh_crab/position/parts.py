"""What the readers of a phase share: the complaint, and crabs and seats by their letters."""

from __future__ import annotations

from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.rules.steps import on_beach
from seaboard.games.oh_crab.seats import letter
from seaboard.match.errors import BadPosition
from seaboard.match.game import Position

WANTED = "who decides, the decision with what it is about, then what waits, with > between"


def no(found: str, wanted: str = WANTED) -> BadPosition:
    """A complaint about the phase."""
    return BadPosition("phase", found, wanted)


def beach_crab(position: Position, name: str) -> int:
    """A crab of the game that stands on the beach."""
    crab = LETTERS.find(name) if len(name) == 1 else -1
    if crab < 0 or not on_beach(position[0], crab):
        raise no(name, "a crab on the beach")
    return crab


def seat_named(position: Position, name: str) -> int:
    """A seat by its letter."""
    seats = {letter(position, seat): seat for seat in range(position[0].players)}
    if name not in seats:
        raise no(name, f"one of {''.join(seats)}")
    return seats[name]


def seats_named(position: Position, names: str) -> int:
    """Some seats by their letters, each once, as bits."""
    seats = [seat_named(position, name) for name in ("" if names == "-" else names)]
    if len(set(seats)) != len(seats):
        raise no(names, "every seat once")
    return sum(1 << seat for seat in seats)
