"""What a seat cannot know: face-down cards of others and the pile (I67)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from seaboard.games.icecool.outcome import outcome
from seaboard.games.icecool.position import masked_position
from seaboard.games.icecool.rules import Hand, School


class FaceDown:
    """Every move is public; values that lie face down are their owner's secret, until the end (I67)."""

    def told(self, before: School, seat: int, move: str, watcher: int | None) -> str:
        """The move itself."""
        return move

    def position_line(self, position: School, watcher: int | None) -> str:
        """The line with what the watcher cannot know as `?` (I78)."""
        return masked_position(position, watcher)

    def scores(self, position: School, watcher: int | None) -> tuple[int | None, ...]:
        """The own points; everybody's when all cards lie open."""
        return tuple(
            score if seat == watcher or position.over else None
            for seat, score in enumerate(outcome(position).scores)
        )

    def redeal(self, position: School, seat: int | None, rng: Random) -> School:
        """A position that this seat could as well be in: its own cards stay, all hidden ones are shuffled.

        It depends on nothing that is hidden from the seat.
        Who is asked about skates holds two 1s: the question tells everybody (I38, I80).
        """
        if position.over:
            return position
        hidden = [other for other in range(position.players) if other != seat]
        cards = [card for other in hidden for card in position.hands[other].down] + list(position.deck)
        shown: dict[int, list[int]] = {other: [] for other in hidden}
        if position.phase == "skates" and position.turn in shown:
            shown[position.turn] = [1, 1]
            cards.remove(1)
            cards.remove(1)
        cards.sort()
        rng.shuffle(cards)
        left = cards
        hands = list(position.hands)
        for other in hidden:
            missing = len(hands[other].down) - len(shown[other])
            dealt, left = shown[other] + left[:missing], left[missing:]
            hands[other] = Hand(tuple(sorted(dealt)), hands[other].up)
        return replace(position, hands=tuple(hands), deck=tuple(left))
