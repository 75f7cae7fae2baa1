"""A match and the rows it is made of: what the log says, told in memory."""

from __future__ import annotations

from collections.abc import Sequence

import seaboard
from seaboard.match.errors import IllegalMove
from seaboard.match.match import Match

from .problems import UnreadableTable
from .store import LogRow, TableRow


class Story:
    """One match and its log. It may be ahead of the log by the rows that `play` returned."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.match: Match = seaboard.game(row.game).new(players=row.players, seed=row.seed, **row.options)
        self.ply = 0  # rows of the log
        self.by_itself: list[
            bool
        ] = []  # for each move of the match: the rules forced it and the table played it
        self.undos: list[tuple[int, int]] = []  # (ply of the undo, moves it left)

    @property
    def moves(self) -> int:
        """Moves of the match as it stands."""
        return len(self.by_itself)

    # ------------------------------------------------------------ going on

    def play(self, move: str, seat: int) -> list[LogRow]:
        """Play a move and all the rules force after it; raises IllegalMove and then changes nothing."""
        return self.take(self.ahead(move, seat))

    def ahead(self, move: str, seat: int) -> Match:
        """The match after a move, as another one, so that a thread may work it out; IllegalMove."""
        match = self.match.copy()
        match.play(move, seat)
        return match

    def overtime(self) -> Match:
        """The match after the word for whoever let the time run out, as another one."""
        match = self.match.copy()
        match.enter(match.game.overtime(match.here), match.to_move[0])
        return match

    def take(self, ahead: Match) -> list[LogRow]:
        """Go on to a match that is one move ahead, and play all the rules force after it."""
        self.by_itself.append(self.match.forced == (ahead.history[-1].seat, ahead.history[-1].move))
        self.match = ahead
        return [self._row(), *self.settle()]

    def settle(self) -> list[LogRow]:
        """Play what the rules force (a pass, F19): nobody should have to click it."""
        rows = []
        while (forced := self.match.forced) is not None:
            seat, move = forced
            self.match.play(move, seat)
            self.by_itself.append(True)
            rows.append(self._row())
        return rows

    def enter(self, row: LogRow) -> None:
        """Play a row of the log; what came of a move stands behind it and is not worked out anew."""
        forced = self.match.forced == (row.seat, row.text)
        try:
            self.match.enter(row.text, row.seat)
        except IllegalMove:  # earlier logs kept a move as it was typed
            self.match.play(row.text, row.seat)
        self.by_itself.append(forced)
        self.written([row])

    def written(self, rows: Sequence[LogRow]) -> None:
        """The log has these rows now."""
        self.ply += len(rows)

    def not_written(self, rows: Sequence[LogRow]) -> None:
        """The log could not take these rows: as if they had not been played."""
        self._shorten(self.moves - len(rows))

    def undo(self, moves: int) -> None:
        """The log has an undo row that leaves so many moves."""
        self._shorten(moves)
        self.undos.append((self.ply, moves))
        self.ply += 1

    def still_right(self, known: int, known_ply: int) -> int:
        """How many of the log entries a page got at an earlier ply are still the match's first ones."""
        if not 0 <= known_ply <= self.ply or known < 0:
            return 0
        left = [moves for ply, moves in self.undos if ply >= known_ply]
        return min(known, self.moves, *left)

    def still_answers(self, seat: int, ply: int, move: str) -> bool:
        """Whether a move for an earlier ply holds: since then only others decided, at the same time (O16)."""
        match, since = self.match, self.ply - ply
        if not 0 < since <= self.moves or any(at >= ply for at, _ in self.undos):
            return False
        then = match.here_at(self.moves - since)
        may = (*match.game.to_move(then), *match.game.may_revise(then))
        if seat not in may or any(played.seat == seat for played in match.history[-since:]):
            return False
        return move in match.game.moves(then, seat) and move in match.moves(seat)

    def _row(self) -> LogRow:
        """The last move with its outcome."""
        number = len(self.match.history) - 1
        return LogRow("move", self.match.history[number].seat, self.match.word(number))

    def _shorten(self, moves: int) -> None:
        while self.moves > moves:
            self.match.undo()
            self.by_itself.pop()


def tell(row: TableRow, log: Sequence[LogRow]) -> Story:
    """The story so far, move by move; UnreadableTable if these rules cannot tell it."""
    try:
        if seaboard.game(row.game).rules_version != row.rules_version:
            raise ValueError(f"rules version {row.rules_version}")
        if [seat.seat for seat in row.seats] != list(range(row.players)):
            raise ValueError(f"{len(row.seats)} seats for {row.players} players")
        story = Story(row)
        for step in log:
            if step.kind == "move":
                story.enter(step)
            else:
                story.undo(moves_left(step.text, story))
    except Exception as error:  # whatever a foreign log does to the rules, the server lives on
        raise UnreadableTable(row.table, describe(error)) from error
    return story


def moves_left(text: str, story: Story) -> int:
    """What an undo row says, if it makes sense."""
    moves = int(text)
    if not 0 <= moves <= story.moves:
        raise ValueError(f"undo to {moves} of {story.moves} moves")
    return moves


def describe(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}"[:200]
