"""Flicks are judged by what they were aimed at: the same hands try the best one and the one played."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

import seaboard
from seaboard.analysis import Question, judge, questions
from seaboard.games.icecool.bots import Flicker, Level
from seaboard.match.match import Match

LONG = 600.0  # seconds: tries are counted, not timed
WELL = Level(tries=6, refined=2, finalists=2, repeats=2, aim=0.0, strength=0.0)
FISH_NEAR = "RB 1/4 R B flick 0.425,0.505/0.31,0.12 -/257 RB -/- 123"


@pytest.fixture(scope="module")
def match() -> Match:
    """Some flicks by somebody who does not aim well."""
    match, flicker = seaboard.game("icecool").new(players=2, seed=3), Flicker("plankton")
    while len(match.history) < 24:
        (seat,) = match.to_move
        match.play(flicker.choose(match, seat, LONG), seat)
    return match


def retyped(move: str) -> str:
    """The same flick with another last digit: for the floor it makes no difference."""
    phi, power, rest = re.fullmatch(r"flick phi=(\S+) power=(\S+) (.*)", move).groups()  # type: ignore[union-attr]
    other = float(power) - 0.0001 if float(power) > 0.5 else float(power) + 0.0001
    return f"flick phi={phi} power={other:.4f} {rest}"


def test_the_best_flick_is_no_mistake_if_its_last_digit_differs(match: Match) -> None:
    bot = Flicker("well", level=WELL)
    flicks = [question for question in questions(match) if question.move.startswith("flick")]
    losses = []
    for question in Random(1).sample(flicks, 6):
        best = bot.think(question.imagined(), question.seat, LONG).best.move
        found = judge(replace(question, move=retyped(best)), bot, LONG)
        assert found is not None and found.move != best
        losses.append(found.loss)
    assert sum(losses) / len(losses) < 0.03 and max(losses) < 0.1


def test_the_bot_that_analyses_measures_flicks_alike(match: Match) -> None:
    """As it sits at tables, not only the player inside it."""
    question = next(question for question in questions(match) if question.move.startswith("flick"))
    imagined, seat = question.imagined(), question.seat
    resident = seaboard.bot("plankton", seed=5)
    twice = resident.appraise(imagined, seat, [question.move, question.move])
    assert twice is not None and twice[0] == twice[1]


def test_a_flick_at_the_wall_is_worse_than_one_at_the_fish() -> None:
    match = seaboard.game("icecool").at(FISH_NEAR, seed=1)
    match.play("flick phi=3.1416 power=0.1000 side=0.00 height=0.00", 1)
    (question,) = questions(match)
    found = judge(question, Flicker("well", level=WELL), LONG)
    assert found is not None and found.judgement in ("mistake", "blunder")
    assert found.better[0].move.startswith("flick") and found.better[0].chance > found.chance


def test_what_is_no_flick_is_not_appraised(match: Match) -> None:
    question: Question = questions(match)[-1]
    assert Flicker("well", level=WELL).appraise(question.imagined(), question.seat, ["stay"]) is None
