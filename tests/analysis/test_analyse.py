"""A whole match: every decision once, the chances ply by ply, accuracy and moments."""

from __future__ import annotations

import math
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import seaboard
from seaboard.analysis import Analysis, Better, MoveJudged, analyse, conclude, questions, steps, time_for_each
from seaboard.analysis.concluding import HALVED_BY, MOST_MOMENTS, accuracy_of
from seaboard.analysis.judging import word_for
from seaboard.bots.thought import Thought
from seaboard.match.errors import BadOption
from seaboard.match.match import Match

from .bots import Knowing, a_thought, number

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str) -> Match:
    return seaboard.load((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def guessing(match: Match, seat: int) -> Thought:
    """Some chances, the same for the same view."""
    seen = match.view(seat)
    return a_thought(match, {move: number(seen, move) for move in match.moves(seat)}, 10**6)


def judged(at: int, seat: int, loss: float = 0.0, chances: tuple[float, ...] = (0.5, 0.5)) -> MoveJudged:
    return MoveJudged(at, seat, "x", "good", 0.5, 0.5 + loss, loss, [], list(chances), False)


def test_every_decision_is_judged_once_and_forced_moves_are_not() -> None:
    match = recorded("fish-and-chips-1-2")
    before = match.record
    analysis = analyse(match, Knowing(guessing), seconds=0.0)
    chosen = [n for n, step in enumerate(match.history) if len(step.before.moves(step.seat)) > 1]
    assert [move.number for move in analysis.judged] == chosen
    assert all(move.loss >= 0 and 0 <= move.chance <= 1 for move in analysis.judged)
    assert [move.move for move in analysis.judged] == [match.step_at(n).move for n in chosen]
    assert match.record == before and 0 < len(chosen) < analysis.moves == len(match.history)


@pytest.mark.parametrize(
    "name", ["fish-and-chips-1-3", "fish-and-chips-1-solo", "urchins-1-3", "oh-crab-1-3-short"]
)
def test_there_is_a_chance_for_every_seat_at_every_ply_and_the_end_is_a_fact(name: str) -> None:
    match = recorded(name)
    analysis = analyse(match, Knowing(guessing), seconds=0.0)
    assert len(analysis.chances) == analysis.moves + 1
    assert all(len(ply) == match.players for ply in analysis.chances)
    share = 1 / max(1, len(match.winners))
    told = [share if seat in match.winners else 0.0 for seat in range(match.players)]
    assert analysis.chances[-1] == pytest.approx(told, abs=1e-4)


def test_whoever_has_enough_stops_and_hears_how_far_it_is() -> None:
    match, told = recorded("urchins-1-2"), list[tuple[int, int]]()
    bot = Knowing(guessing)
    going = steps(match, bot, 0.3, lambda done, of: told.append((done, of)))
    first, second = next(going), next(going)
    assert first.number < second.number and len(bot.asked) == 2
    assert told == [(0, len(questions(match))), (1, len(questions(match)))]


@pytest.mark.parametrize("seconds", [math.inf, math.nan, -1.0])
def test_nobody_thinks_for_ever(seconds: float) -> None:
    with pytest.raises(BadOption, match="seconds"):
        analyse(recorded("urchins-1-2"), Knowing(guessing), seconds)


def test_it_goes_over_the_wire_and_back() -> None:
    analysis = analyse(recorded("fish-and-chips-1-solo"), Knowing(guessing), seconds=0.0)
    text = msgspec.json.encode(analysis)
    assert msgspec.json.decode(text, type=Analysis) == analysis
    assert msgspec.json.decode(text)["type"] == "analysis"


def test_a_bot_that_counts_simulations_judges_the_same_again() -> None:
    match = recorded("urchins-1-2")
    bot = seaboard.bot("orca").counting(16)
    first, again = (list(islice(steps(match, bot), 8)) for _ in range(2))
    assert len(first) == 8 and first == again


def test_a_match_that_nobody_could_judge_has_no_accuracy_and_no_news() -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=5)
    match.play(match.moves()[0])
    assert len(questions(match)) == 1
    analysis = analyse(match, seaboard.bot("random"), seconds=0.0)
    assert [seat.accuracy for seat in analysis.seats] == [None, None] and not analysis.judged
    assert analysis.chances == [[0.5, 0.5], [0.5, 0.5]] and analysis.moments == []


def test_a_long_match_takes_no_longer_than_a_minute() -> None:
    assert time_for_each(60) == 0.6 and time_for_each(10, 0.2) == 0.2
    assert all(decisions * time_for_each(decisions) <= 60 for decisions in (1, 90, 100, 700))


def test_accuracy_halves_with_what_is_lost() -> None:
    assert accuracy_of(0.0) == 100.0 and accuracy_of(HALVED_BY) == pytest.approx(50.0)
    assert accuracy_of(2 * HALVED_BY) == pytest.approx(25.0)


def test_a_seats_accuracy_feels_one_blunder_more_than_the_mean_does() -> None:
    match = recorded("oh-crab-1-2")
    losses = [0.0, 0.0, 0.0, 0.9]
    analysis = conclude(match, [judged(n, 0, loss) for n, loss in enumerate(losses)], "x")
    mean = sum(map(accuracy_of, losses)) / 4
    mine, yours = analysis.seats
    assert mine.accuracy is not None and 0 < mine.accuracy < mean - 10
    assert (mine.good, mine.best) == (4, 0) and yours.accuracy is None


def test_moments_are_few_large_and_in_order() -> None:
    match = recorded("oh-crab-1-2")
    losses = {0: 0.2, 3: 0.01, 7: 0.5, 20: 0.06, 30: 0.3, 31: 0.3, 40: 0.08, 50: 0.07}
    found = conclude(match, [judged(n, 0, loss) for n, loss in losses.items()], "x").moments
    assert [moment.number for moment in found] == [0, 7, 30, 31, 40] and len(found) == MOST_MOMENTS
    assert [moment.swing for moment in found] == [0.2, 0.5, 0.3, 0.3, 0.08]


def test_where_all_lies_open_a_moment_is_what_the_graph_shows() -> None:
    match = recorded("urchins-1-2")
    after = (0.1, 0.9)
    found = conclude(match, [missed(0, 0, 0.3), judged(1, 0, 0.0, after), judged(2, 0, 0.0, after)], "x")
    assert found.chances[:3] == [[0.6, 0.4], [0.1, 0.9], [0.1, 0.9]]
    first = found.judged[0]
    assert (first.chance, first.best_chance, first.loss, first.judgement) == (0.1, 0.6, 0.5, "blunder")
    assert [(moment.number, moment.swing) for moment in found.moments] == [(0, 0.5)]


def missed(at: int, seat: int, chance: float, best: float = 0.6, exact: bool = False) -> MoveJudged:
    """A move that a short look thought worse than another one."""
    loss = round(best - chance, 4)
    chances = [1 - best, 1 - best]
    chances[seat] = best
    better = [Better("y", best, "best", exact, ["y"])]
    return MoveJudged(at, seat, "x", word_for(loss), chance, best, loss, better, chances, False)


def test_a_move_after_which_the_seat_stands_as_well_is_no_error() -> None:
    """The next ply proves the win that a short look at the move doubted."""
    match = recorded("urchins-1-2")
    lost = MoveJudged(1, 1, "z", "best", 0.0, 0.0, 0.0, [], [1.0, 0.0], True)
    found = conclude(match, [missed(0, 0, 0.76, 1.0, exact=True), lost], "x")
    first = found.judged[0]
    assert (first.judgement, first.loss, first.better, first.exact) == ("best", 0.0, [], True)
    assert first.chance == first.best_chance == 1.0
    assert found.moments == [] and found.seats[0].accuracy == 100.0
    assert found.chances[:2] == [[1.0, 0.0], [1.0, 0.0]]


def test_what_a_later_ply_proved_was_true_before() -> None:
    """The guess before the move was 0.79: the graph tells what was proved, so nothing leaps."""
    match = recorded("urchins-1-2")
    lost = MoveJudged(1, 1, "z", "best", 0.0, 0.0, 0.0, [], [1.0, 0.0], True)
    found = conclude(match, [missed(0, 0, 0.6, 0.79), lost], "x")
    assert found.chances[:2] == [[1.0, 0.0], [1.0, 0.0]] and found.moments == []


def test_a_proof_stands_before_a_later_guess() -> None:
    match = recorded("urchins-1-2")
    sure = msgspec.structs.replace(missed(0, 0, 0.0, 1.0, exact=True), exact=True)
    found = conclude(match, [sure, judged(1, 1, 0.0, (0.3, 0.7))], "x").judged[0]
    assert (found.loss, found.judgement, found.exact) == (1.0, "blunder", True)


def test_the_bots_own_choice_is_no_error_whatever_was_seen_later() -> None:
    match = recorded("urchins-1-2")
    found = conclude(match, [judged(0, 0), judged(1, 1, 0.0, (0.2, 0.8))], "x").judged[0]
    assert (found.loss, found.judgement, found.chance, found.best_chance) == (0.0, "best", 0.2, 0.2)


def test_where_something_is_hidden_the_next_ply_says_nothing_about_a_move() -> None:
    match = recorded("oh-crab-1-2")
    found = conclude(match, [missed(0, 0, 0.3), judged(1, 1, 0.0, (1.0, 0.0))], "x").judged[0]
    assert (found.loss, found.chance, found.judgement) == (0.3, 0.3, "blunder")


def test_the_numbers_of_a_real_match_agree() -> None:
    """What a move gave away is the step of the graph there, and the swing in the list."""
    match = recorded("fish-and-chips-1-2")
    found = analyse(match, seaboard.bot("orca").counting(60))
    swings = {moment.number: moment.swing for moment in found.moments}
    for move in found.judged:
        step = found.chances[move.number][move.seat] - found.chances[move.number + 1][move.seat]
        assert move.loss == pytest.approx(move.best_chance - move.chance, abs=2e-4)
        assert swings.get(move.number, move.loss) == move.loss
        if move.loss >= 0.01:
            assert step == pytest.approx(move.loss, abs=2e-4), move
            assert move.better
    assert any(move.loss > 0.05 for move in found.judged) and swings


def test_a_forced_move_stands_as_what_follows_and_a_deal_as_what_was_before() -> None:
    match = recorded("fish-and-chips-1-2")
    deal = next(n for n, step in enumerate(match.history) if step.move == "deal")
    moves = [judged(deal - 2, 0, 0.0, (0.7, 0.3)), judged(deal + 1, 0, 0.0, (0.4, 0.6))]
    found = conclude(match, moves, "x").chances
    assert match.step_at(deal).final
    assert found[deal - 2 : deal + 2] == [[0.7, 0.3], [0.7, 0.3], [0.7, 0.3], [0.4, 0.6]]
    only = next(
        n
        for n, step in enumerate(match.history)
        if n and not step.final and len(step.before.moves(step.seat)) == 1
    )
    moves = [judged(only - 1, 0), judged(only + 1, 0, 0.0, (0.1, 0.9))]
    forced = conclude(match, moves, "x").chances
    assert forced[only - 1 : only + 2] == [[0.5, 0.5], [0.1, 0.9], [0.1, 0.9]]
