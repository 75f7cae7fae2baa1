"""Taking back: where an undo goes, and whether others must agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from .seats import Seats
from .story import Story

Way = Literal["free", "ask", "no"]


@dataclass
class UndoAsked:
    """Somebody asks, and these have to agree."""

    seat: int
    moves: int  # that would be left
    waiting: set[int] = field(default_factory=set)


def moves_left(story: Story, seat: int) -> int | None:
    """How many moves are left if a seat takes back its last own decision, never across a deal."""
    history = story.match.history
    for number in range(story.moves - 1, story.match.fixed - 1, -1):
        if history[number].seat == seat and not story.by_itself[number]:
            return number
    return None


def why_nothing(story: Story, seat: int) -> Literal["nothing", "deal"]:
    """Why there is nothing to take back: no decision yet, or a deal lies between."""
    earlier = zip(story.match.history, story.by_itself, strict=True)
    decided = any(played.seat == seat and not forced for played, forced in earlier)
    return "deal" if decided and not story.match.over else "nothing"


def way(story: Story, seats: Seats, seat: int | None) -> Way:
    """What asking for an undo would do for a watcher."""
    if seat is None or moves_left(story, seat) is None:
        return "no"
    if seats.persons == [seat] or in_own_turn(story, seat):
        return "free"
    # The end shows the seed, and with it every later deal: among people it is final.
    return "no" if story.match.over else "ask"


def in_own_turn(story: Story, seat: int) -> bool:
    """A turn of several steps is still the seat's own: nobody else has moved since its last decision."""
    left = moves_left(story, seat)
    if left is None or story.match.to_move != (seat,):
        return False
    return all(played.seat == seat for played in story.match.history[left:])
