"""What the next ply tells about a move: where nothing is hidden, whoever thinks after it knows what it kept.

A short look at the move itself may doubt what the next ply proves. Then the move is no error, and all numbers
about it are of one judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from seaboard.match.match import Match

from .found import MoveJudged
from .judging import DIGITS, SMALL, shares, word_for
from .questions import changes_nothing


class Told(NamedTuple):
    """Everybody's chance at a ply, and whether it is a fact."""

    chances: list[float]
    fact: bool


def with_hindsight(match: Match, judged: Sequence[MoveJudged]) -> list[MoveJudged]:
    """The decisions of a match in which all lies open, judged from the last to the first."""
    told: dict[int, Told] = {}
    if match.over:
        told[len(match.history)] = Told(shares(match), fact=True)
    found: list[MoveJudged] = []
    for move in reversed(judged):
        after = None
        if not turns_up(match, move.number):
            after = told.get(next_told(match, move.number + 1, told))
        seen = move if after is None else seen_again(move, after)
        told[move.number] = before(move, seen, after)
        found.append(replace(seen, chances=[round(each, DIGITS) for each in told[move.number].chances]))
    return found[::-1]


def turns_up(match: Match, number: int) -> bool:
    """Whether a move brought news that nobody chose; the end of a match is none."""
    return match.step_at(number).final and not (match.over and number + 1 == len(match.history))


def next_told(match: Match, ply: int, told: dict[int, Told]) -> int:
    """The ply that tells how everybody stands at this one: forced moves change nothing."""
    while ply not in told and ply < len(match.history) and changes_nothing(match.step_at(ply)):
        ply += 1
    return ply


def seen_again(move: MoveJudged, after: Told) -> MoveJudged:
    """A decision by what it kept, proof before guess; where nothing better is known nothing is lost."""
    if move.exact and not after.fact:
        return move
    kept = round(after.chances[move.seat], DIGITS)
    best = max(kept, move.best_chance) if move.better else kept
    loss = round(best - kept, DIGITS)
    judgement = word_for(loss)
    return replace(
        move,
        judgement=judgement,
        chance=kept,
        best_chance=best,
        loss=loss,
        better=[] if judgement == "best" else [one for one in move.better if one.chance >= kept + SMALL],
        exact=after.fact and (kept >= 1.0 or best_is_exact(move)),
    )


def before(move: MoveJudged, seen: MoveJudged, after: Told | None) -> Told:
    """Everybody's chance before a decision: the mover has what its best move keeps.

    What was proved later was true before, if it is no less than what was thought of here. A guess is worth no
    more than the one that was made here.
    """
    proved = best_is_exact(move)
    if after is not None and after.fact and seen.chance >= move.best_chance:
        return Told(after.chances, fact=proved or seen.chance >= 1.0)
    if not proved and seen.loss == 0:
        return Told(list(move.chances), fact=False)
    # Among three the rest of one who does not win for certain may be a guess.
    fact = proved and (len(move.chances) <= 2 or move.best_chance >= 1.0)
    return Told(with_chance(move.chances, move.seat, move.best_chance), fact)


def with_chance(chances: Sequence[float], seat: int, chance: float) -> list[float]:
    """The same chances where a seat has this one; the others share the rest as they did."""
    rest, left = sum(chances) - chances[seat], max(0.0, sum(chances) - chance)
    others = len(chances) - 1
    return [
        chance if each == seat else old * left / rest if rest > 0 else left / others
        for each, old in enumerate(chances)
    ]


def best_is_exact(move: MoveJudged) -> bool:
    """Whether the best move is worked out to the end."""
    return move.exact or any(better.exact for better in move.better[:1])
