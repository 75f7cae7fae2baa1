"""One decision: what was lost, the word for it, and what would have been better."""

from __future__ import annotations

import pytest

import seaboard
from seaboard.analysis import Question, judge, questions
from seaboard.analysis.judging import ENOUGH, FIRST_LOOK, word_for
from seaboard.bots.thought import Choice, Thought
from seaboard.match.match import Match

from .bots import Knowing, a_thought, equal


@pytest.fixture
def question() -> Question:
    """The first decision of a match with several choices, answered by the last of them."""
    match = seaboard.game("fish-and-chips").new(players=2, seed=5)
    match.play(match.moves()[-1])
    return questions(match)[0]


def others(question: Question, count: int) -> list[str]:
    return question.before.moves(question.seat)[:count]


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (0.0, "best"),
        (0.009, "best"),
        (0.01, "good"),
        (0.049, "good"),
        (0.05, "inaccuracy"),
        (0.1, "mistake"),
        (0.3 - 0.2, "mistake"),  # 0.09999…: what a sum of floats leaves
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_the_word_goes_by_the_chance_lost(loss: float, word: str) -> None:
    assert word_for(loss) == word


def test_a_bad_move_is_told_with_better_ones_and_their_lines(question: Question) -> None:
    first, second, third = others(question, 3)
    bot = Knowing(
        lambda match, seat: a_thought(match, {question.move: 0.3, first: 0.62, second: 0.4, third: 0.1})
    )
    found = judge(question, bot, 0.3)
    assert found is not None
    assert (found.number, found.seat, found.move) == (0, question.seat, question.move)
    assert (found.chance, found.best_chance, found.loss) == (0.3, 0.62, 0.32)
    assert found.judgement == "blunder" and not found.exact and found.chances == [0.5, 0.5]
    assert [(better.move, better.chance) for better in found.better] == [(first, 0.62), (second, 0.4)]
    assert found.better[0].line == [first, "then"]
    assert [better.judgement for better in found.better] == ["best", "blunder"]
    assert bot.asked == [(question.seat, pytest.approx(0.3 * FIRST_LOOK))]


def test_the_best_move_loses_nothing(question: Question) -> None:
    (other,) = others(question, 1)
    found = judge(
        question, Knowing(lambda match, seat: a_thought(match, {question.move: 0.3, other: 0.1})), 0.3
    )
    assert found is not None and (found.judgement, found.loss, found.better) == ("best", 0.0, [])


def test_a_proven_loss_is_exact(question: Question) -> None:
    (other,) = others(question, 1)
    choices = (Choice(other, 1.0, 1.0, exact=True), Choice(question.move, 0.0, 0.0, exact=True))
    found = judge(question, Knowing(lambda match, seat: Thought(choices, (1.0, 0.0), 0, exact=True)), 0.3)
    assert found is not None and found.exact and found.loss == 1.0 and found.better[0].exact


@pytest.mark.parametrize("share", [None, (ENOUGH - 1) / 1000])
def test_a_move_that_was_hardly_looked_at_is_played_and_looked_at_again(
    question: Question, share: float | None
) -> None:
    (other,) = others(question, 1)
    here = question.imagined().position

    def think(match: Match, seat: int) -> Thought:
        if match.position != here:
            assert match.history[0].move == question.move
            chances = [0.75, 0.75]
            chances[question.seat] = 0.25
            return Thought((Choice(match.moves(seat)[0], 1.0, 0.75),), tuple(chances), 100)
        choices = [Choice(other, 0.97, 0.5)]
        if share is not None:
            choices.append(Choice(question.move, share, 0.0))
        return Thought(tuple(choices), equal(match), 1000)

    bot = Knowing(think)
    found = judge(question, bot, 0.3)
    assert found is not None and (found.chance, found.loss) == (0.25, 0.25)
    assert [seconds < 0.1 for _, seconds in bot.asked] == [False, True]


def test_a_second_look_that_likes_the_move_better_loses_nothing(question: Question) -> None:
    (other,) = others(question, 1)
    choices = (Choice(other, 1.0, 0.4),)
    found = judge(question, Knowing(lambda match, seat: Thought(choices, (0.6, 0.6), 100)), 0.3)
    assert found is not None and found.loss == 0.0 and found.chance == found.best_chance == 0.6


def test_a_bot_that_only_knows_its_move_judges_nothing(question: Question) -> None:
    assert judge(question, seaboard.bot("random"), 0.0) is None


def test_what_no_seat_can_play_is_not_judged(question: Question) -> None:
    (other,) = others(question, 1)
    late = Question(0, question.seat, "too late", question.before, 2, question.options)
    assert judge(late, Knowing(lambda match, seat: a_thought(match, {other: 0.5})), 0.3) is None
