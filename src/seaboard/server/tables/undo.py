"""Taking back: where an undo goes, and whether others must agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from .decided import by_itself
from .seats import Seats
from .story import Story

Way = Literal["free", "ask", "no"]


@dataclass
class UndoAsked:
    """Somebody asks, and these have to agree."""

    seat: int
    moves: int  # that would be left
    waiting: set[int] = field(default_factory=set)


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What asking for an undo would do for a watcher, and how many moves it would leave."""

    way: Way
    moves: int = 0


NOTHING = Offer("no")
MOST_ROWS = 20_000  # of a table's log: to and fro a match could be written for ever


def offer(story: Story, seats: Seats, seat: int | None) -> Offer:
    """Back to the seat's last own decision: at once, or after asking the others."""
    decided = story.decided
    if seat is None or story.ply >= MOST_ROWS or (left := decided.left[seat]) is None:
        return NOTHING
    to_move = story.match.standing.to_move
    # A turn of several steps is still the seat's own: nobody else has moved since its last decision.
    if seats.owned == [seat] or (to_move == (seat,) and decided.turn <= left):
        return Offer("free", left)
    # The end shows the seed, and with it every later deal: among people it is final.
    if not to_move:
        return NOTHING
    return Offer("free" if seats.persons == [seat] else "ask", left)  # bots never mind


def why_nothing(story: Story, seat: int) -> Literal["nothing", "deal"]:
    """Why there is nothing to take back: no decision yet, or a deal lies between."""
    decided = any(step.seat == seat and not by_itself(step) for step in story.match.history)
    return "deal" if decided and not story.match.over else "nothing"
