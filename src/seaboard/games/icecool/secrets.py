"""What a seat cannot know, dealt anew: face-down cards of others and the pile (I67)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from .school import Deed, Hand, School


class Shuffler(Protocol):
    """Whoever can put a list in random order, such as a `random.Random`."""

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list in random order."""


def redeal(school: School, seat: int | None, rng: Shuffler) -> School:
    """A position that this seat could as well be in: its own cards stay, all other hidden ones are shuffled.

    It depends on nothing that is hidden from the seat.
    Who is asked about skates holds two 1s: the question tells everybody (I38, I80).
    """
    if school.over:
        return school
    hidden = [other for other in range(school.players) if other != seat]
    cards = [card for other in hidden for card in school.hands[other].down] + list(school.deck)
    shown: dict[int, list[int]] = {other: [] for other in hidden}
    if school.phase == "skates" and school.turn in shown:
        shown[school.turn] = [1, 1]
        cards.remove(1)
        cards.remove(1)
    cards.sort()
    rng.shuffle(cards)
    left = cards
    hands = list(school.hands)
    for other in hidden:
        missing = len(hands[other].down) - len(shown[other])
        dealt, left = shown[other] + left[:missing], left[missing:]
        hands[other] = Hand(tuple(sorted(dealt)), hands[other].up)
    return replace(school, hands=tuple(hands), deck=tuple(left), deed=Deed())
