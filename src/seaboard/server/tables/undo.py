"""Taking back: where an undo goes, and whether others must agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .seats import Seats
from .story import Story, by_itself

Way = Literal["free", "ask", "no"]


@dataclass
class UndoAsked:
    """Somebody asks, and these have to agree."""

    seat: int
    moves: int  # that would be left
    waiting: set[int] = field(default_factory=set)


class Offer(NamedTuple):
    """What asking for an undo would do for a watcher, and how many moves it would leave."""

    way: Way
    moves: int = 0


NOTHING = Offer("no")
MOST_ROWS = 20_000  # of a table's log: to and fro a match could be written for ever


def offer(story: Story, seats: Seats, seat: int | None) -> Offer:
    """Back to the seat's last own decision: at once, or after asking the others."""
    if seat is None or story.ply >= MOST_ROWS or (left := before_last_decision(story, seat)) is None:
        return NOTHING
    if seats.owned == [seat] or in_own_turn(story, seat, left):
        return Offer("free", left)
    # The end shows the seed, and with it every later deal: among people it is final.
    if story.match.over:
        return NOTHING
    return Offer("free" if seats.persons == [seat] else "ask", left)  # bots never mind


def before_last_decision(story: Story, seat: int) -> int | None:
    """How many moves are left if a seat takes back its last own decision, never across a deal."""
    steps = story.match.steps
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        if step.final:
            return None
        if step.seat == seat and not by_itself(step):
            return number
    return None


def in_own_turn(story: Story, seat: int, left: int) -> bool:
    """A turn of several steps is still the seat's own: nobody else has moved since its last decision."""
    match = story.match
    return match.to_move == (seat,) and all(step.seat == seat for step in match.steps[left:])


def why_nothing(story: Story, seat: int) -> Literal["nothing", "deal"]:
    """Why there is nothing to take back: no decision yet, or a deal lies between."""
    decided = any(step.seat == seat and not by_itself(step) for step in story.match.history)
    return "deal" if decided and not story.match.over else "nothing"
