"""What the readers of a phase share: the complaint, and crabs and seats by their letters."""

from __future__ import annotations

from seaboard.games.base import State
from seaboard.games.errors import BadPosition

from .names import LETTERS
from .rules.steps import on_beach
from .seats import letter

WANTED = "who decides, the decision with what it is about, then what waits, with > between"


def no(found: str, wanted: str = WANTED) -> BadPosition:
    """A complaint about the phase."""
    return BadPosition("phase", found, wanted)


def beach_crab(state: State, name: str) -> int:
    """A crab of the game that stands on the beach."""
    crab = LETTERS.find(name) if len(name) == 1 else -1
    if crab < 0 or not on_beach(state[0], crab):
        raise no(name, "a crab on the beach")
    return crab


def seat_named(state: State, name: str) -> int:
    """A seat by its letter."""
    seats = {letter(state, seat): seat for seat in range(state[0].players)}
    if name not in seats:
        raise no(name, f"one of {''.join(seats)}")
    return seats[name]


def seats_named(state: State, names: str) -> int:
    """Some seats by their letters, each once, as bits."""
    seats = [seat_named(state, name) for name in ("" if names == "-" else names)]
    if len(set(seats)) != len(seats):
        raise no(names, "every seat once")
    return sum(1 << seat for seat in seats)
