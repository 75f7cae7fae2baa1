"""The puzzle of a day, and how an attempt is judged."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from seaboard.match.errors import UnknownGame
from seaboard.puzzles import Difficulty, Puzzle, begun, judge, puzzle_of, puzzles, task_of

DAY = date(2026, 3, 1)
WIN = Puzzle(
    id="a pond",
    game="fish-and-chips",
    position="1 GRYP -6/-6/-6/-6/-6/Y9,-,P12,G12,G8,- P play 0,0,0,0",
    options={},
    seat=0,
    task="win",
    best=1,
    solutions=[["c1xd1", "--", "--", "--", "d1xe1", "--", "--", "--", "e1xa1"]],
    complete=False,
    good=[],
    difficulty=Difficulty(5, 1),
)


@pytest.mark.parametrize("game", ["fish-and-chips", "oh-crab", "urchins"])
def test_every_puzzle_has_its_day_and_then_they_come_again(game: str) -> None:
    days = [puzzle_of(game, DAY + timedelta(number)) for number in range(2 * len(puzzles(game)))]
    half = len(days) // 2
    assert sorted(puzzle.id for puzzle in days[:half]) == sorted(puzzle.id for puzzle in puzzles(game))
    assert days[:half] == days[half:]
    assert days[:half] != puzzles(game)  # not the easy ones first


def test_a_day_has_always_the_same_puzzle() -> None:
    assert puzzle_of("urchins", DAY) == puzzle_of("urchins", date(2026, 3, 1))


def test_a_list_of_puzzles_belongs_to_who_asked() -> None:
    puzzles("urchins").clear()
    assert puzzles("urchins")


def test_games_without_puzzles() -> None:
    with pytest.raises(LookupError):
        puzzles("icecool")
    with pytest.raises(UnknownGame):
        puzzle_of("chess", DAY)


def test_a_solution_is_judged_at_its_end() -> None:
    moves = WIN.solutions[0]
    whole, part = judge(WIN, moves), judge(WIN, moves[:2])
    assert (whole.value, whole.over, whole.solved, whole.played) == (1, True, True, len(moves))
    assert (part.value, part.over, part.solved, part.played) == (0, False, False, 2)


def test_an_attempt_that_fails() -> None:
    spoilt, lost = judge(WIN, ["c1xa1"]), judge(WIN, ["c1xa1", "d1xa1"])
    assert (spoilt.over, spoilt.solved, spoilt.played) == (False, False, 1)
    assert (lost.over, lost.solved, lost.value) == (True, False, 0)


def test_a_move_that_is_not_legal_is_refused_by_its_clause() -> None:
    found = judge(WIN, ["c1xe1"])
    assert found.refusal is not None and found.refusal.clause == "F15"
    assert (found.played, found.solved) == (0, False)
    assert judge(WIN, ["a move"]).refusal is not None


def test_what_comes_after_the_end_does_not_count() -> None:
    puzzle = puzzles("urchins")[0]
    moves = puzzle.solutions[0]
    assert judge(puzzle, [*moves, "anything"]) == judge(puzzle, moves)


def test_less_than_the_best_is_no_solution() -> None:
    puzzle = puzzles("urchins")[0]
    match, moves, task = begun(puzzle), [], task_of("urchins")
    while not task.is_over(match):
        moves.append(match.moves()[-1])
        match.play(moves[-1])
    found = judge(puzzle, moves)
    assert found.over and found.value < puzzle.best and not found.solved


def test_what_is_not_known_is_not_claimed() -> None:
    from seaboard.games.fish_and_chips.puzzles import Reach as Proofs
    from seaboard.games.oh_crab.puzzles import Reach as Turns

    assert Proofs(nodes=1)(begun(puzzles("fish-and-chips")[0])) is None
    turns, start = Turns(most=3), begun(puzzles("oh-crab")[0])
    assert turns(start) is None and turns(start) is None, "asked again it knows no more"
