"""Attempts at puzzles as a page is shown them."""

from __future__ import annotations

from msgspec.structs import replace

from seaboard.puzzles import Attempt, Puzzle, attempt
from seaboard.server.wire.bodies import PuzzleBoard, PuzzleTry

from .trying import refused, state_of


def board(puzzle: Puzzle, tried: PuzzleTry) -> PuzzleBoard:
    """All that a page needs to show an attempt."""
    return board_of(attempt(puzzle, tried.moves, settle=True), puzzle, tried.moves, tried.why)


def board_of(found: Attempt, puzzle: Puzzle, moves: list[str], why: str | None = None) -> PuzzleBoard:
    """An attempt as a page is shown it."""
    match, judged = found
    state = state_of(match, puzzle.seat, decides=not judged.over)
    # It ends with the task, which is not the end of a match.
    shown = replace(state, over=False, winners=[], to_move=[] if judged.over else state.to_move)
    return PuzzleBoard(
        state=shown,
        played=[step.move for step in match.history],
        refused=refused(
            match, puzzle.seat, judged.refusal, "".join(moves[judged.played : judged.played + 1]), why
        ),
        films={},
        task=puzzle.task,
        best=puzzle.best,
        value=judged.value,
        over=judged.over,
        solved=judged.solved,
    )
