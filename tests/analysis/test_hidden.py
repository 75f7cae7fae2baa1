"""Where something is hidden a seat is judged by what it knew; where several decide at once, once each."""

from __future__ import annotations

from random import Random

import pytest

import seaboard
from seaboard.analysis import Question, conclude, judge, questions
from seaboard.analysis.questions import occasions
from seaboard.match.match import Match
from seaboard.match.standing import Standing

from .bots import Knowing, peeking
from .test_analyse import judged, recorded


def played_on(moves: int, seed: int = 3) -> Match:
    """A race of Oh Crab! among three after some random moves."""
    match, rng = seaboard.game("oh-crab").new(players=3, seed=seed), Random(seed)
    while len(match.history) < moves:
        seat = match.to_move[0]
        match.play(rng.choice(match.moves(seat)), seat)
    return match


@pytest.mark.parametrize("moves", [0, 7, 20, 33, 60])
def test_a_judgement_does_not_depend_on_cards_that_the_seat_did_not_see(moves: int) -> None:
    """Even where a bot would look: what it is given to think about is dealt anew from what the seat knew."""
    here = played_on(moves)
    secrets = here.game.secrets
    assert secrets is not None
    seat = here.to_move[0]
    other = secrets.redeal(here.here, seat, Random(99))
    assert here.game.write_position(other) != here.position  # another deal
    move = here.moves(seat)[-1]
    real = Question(moves, seat, move, here.standing, 3, here.all_options)
    dealt = Question(moves, seat, move, Standing(here.game, other), 3, here.all_options)
    found = [judge(question, Knowing(peeking), 0.1) for question in (real, dealt)]
    assert found[0] is not None and found[0] == found[1]


def test_a_cheat_would_be_noticed() -> None:
    """The judgements above are equal because of what the bot is given, not because it sees nothing."""
    here = played_on(20)
    secrets, seat = here.game.secrets, here.to_move[0]
    assert secrets is not None
    other = Match(
        here.game,
        3,
        here.all_options,
        0,
        Standing(here.game, secrets.redeal(here.here, seat, Random(99))),
        "",
    )
    assert peeking(here, seat) != peeking(other, seat)


def test_plans_made_at_once_are_one_occasion_and_share_their_chances() -> None:
    match = recorded("oh-crab-1-3-short")
    together = [occasion for occasion in occasions(match) if len(occasion) > 1]
    assert together and sum(map(len, occasions(match))) == len(match.history)
    first = together[0]
    seats = [match.step_at(n).seat for n in first]
    assert sorted(seats) == [0, 1, 2] and match.step_at(first[0]).before.to_move == (0, 1, 2)
    chances = [(0.5, 0.3, 0.2), (0.1, 0.6, 0.3), (0.3, 0.3, 0.4)]
    moves = [judged(n, seat, 0.0, chances[seat]) for seat, n in zip(seats, first, strict=True)]
    found = conclude(match, moves, "x").chances
    assert found[first.start : first.stop] == [pytest.approx([0.3, 0.4, 0.3])] * 3


def test_two_plans_in_a_row_are_two_occasions() -> None:
    """Who has planned and owes another plan begins the next one, even where no other move lies between."""
    for match in (recorded("oh-crab-1-2"), recorded("oh-crab-1-5")):
        for occasion in occasions(match):
            if len(occasion) > 1:
                owing = set(match.step_at(occasion[0]).before.to_move)
                assert {match.step_at(n).seat for n in occasion} == owing


def test_of_a_plan_that_was_changed_only_the_last_is_judged() -> None:
    match = seaboard.game("oh-crab").new(players=3, seed=3)
    first, second = match.moves(0)[:2]
    match.play(first, 0)
    match.play(match.moves(1)[0], 1)
    match.play(second, 0)
    match.play(match.moves(2)[0], 2)
    asked = questions(match)
    assert [(question.number, question.seat) for question in asked] == [(1, 1), (2, 0), (3, 2)]
    assert asked[1].move == second and asked[1].before is match.step_at(0).before
