"""What most small games would write alike: parts that a `CompiledGame` has unless it brings its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.kernel.layout import Positions

from .errors import BadMove, BadPosition, BadRecord, Clause, IllegalMove, Refusal
from .options import Options, settle
from .plain import PlainCell, PlainView
from .record import enter_word, reads_as

if TYPE_CHECKING:
    from .compiled import CompiledGame
    from .match import Match

PER_LINE = 10  # rounds in a line of a record
MARKS = "XO#@%&"  # of the seats, on a board of letters


class NoOptions:
    """Facts of a game without options: only the number of players is written, where the rules want it."""

    def write_options(self, position: Positions, players: int, options: Options) -> None:
        if "players" in (position.dtype.names or ()):
            position["players"] = players


class FixedMoves:
    """A notation in which every action has one text, whatever the position: `FixedMoves("abcdefg")`."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self._actions = {text: action for action, text in enumerate(texts)}

    def read_move(self, position: Positions, move: str) -> int:
        if move not in self._actions:
            raise BadMove(move)
        return self._actions[move]

    def write_moves(self, position: Positions, actions: Sequence[int]) -> list[str]:
        return [self.texts[action] for action in actions]


def moves_so_far(game: CompiledGame, position: Positions) -> str:
    """A position line of the players and the moves that led there, `2 d c d`, for games without chance.

    The layout keeps the actions in `moves` and their number in `played`. The notation is one of `FixedMoves`.
    """
    s = position[0]
    players = s.players if "players" in s.dtype.names else game.seats[0]
    return " ".join([str(players), *game.notation.write_moves(position, s.moves[: s.played].tolist())])


def played_so_far(
    game: CompiledGame, line: str, options: Mapping[str, Any]
) -> tuple[Positions, int, Options]:
    """What `moves_so_far` wrote: whatever the rules allow is a position."""
    head, *moves = line.split() or [""]
    players = next((seats for seats in game.seats if str(seats) == head), None)
    if players is None:
        raise BadPosition("players", head, f"one of {', '.join(map(str, game.seats))}")
    match = game.new(players=players, seed=0, **settle(game.options, options, players))
    for number, move in enumerate(moves, 1):
        try:
            match.play(move)
        except IllegalMove as error:
            raise BadPosition(f"move {number}", move, str(error)) from error
    return match.here, players, match.all_options


class Reasons:
    """Refusals by a table: a clause, a reason and a test in each row; the first whose test holds explains.

    A test is told the position's row and the seat that asks, None for nobody.
    """

    def __init__(self, *rows: tuple[str, str, Callable[[Any, int | None], object]]) -> None:
        self.rows = rows

    def refusal(self, position: Positions, seat: int | None, move: str) -> Refusal | None:
        for clause, reason, holds in self.rows:
            if holds(position[0], seat):
                return Refusal(Clause(clause), {"move": move}, reason)
        return None


class NumberedMoves:
    """A record of numbered rounds, `1. d c   2. d e`, for games in which one seat moves at a time.

    Moves are words without spaces; a round is as many of them as there are players.
    """

    def write_body(self, match: Match) -> str:
        words = [step.word for step in match.history]
        starts = range(0, len(words), match.players)
        rounds = [
            f"{n}. {' '.join(words[start : start + match.players])}" for n, start in enumerate(starts, 1)
        ]
        return "\n".join("   ".join(rounds[i : i + PER_LINE]) for i in range(0, len(rounds), PER_LINE))

    def read_body(self, match: Match, lines: Sequence[tuple[int, str]]) -> None:
        """Play the moves; every number must stand where it belongs."""
        played, number_is_due = 0, True
        for line, text in lines:
            for word in text.split():
                if number_is_due:
                    reads_as(word, f"{played // match.players + 1}.", line)
                    number_is_due = False
                else:
                    enter_word(match, line, word)
                    played += 1
                    number_is_due = played % match.players == 0
        if not number_is_due and played % match.players == 0:
            raise BadRecord(lines[-1][0], word, "a number without a move")


def drawn(view: msgspec.Struct) -> str:
    """A `PlainView` as lines of letters, for a terminal."""
    if not isinstance(view, PlainView):
        raise TypeError("only a PlainView can be drawn; other games bring a `text` of their own")
    parts = ["\n".join(_grid(view.grid))] if view.grid else []
    parts += [f"{pile.label}: {' '.join(pile.cards)}".rstrip() for pile in view.piles]
    return "\n".join([*parts, *view.lines])


def _grid(grid: list[list[PlainCell]]) -> list[str]:
    """The cells, with what the names of a row or a column have in common beside it: `a6`, `b6` are row 6."""
    ends = [_beginning([cell.name[::-1] for cell in row])[::-1] for row in grid]
    heads = [_beginning([cell.name for cell in column]) for column in zip(*grid, strict=True)]
    texts = [[_letters(cell) for cell in row] for row in grid]
    width = max(len(text) for text in [*heads, *(text for row in texts for text in row)]) + 1
    margin = max(map(len, ends)) + any(map(bool, ends))
    rows = [*zip(ends, texts, strict=True), *([("", heads)] if any(heads) else [])]
    return [(end.ljust(margin) + "".join(text.ljust(width) for text in row)).rstrip() for end, row in rows]


def _beginning(names: list[str]) -> str:
    """What all names begin with."""
    pairs = zip(min(names), max(names), strict=False)  # all others lie between these two
    return "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _letters(cell: PlainCell) -> str:
    if cell.text or cell.seat is None:
        return cell.text or "."
    return MARKS[cell.seat % len(MARKS)]
