"""Lines that a kill cannot spoil, and orders that say who was before whom."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from seaboard.arena.errors import ArenaError
from seaboard.arena.results import Failure, Result, ResultsFile, finishing_order
from seaboard.match.standing import Outcome

pytestmark = pytest.mark.once


def result(number: int, plan: str = "p") -> Result:
    failures = (Failure(0, 3, "ValueError: é"),)
    return Result(
        plan, number, 0, "7", ("a", "b"), (0, 1), ((0,), (1,)), (3, 1), 9, (0.1, 0.2), 0.3, failures
    )


def test_winners_come_first_then_scores_and_equals_are_tied() -> None:
    assert finishing_order(Outcome((5, 9, 5, 7), (1,))) == ((1,), (3,), (0, 2))
    assert finishing_order(Outcome((5, 9, 5), (0, 2))) == (
        (0, 2),
        (1,),
    )  # a game may say otherwise than scores
    assert finishing_order(Outcome((4, 4), (0, 1))) == ((0, 1),)


def test_who_failed_is_last_whatever_the_board_says() -> None:
    assert finishing_order(Outcome((9, 5), (0,)), failed=(0,)) == ((1,), (0,))
    assert finishing_order(Outcome((9, 5, 6, 1), (0,)), failed=(0, 3)) == ((2,), (1,), (0, 3))


def test_results_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    file = ResultsFile(path, "p")
    for number in (0, 3):
        file.append(result(number))
    assert ResultsFile(path, "p").found == {0: result(0), 3: result(3)}
    assert len(path.read_text().splitlines()) == 2


def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = msgspec.json.encode(result(0)) + b"\n"
    for cut in (8, 20, len(whole) - 1):
        path.write_bytes(whole + whole[:cut])
        assert list(ResultsFile(path, "p").found) == [0]
        assert path.read_bytes() == whole
    path.write_bytes(whole[:15])
    assert not ResultsFile(path, "p").found and path.read_bytes() == b""


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultsFile(path, "other").append(result(0, "other"))
    kept = path.read_bytes()
    with pytest.raises(ArenaError, match="other-plan"):
        ResultsFile(path, "p")
    assert path.read_bytes() == kept


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary,\nall is well.\n", '{"plan":"p"}\n'])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(ArenaError, match="not-results"):
        ResultsFile(path, "p")
    assert path.read_text() == text


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="unwritable"):
        ResultsFile(tmp_path, "p")
    file = ResultsFile(tmp_path / "results.jsonl", "p")
    (tmp_path / "results.jsonl").mkdir()
    with pytest.raises(ArenaError, match="unwritable"):
        file.append(result(0))
