"""Lessons and today's puzzles for a browser without network: tries as the rules judge them, ahead of time.

What can be tried is a tree of boards, each told as what differs from the one before. What would be too much
of it is left out, first what lies furthest from a solution; a page then says that it cannot judge it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

import msgspec

import seaboard
from seaboard.lessons import Lesson, lessons
from seaboard.lessons import attempt as attempt_lesson
from seaboard.lessons.questions import cells_of, questions
from seaboard.match.changes import change
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.puzzles import Puzzle, begun, puzzles
from seaboard.puzzles import attempt as attempt_puzzle
from seaboard.server.wire.bodies import Prepared, PreparedLessons, PreparedTries, TriedBoard

from . import lessons as learning
from . import puzzle_boards as solving
from .answers import pressed_json
from .trying import told

# Moves that are played in all: a board far from the beginning costs more than one nearby.
OF_A_LESSON = 1_200
OF_A_PUZZLE = 30_000
MOST_ASKED = 12  # boards at which every question is answered; the nearest to a solution
Moves = tuple[str, ...]


@dataclass(frozen=True)
class Ground:
    """Something to try: where its tries lead, and the ways that solve it."""

    seat: int
    solutions: Sequence[Sequence[str]]
    tried: Callable[[list[str]], tuple[Match, TriedBoard]]
    asked: Sequence[str]  # moves that somebody may ask about

    def leads_on(self, moves: Moves) -> bool:
        """Whether a solution begins like this."""
        return any(tuple(solution[: len(moves)]) == moves for solution in self.solutions)


def prepared_lessons(name: str) -> bytes:
    """All lessons of a game as JSON, pressed: it is much alike. Nothing where moves are simulated."""
    game = seaboard.game(name)
    found = [prepared(ground, OF_A_LESSON) for ground in lesson_grounds(game)] if game.quick else []
    return pressed_json(PreparedLessons(learning.lesson_facts(game), found))


def prepared_puzzle(game: str, name: str) -> bytes:
    """The same for one puzzle."""
    by_name = {puzzle.id: puzzle for puzzle in puzzles(game)}
    return pressed_json(prepared(puzzle_ground(by_name[name]), OF_A_PUZZLE))


def lesson_grounds(game: Game[Any]) -> list[Ground]:
    """What is tried in the lessons of a game; a question of one may be asked in all."""
    all_moves = {move for lesson in lessons(game) for move in lesson.solution}
    for lesson in lessons(game):
        all_moves |= set(attempt_lesson(game, lesson, []).match.moves(lesson.seat))
    asked = asked_about(all_moves)

    def ground(lesson: Lesson) -> Ground:
        def tried(moves: list[str]) -> tuple[Match, TriedBoard]:
            found = attempt_lesson(game, lesson, moves)
            return found.match, learning.board_of(found, lesson, moves)

        return Ground(lesson.seat, [lesson.solution], tried, asked)

    return [ground(lesson) for lesson in lessons(game)]


def puzzle_ground(puzzle: Puzzle) -> Ground:
    """What is tried in a puzzle."""
    first = begun(puzzle)

    def tried(moves: list[str]) -> tuple[Match, TriedBoard]:
        found = attempt_puzzle(puzzle, moves, settle=True, first=first)
        return found.match, solving.board_of(found, puzzle, moves)

    known = {move for solution in puzzle.solutions for move in solution}
    asked = asked_about(known | set(first.moves(puzzle.seat)))
    return Ground(puzzle.seat, puzzle.solutions, tried, asked)


def asked_about(moves: Iterable[str]) -> list[str]:
    """Moves of every kind, on all cells."""
    known = sorted(moves)
    return list(questions(known, cells_of(known)))


def prepared(ground: Ground, most: int) -> PreparedTries:
    """Boards of what can be tried, those first that leave a solution latest and least, and refusals."""
    reasons = dict[bytes, int]()
    match, board = ground.tried([])
    first = Prepared(board, refused=_refused(ground, match, reasons))
    waiting = [(astray, 1, moves, board, first) for astray, moves in _further(ground, 0, board)]
    asked = 1
    while waiting and most > 0:
        astray, length, moves, before, parent = heappop(waiting)
        most -= len(moves)
        match, board = ground.tried(list(moves))
        node = Prepared(change(before, board))
        parent.next[moves[-1]] = node
        for off, further in _further(ground, astray, board):
            heappush(waiting, (off, length + 1, further, board, node))
        if board.state.moves and asked < MOST_ASKED:
            node.refused.update(_refused(ground, match, reasons))
            asked += 1
    return PreparedTries(first, [msgspec.Raw(reason) for reason in reasons])


def _further(ground: Ground, astray: int, board: TriedBoard) -> list[tuple[int, Moves]]:
    """What may be tried next, and how far it is from a solution."""
    found = [(*board.played, move) for move in board.state.moves]
    return [(0 if ground.leads_on(moves) else astray + 1, moves) for moves in found]


def _refused(ground: Ground, match: Match, reasons: dict[bytes, int]) -> dict[str, int]:
    """The moves that are not allowed on a board, each with the number of its reason; many have the same."""
    legal = set(match.moves(ground.seat))
    found: dict[str, int] = {}
    for move in ground.asked:
        if move not in legal and (refusal := match.why_not(move, ground.seat)) is not None:
            reason = msgspec.json.encode(told(refusal, "", asked=True))
            found[move] = reasons.setdefault(reason, len(reasons))
    return found
