"""All decisions of a match together: the chances ply by ply, who chose how well, and what decided it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, harmonic_mean
from typing import get_args

from seaboard.match.match import Match

from .found import Analysis, Judgement, Moment, MoveJudged, SeatJudged
from .hindsight import with_chance, with_hindsight
from .judging import DIGITS, shares
from .questions import changes_nothing, occasions

HALVED_BY = 0.15  # a chance lost that halves the accuracy of a move
MOST_MOMENTS = 5
LEAST_SWING = 0.05  # less is no moment but the noise of a search


def conclude(match: Match, judged: Sequence[MoveJudged], bot: str) -> Analysis:
    """The analysis of a match whose decisions are judged; where all lies open each knows what it kept."""
    if match.game.perfect_information:
        judged = with_hindsight(match, judged)
    chances = chances_by_ply(match, judged)
    return Analysis(
        game=match.game.name,
        players=match.players,
        moves=len(match.history),
        bot=bot,
        chances=[[round(chance, DIGITS) for chance in ply] for ply in chances],
        judged=list(judged),
        seats=[seat_judged(seat, judged) for seat in range(match.players)],
        moments=moments(judged),
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
    up in between, as it was one ply before, less what the mover gave away. The end is a fact.
    """
    known = known_chances(match, judged)
    last = len(match.history)
    start = known.get(min(known, default=-1), [1 / match.players] * match.players)
    if match.over:
        known[last] = shares(match)
    lost = {move.number: move for move in judged if move.loss > 0 and match.game.perfect_information}
    found: list[list[float]] = []
    for ply in range(last + 1):
        following = ply
        while following not in known and following < last and changes_nothing(match.step_at(following)):
            following += 1
        found.append(known.get(following) or (after(found[-1], lost.get(ply - 1)) if found else start))
    return found


def after(chances: list[float], lost: MoveJudged | None) -> list[float]:
    """The chances one ply later, by the judgement of the move alone."""
    return chances if lost is None else with_chance(chances, lost.seat, lost.chance)


def known_chances(match: Match, judged: Sequence[MoveJudged]) -> dict[int, list[float]]:
    """The chances at the plies at which somebody decided."""
    thoughts = {move.number: move.chances for move in judged}
    known: dict[int, list[float]] = {}
    for occasion in occasions(match):
        if told := [thoughts[number] for number in occasion if number in thoughts]:
            mean = [fmean(seat) for seat in zip(*told, strict=True)]
            known |= dict.fromkeys(occasion, mean)
    return known


def moments(judged: Sequence[MoveJudged]) -> list[Moment]:
    """The few decisions that gave most away.

    What else moves the graph nobody chose: a deal, or what a search saw only later. And where something is
    hidden, two plies were told by two who knew different things.
    """
    found = [Moment(move.number, move.seat, move.loss) for move in judged if move.loss >= LEAST_SWING]
    largest = sorted(found, key=lambda moment: (-moment.swing, moment.number))[:MOST_MOMENTS]
    return sorted(largest, key=lambda moment: moment.number)
