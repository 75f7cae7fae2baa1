"""Which moves of a match were decisions, and each of them as a question that a bot can be asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from seaboard.bots.imagining import imagined
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.options import Options
from seaboard.match.standing import Standing, Step

PER_MOVE = 0.6  # seconds for one decision, where a match has not too many
WHOLE = 54.0  # seconds for all of a long match: a minute, less what is no thinking


@dataclass(frozen=True)
class Question:
    """A decision of a match, with all that judging it needs and without the match's past."""

    number: int  # of the move, from 0
    seat: int
    move: str
    before: Standing[Any]
    players: int
    options: Options

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.before.game

    def imagined(self, deal: int = 0) -> Match:
        """A match that stands where the seat had to decide, with chance of its own.

        What is hidden from the seat is dealt anew, so whoever gets this match cannot know more than it did.
        """
        seed = self.number + (deal << 32)
        here = imagined(self.before, self.seat, Random(seed))
        return Match(self.game, self.players, self.options, seed, here, "")  # nobody writes its record


def questions(match: Match) -> list[Question]:
    """The decisions of a match, in order: moves of seats that had a choice.

    Of several plans for one and the same occasion only a seat's last one counted. It is judged from where
    the seat first had to plan, for in between it learned nothing.
    """
    found: list[Question] = []
    for occasion in occasions(match):
        firsts: dict[int, Step[Any]] = {}
        lasts: dict[int, int] = {}
        for number in occasion:
            step = match.step_at(number)
            firsts.setdefault(step.seat, step)
            lasts[step.seat] = number
        for seat, number in sorted(lasts.items(), key=lambda last: last[1]):
            before = firsts[seat].before
            if has_choice(before, seat):
                move = match.step_at(number).move
                found.append(Question(number, seat, move, before, match.players, match.all_options))
    return found


def has_choice(here: Standing[Any], seat: int) -> bool:
    """Whether a seat that moves has something to decide."""
    return here.forced is None and len(here.moves(seat)) > 1


def changes_nothing(step: Step[Any]) -> bool:
    """Whether everybody's chance is the same after a move: nobody chose it, and nothing turned up."""
    return not step.final and not has_choice(step.before, step.seat)


def occasions(match: Match) -> Iterator[range]:
    """The moves of a match by their numbers; those that were decided at the same time are together."""
    begin, planned = 0, set[int]()
    for number, step in enumerate(match.history):
        at_once = step.before.game.at_once
        if at_once is None or not at_once.now(step.before.position):
            if begin < number:
                yield range(begin, number)
            yield range(number, number + 1)
            begin, planned = number + 1, set()
            continue
        if planned & set(step.before.to_move):  # who has planned owes another plan: it is the next occasion
            yield range(begin, number)
            begin, planned = number, set()
        planned.add(step.seat)
    if begin < len(match.history):
        yield range(begin, len(match.history))


def time_for_each(decisions: int, seconds: float = PER_MOVE) -> float:
    """Seconds for each decision, so that even a long match takes no more than a minute."""
    return min(seconds, WHOLE / max(1, decisions))
