"""The time of every seat at one table: a policy without a timer; whoever asks says what time it is.

- *none*: nobody is hurried.
- *relaxed*: time runs only for who is away while others wait.
- *move*: so many seconds for a decision.
- *game*: so many seconds for all decisions, and some more whenever the turn passes on.

Time runs only while somebody who plays is here. What was taken back and is decided anew brings no new
time. When a seat's time is up it is told once, and its decision is made for it: nobody loses by the clock.

What is left of a match's time is noted with every row of its log, so that whoever reads the log goes on with
it. What ran since the last row is nobody's: nobody knows who was here, or whether there was a server.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

Kind = Literal["none", "relaxed", "move", "game"]
EVERYBODY = -1  # the seat of a decision that anyone may make for all, as to deal again
READING = 30.0  # seconds for that one, which nobody's own time pays for
FEWEST = 5.0  # seconds for a decision of who has no time left
MOST_LAG = 1.0  # seconds on the way that are no seat's own
EARLY = 0.02  # seconds by which a timer may ring before the time


@dataclass(frozen=True)
class Pace:
    """How long decisions may take."""

    kind: Kind = "none"
    seconds: float = 0.0
    increment: float = 0.0

    def runs(self, seat: int, here: Collection[int]) -> bool:
        """Whether a seat that owes a decision is timed while these are here."""
        if self.kind == "none" or not here:
            return False
        return self.kind != "relaxed" or (seat not in here and seat != EVERYBODY)


@dataclass
class Hand:
    """A seat's own time."""

    left: float  # seconds, when it last stood still
    since: float | None = None  # since when it runs; a moment to come while a film is still shown
    decision: int = -1  # the furthest that it was given for
    paid: int = -1  # the furthest that an increment was given for
    owes: bool = False
    rung: bool = False  # it was told that its time is up


class Note(msgspec.Struct, array_like=True):
    """A hand as a log keeps it."""

    seat: int
    left: float
    decision: int
    paid: int
    owes: bool


encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(list[Note]).decode


@dataclass
class Clock:
    """One table's."""

    pace: Pace
    hands: dict[int, Hand] = field(default_factory=dict)
    lag: dict[int, float] = field(default_factory=dict)  # by seat, seconds there and back

    def see(self, now: float, owing: Mapping[int, int], here: Collection[int], grace: float = 0.0) -> None:
        """The table as it stands: who owes which of their decisions, who is here, how long a film runs."""
        for seat, hand in self.hands.items():
            if hand.since is not None and not (seat in owing and self.pace.runs(seat, here)):
                self._stand_still(seat, now)
            if hand.owes and seat not in owing:
                hand.owes = False
                self._pay(hand)
        if self.pace.kind == "none":
            return
        for seat, decision in owing.items():
            hand = self.hands.setdefault(seat, Hand(self._given(seat)))
            if decision > hand.decision:
                self._begin(seat, hand, now)
                hand.decision = decision
            hand.owes = True
            if hand.since is None and self.pace.runs(seat, here):
                hand.since, hand.rung = now + grace, False

    def due(self, now: float) -> list[int]:
        """Seats whose time is up and who were not told yet."""
        found = [seat for seat in self.hands if (end := self._end(seat)) is not None and end - now <= EARLY]
        for seat in found:
            self.hands[seat].rung = True
        return found

    @property
    def next(self) -> float | None:
        """When somebody's time is up; None while nobody's runs."""
        return min((end for seat in self.hands if (end := self._end(seat)) is not None), default=None)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds that a seat has; None where its time does not count."""
        hand = self.hands.get(seat)
        if hand is None or hand.since is None:
            left = self.pace.seconds if hand is None else hand.left
            return left if self.pace.kind == "game" else None
        return max(0.0, hand.left - max(0.0, now - hand.since))

    def running(self, seat: int) -> bool:
        """Whether a seat is timed now."""
        hand = self.hands.get(seat)
        return hand is not None and hand.since is not None

    def is_up(self, seat: int) -> bool:
        """Whether a seat was told that its time is up, and still owes that decision."""
        hand = self.hands[seat]
        return hand.rung and hand.since is not None

    def again(self, seat: int, now: float) -> None:
        """What should have been done for a seat could not be: its time begins anew."""
        hand = self.hands[seat]
        self._begin(seat, hand, now)
        hand.since, hand.rung = now, False

    @property
    def is_noted(self) -> bool:
        """Whether a log has to keep anything: where not every decision has new time anyway."""
        return self.pace.kind == "game"

    def noted(self, now: float) -> str:
        """What a log has to keep of this moment."""
        if not self.is_noted:
            return ""
        notes = [
            Note(seat, round(self._left_standing(seat, now), 2), hand.decision, hand.paid, hand.owes)
            for seat, hand in self.hands.items()
            if seat != EVERYBODY
        ]
        return encode(notes).decode() if notes else ""

    def recall(self, noted: str) -> None:
        """Stand as a note says; the next look at the table goes on from there."""
        if self.pace.kind != "game" or not noted:
            return
        try:
            notes = decode(noted)
        except msgspec.MsgspecError:  # somebody else wrote it: full clocks hurt nobody
            return
        for note in notes:
            self.hands[note.seat] = Hand(note.left, None, note.decision, note.paid, note.owes)

    def _begin(self, seat: int, hand: Hand, now: float) -> None:
        """A decision that nobody was timed for yet."""
        if self.pace.kind == "game" and seat != EVERYBODY:
            if hand.since is not None:  # the turn goes on: what it took so far is gone
                self._stand_still(seat, now)
            hand.left = max(hand.left, FEWEST)
        else:
            hand.left, hand.since = self._given(seat), None

    def _given(self, seat: int) -> float:
        return READING if seat == EVERYBODY else self.pace.seconds

    def _pay(self, hand: Hand) -> None:
        """The turn passes on; once, however often it is taken back."""
        if self.pace.kind == "game" and hand.decision > hand.paid:
            hand.left += self.pace.increment
            hand.paid = hand.decision

    def _stand_still(self, seat: int, now: float) -> None:
        """A hand stops; what was on the way is not counted."""
        hand = self.hands[seat]
        assert hand.since is not None, "it runs"
        if self.pace.kind == "relaxed":
            hand.left = self.pace.seconds  # who comes back may leave again
        else:
            hand.left = self._left_standing(seat, now)
        hand.since = None

    def _left_standing(self, seat: int, now: float) -> float:
        """What a hand has left if it stops now."""
        hand = self.hands[seat]
        if hand.since is None:
            return hand.left
        return max(0.0, hand.left - max(0.0, now - hand.since - self._lag(seat)))

    def _end(self, seat: int) -> float | None:
        hand = self.hands[seat]
        if hand.since is None or hand.rung:
            return None
        return hand.since + hand.left + self._lag(seat)

    def _lag(self, seat: int) -> float:
        return min(self.lag.get(seat, 0.0), MOST_LAG)
