"""A position of ICECOOL: everything the position line says, immutable (section 1.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from seaboard.games.icecool.board import Board, Point
from seaboard.games.icecool.facts import COLOURS, Colour

Item = TypeVar("Item")
Phase = Literal["place", "line", "flick", "skates", "over"]


@dataclass(frozen=True)
class Pose:
    """Where a penguin stands."""

    x: float
    y: float
    yaw: int = 0  # whole degrees, display only
    on_circle: bool = False  # I14

    @property
    def point(self) -> Point:
        """The reference point from above."""
        return self.x, self.y


@dataclass(frozen=True)
class Hand:
    """A player's fish cards: values face down, ascending, and the number of 1s turned face up (I40, I67)."""

    down: tuple[int, ...] = ()
    up: int = 0

    @property
    def points(self) -> int:
        """What the cards score (I69)."""
        return sum(self.down) + self.up

    @property
    def cards(self) -> int:
        """How many cards there are (I70)."""
        return len(self.down) + self.up

    @property
    def can_skate(self) -> bool:
        """True with two face-down 1s (I38)."""
        return self.down.count(1) >= 2

    def with_card(self, value: int) -> Hand:
        """One card more, face down (I21)."""
        return replace(self, down=tuple(sorted((*self.down, value))))

    def skated(self) -> Hand:
        """Two 1s turned face up (I38)."""
        return Hand(self.down[2:], self.up + 2)  # ascending: the first two are 1s


@dataclass(frozen=True)
class School:
    """The position."""

    board: Board
    noise: str
    made: tuple[int, int, int]  # the deck's composition: 1s, 2s, 3s
    seats: str  # colour letters, clockwise
    round_no: int
    rounds: int
    catcher: int
    turn: int  # who decides; the Catcher when the match is over
    phase: Phase
    poses: tuple[Pose | None, ...]
    fish: tuple[str, ...]  # digits of the doors that still carry a seat's token
    ids: tuple[int, ...]  # who holds each seat's ID
    hands: tuple[Hand, ...]
    deck: tuple[int, ...]  # from the top

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def over(self) -> bool:
        """True when the last round is played (I68)."""
        return self.phase == "over"

    @property
    def runners(self) -> tuple[int, ...]:
        """The seats of the Runners, from the Catcher's left (I9)."""
        return tuple((self.catcher + step) % self.players for step in range(1, self.players))

    def letter(self, seat: int) -> Colour:
        """A seat's colour, as notation, views and events name it."""
        return self.seats[seat]  # type: ignore[return-value]  # the letters are Colours

    def colour(self, seat: int) -> str:
        """A seat's colour, as the referee names it."""
        return COLOURS[self.seats[seat]]

    def seat_of(self, colour: str) -> int:
        """The seat of a colour."""
        return [self.colour(seat) for seat in range(self.players)].index(colour)

    def others(self, seat: int) -> list[Point]:
        """Where all other penguins stand."""
        return [pose.point for other, pose in enumerate(self.poses) if pose is not None and other != seat]

    def with_pose(self, seat: int, pose: Pose | None) -> School:
        """The same with one penguin elsewhere."""
        return replace(self, poses=with_item(self.poses, seat, pose))

    def with_hand(self, seat: int, hand: Hand) -> School:
        """The same with other cards in one hand."""
        return replace(self, hands=with_item(self.hands, seat, hand))

    def tobytes(self) -> bytes:
        """The position as bytes: equal positions have equal ones."""
        return repr(self).encode()


def with_item(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """The same with another item for one seat."""
    return (*items[:seat], item, *items[seat + 1 :])
