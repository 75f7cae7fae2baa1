"""All decisions of a match together: the chances ply by ply, who chose how well, and what decided it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, harmonic_mean
from typing import Any, get_args

from seaboard.match.match import Match
from seaboard.match.standing import Step

from .found import Analysis, Judgement, Moment, MoveJudged, SeatJudged
from .judging import DIGITS, shares
from .questions import has_choice, occasions

HALVED_BY = 0.15  # a chance lost that halves the accuracy of a move
MOST_MOMENTS = 5
LEAST_SWING = 0.05  # less is no moment but the noise of a search


def conclude(match: Match, judged: Sequence[MoveJudged], bot: str) -> Analysis:
    """The analysis of a match whose decisions are judged."""
    chances = chances_by_ply(match, judged)
    return Analysis(
        game=match.game.name,
        players=match.players,
        moves=len(match.history),
        bot=bot,
        chances=[[round(chance, DIGITS) for chance in ply] for ply in chances],
        judged=list(judged),
        seats=[seat_judged(seat, judged) for seat in range(match.players)],
        moments=moments(match, judged, chances),
    )


def accuracy_of(loss: float) -> float:
    """How good a move was, 0 … 100: what it lost halves it again and again."""
    return 100 * math.exp2(-loss / HALVED_BY)


def seat_judged(seat: int, judged: Sequence[MoveJudged]) -> SeatJudged:
    """How well a seat chose: between the mean of its moves and their harmonic mean, which blunders lower."""
    own = [move for move in judged if move.seat == seat]
    each = [accuracy_of(move.loss) for move in own]
    accuracy = round((fmean(each) + harmonic_mean(each)) / 2, 1) if each else None
    words = Counter(move.judgement for move in own)
    return SeatJudged(seat, accuracy, *(words[word] for word in get_args(Judgement)))


def chances_by_ply(match: Match, judged: Sequence[MoveJudged]) -> list[list[float]]:
    """Every seat's chance before the first move and after each.

    Before a decision it is what the mover knew; where several decide at once, the mean of what each of them
    knew, through all their moves. Where nobody decided it is as it is one ply later, or, if something turned
    up in between, as it was one ply before. The end is a fact.
    """
    known = known_chances(match, judged)
    last = len(match.history)
    start = known.get(min(known, default=-1), [1 / match.players] * match.players)
    if match.over:
        known[last] = shares(match)
    found: list[list[float]] = []
    for ply in range(last + 1):
        following = ply
        while following not in known and following < last and changes_nothing(match.step_at(following)):
            following += 1
        found.append(known.get(following, found[-1] if found else start))
    return found


def changes_nothing(step: Step[Any]) -> bool:
    """Whether everybody's chance is the same after a move: nobody chose it, and nothing turned up."""
    return not step.final and not has_choice(step.before, step.seat)


def known_chances(match: Match, judged: Sequence[MoveJudged]) -> dict[int, list[float]]:
    """The chances at the plies at which somebody decided."""
    thoughts = {move.number: move.chances for move in judged}
    known: dict[int, list[float]] = {}
    for occasion in occasions(match):
        if told := [thoughts[number] for number in occasion if number in thoughts]:
            mean = [fmean(seat) for seat in zip(*told, strict=True)]
            known |= dict.fromkeys(occasion, mean)
    return known


def moments(match: Match, judged: Sequence[MoveJudged], chances: Sequence[Sequence[float]]) -> list[Moment]:
    """The few decisions after which most chance had changed hands.

    Where something is hidden two plies were told by two who knew different things, and their difference
    says nothing: there it is what the mover itself gave away.
    """
    found = []
    for move in judged:
        swing = move.loss
        if match.game.perfect_information:
            before, after = chances[move.number : move.number + 2]
            swing = max(swing, *(abs(new - old) for old, new in zip(before, after, strict=True)))
        if swing >= LEAST_SWING:
            found.append(Moment(move.number, move.seat, round(swing, DIGITS)))
    largest = sorted(found, key=lambda moment: (-moment.swing, moment.number))[:MOST_MOMENTS]
    return sorted(largest, key=lambda moment: moment.number)
