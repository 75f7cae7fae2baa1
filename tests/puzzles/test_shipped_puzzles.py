"""Every puzzle of the package: it can be read, its solutions solve it, and nothing better was overlooked."""

from __future__ import annotations

from random import Random

import pytest

import seaboard
from seaboard.puzzles import Puzzle, begun, judge, puzzles, task_of

pytestmark = pytest.mark.once

GAMES = ("fish-and-chips", "oh-crab", "urchins")
ALL = [puzzle for game in GAMES for puzzle in puzzles(game)]
SAMPLE = [puzzle for game in GAMES for puzzle in puzzles(game)[5::20]]  # easy and hard ones


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game} {puzzle.id}"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_no_two_are_alike(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 60
    assert len({puzzle.id for puzzle in found}) == len({puzzle.position for puzzle in found}) == len(found)


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_its_position_is_that_of_the_seat(puzzle: Puzzle) -> None:
    match = begun(puzzle)
    assert (match.position, match.options) == (puzzle.position, puzzle.options)
    assert match.to_move == (puzzle.seat,)
    assert puzzle.task == task_of(puzzle.game).TASK


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_its_solutions_reach_the_best_and_no_more(puzzle: Puzzle) -> None:
    assert puzzle.solutions
    for moves in puzzle.solutions:
        found = judge(puzzle, moves)
        assert (found.value, found.over, found.solved, found.refusal) == (puzzle.best, True, True, None)
        assert found.played == len(moves)
        assert not judge(puzzle, moves[:-1]).over


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_its_good_moves_lie_on_the_way_of_the_first_solution(puzzle: Puzzle) -> None:
    match, choices, losing = begun(puzzle), 0, 0
    for move, good in zip(puzzle.solutions[0], puzzle.good, strict=True):
        moves = match.moves()
        assert move in good and set(good) <= set(moves)
        choices, losing = choices + len(moves), losing + len(moves) - len(good)
        match.play(move)
    assert (choices, losing) == (puzzle.difficulty.choices, puzzle.difficulty.losing)
    assert 0 < losing < choices


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_just_the_good_moves_keep_the_best_within_reach(puzzle: Puzzle) -> None:
    match, reach = begun(puzzle), task_of(puzzle.game).Reach()
    assert reach(match) == puzzle.best
    for move, good in zip(puzzle.solutions[0], puzzle.good, strict=True):
        for other in match.moves():
            ahead = match.fork()
            ahead.play(other)
            assert (reach(ahead) == puzzle.best) == (other in good)
        match.play(move)


@pytest.mark.parametrize("puzzle", [*puzzles("urchins")[7::30], *puzzles("oh-crab")[3::20]], ids=named)
def test_no_other_way_is_as_good(puzzle: Puzzle) -> None:
    """Every way to the end of the turn, move by move through nothing but the rules."""
    match, task = begun(puzzle), task_of(puzzle.game)
    best: list[list[str]] = []

    def go_on() -> None:
        if task.is_over(match):
            assert task.reached(match) <= puzzle.best
            if task.reached(match) == puzzle.best:
                best.append([step.move for step in match.history])
            return
        for move in match.moves(puzzle.seat):
            match.play(move, puzzle.seat)
            go_on()
            match.undo()

    go_on()
    assert sorted(best) == sorted(puzzle.solutions) and puzzle.complete


def test_what_is_hidden_does_not_matter_in_a_puzzle_of_oh_crab() -> None:
    """The hands of others and the draw pile dealt anew: the same solutions reach the same space."""
    game, task = seaboard.game("oh-crab"), task_of("oh-crab")
    assert game.secrets is not None
    for puzzle in puzzles("oh-crab")[::6]:
        start = begun(puzzle)
        other = game.write_position(game.secrets.redeal(start.here, puzzle.seat, Random(1)))
        for moves in puzzle.solutions:
            match = game.at(other, seed=1)
            for move in moves:
                match.play(move, puzzle.seat)
            assert task.is_over(match) and task.reached(match) == puzzle.best
