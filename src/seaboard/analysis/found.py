"""What an analysis finds, as types: the terminal prints them, the server sends and keeps them."""

from __future__ import annotations

from typing import Literal

import msgspec

Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Better(msgspec.Struct, frozen=True):
    """A move that would have been better."""

    move: str
    chance: float  # that the seat wins after it, 0 … 1
    judgement: Judgement  # the word for it, had it been played
    exact: bool  # worked out to the end, and not judged on the way
    line: list[str]  # how it would go on, this move first


class MoveJudged(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat knew."""

    number: int  # of the move, from 0
    seat: int
    move: str
    judgement: Judgement
    chance: float  # that the seat wins after the move, 0 … 1
    best_chance: float  # the same after the best move
    loss: float  # the chance given away, never negative
    better: list[Better]  # the best first; empty where the move was the best
    chances: list[float]  # of each seat before the move, as far as the mover could know
    exact: bool  # both are worked out to the end


class SeatJudged(msgspec.Struct, frozen=True):
    """How well a seat chose."""

    seat: int
    accuracy: float | None  # 0 … 100; None where it never had a choice
    best: int  # so many moves of each judgement
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class Moment(msgspec.Struct, frozen=True):
    """A move that decided much."""

    number: int
    seat: int
    swing: float  # how much chance changed hands, 0 … 1


class Analysis(msgspec.Struct, frozen=True, tag="analysis"):
    """A match looked through. On the wire it is a message of its own."""

    game: str
    players: int
    moves: int  # of the match
    bot: str  # who judged
    chances: list[list[float]]  # before the first move, and after each: of every seat
    judged: list[MoveJudged]  # in the order of the match; moves without a choice are left out
    seats: list[SeatJudged]
    moments: list[Moment]  # a few, in the order of the match
