"""A match and the rows it is made of: what the log says, told in memory."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import seaboard
from seaboard.match.errors import IllegalMove, Refusal
from seaboard.match.match import Match
from seaboard.match.standing import Standing
from seaboard.server.store.protocol import LogRow, TableRow
from seaboard.server.wire.problems import UnreadableTable

from . import tokens
from .decided import Decided, by_itself
from .earlier import tell_anew


class Story:
    """One match and its log. The match goes on only by what the log has (`go_on`, `undo`)."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.match: Match = seaboard.game(row.game).new(players=row.players, seed=row.seed, **row.options)
        self.options = dict(self.match.options)
        self.seed_hash = tokens.seed_hash(row.seed)
        self.ply = 0  # rows of the log
        self.moves = 0  # of the match as it stands
        self.undos: list[tuple[int, int]] = []  # (ply of the undo, moves it left)
        self.set_back: LogRow | None = None  # to be written before anything else: rules refuse what follows
        self.made = [0] * row.players  # moves by seat
        self._decided: Decided | None = None  # nobody has asked since it was read or taken back
        self.times = ""  # how the clock stood at the last row that was read

    def standing(self, moves: int) -> Standing[Any]:
        """Where the match stood after so many moves."""
        return self.match.standing if moves == self.moves else self.match.step_at(moves).before

    @property
    def begun(self) -> bool:
        """Whether anybody has decided anything."""
        return not all(map(by_itself, self.match.history))

    @property
    def decided(self) -> Decided:
        """What each seat has decided last."""
        if self._decided is None:
            self._decided = Decided(self.match.steps, self.row.players)
        return self._decided

    # ------------------------------------------------------------ the match ahead, as another one

    def ahead(self, moves: Sequence[str], seat: int) -> Match:
        """The match after a seat's moves and what the rules force; IllegalMove names the one they forbid.

        What is forced between two of them is played as if they had come one by one. What chance or a card
        turned up decides cannot be tried out: nothing of a message is played on behind it, or it would
        be answered by what nobody has seen, and dropped.
        """
        match = self.match.exact_copy()
        if len(moves) > 1 and not match.game.quick:
            raise unseen(moves[1])  # before anything is simulated for nothing
        for move in moves:
            settle(match, unless=(seat, move))
            if match.standing is not self.match.standing and match.fixed > self.moves:
                raise unseen(move)
            match.make(move, seat)
        return settle(match)

    def overtime(self) -> Match:
        """The match after the word for whoever let the time run out."""
        match = self.match.exact_copy()
        clock = match.game.clock
        assert clock is not None, "only a clock runs out"
        match.enter(clock.overtime(match.here), match.to_move[0])
        return settle(match)

    def settled(self) -> Match:
        """The match after what the rules force where it stands."""
        return settle(self.match.exact_copy())

    def for_bots(self) -> bytes:
        """The match as it stands, with other chance and without its past: what a process gets to think about.

        Its seed is the ply, for bots to toss their coins with: the same position may come again.
        """
        return pickle.dumps(self.match.fork(seed=self.ply).own_part)

    def rows(self, ahead: Match) -> list[LogRow]:
        """What the log has to take before the story goes on to a match ahead."""
        return [LogRow("move", step.seat, step.word) for step in ahead.steps[self.moves :]]

    # ------------------------------------------------------------ going on

    def go_on(self, ahead: Match) -> None:
        """The log has the rows of a match ahead."""
        new = ahead.steps[self.moves :]
        for step in new:
            self.made[step.seat] += 1
        if self._decided is not None:
            self._decided.go_on(ahead.steps, self.moves)
        self.ply += len(new)
        self.match, self.moves = ahead, self.moves + len(new)

    def undo(self, moves: int) -> None:
        """The log has an undo row that leaves so many moves."""
        while self.moves > moves:
            self.made[self.match.history[-1].seat] -= 1
            self.match.undo()
            self.moves -= 1
        self._decided = None
        self.undos.append((self.ply, moves))
        self.ply += 1

    def enter(self, row: LogRow) -> None:
        """Play a row of the log; what came of a move stands behind it and is not worked out anew."""
        if row.kind == "undo":
            self.undo(moves_left(row.text, self))
            return
        try:
            self.match.enter(row.text, row.seat)
        except IllegalMove:  # earlier logs kept a move as it was typed
            self.match.play(row.text, row.seat)
        self._decided = None
        self.made[row.seat] += 1
        self.ply += 1
        self.moves += 1

    # ------------------------------------------------------------ what pages know

    def still_right(self, known: int, known_ply: int) -> int:
        """How many of the log entries a page got at an earlier ply are still the match's first ones."""
        if not 0 <= known_ply <= self.ply or known < 0:
            return 0
        known = min(known, self.moves)
        return (
            min([known, *(moves for ply, moves in self.undos if ply >= known_ply)]) if self.undos else known
        )

    def still_answers(self, seat: int, ply: int, move: str) -> bool:
        """Whether a move for an earlier ply holds: since then only others decided, at the same time (O16)."""
        since = self.ply - ply
        if not 0 < since <= self.moves or any(at >= ply for at, _ in self.undos):
            return False
        if any(step.seat == seat for step in self.match.steps[-since:]):
            return False
        then = self.standing(self.moves - since)
        return move in then.moves(seat) and move in self.match.standing.moves(seat)


def unseen(move: str) -> IllegalMove:
    """The refusal of a move that follows one whose outcome is still to be seen."""
    return IllegalMove(move, Refusal(None, {"move": move}, "unseen"))


def settle(match: Match, unless: tuple[int, str] | None = None) -> Match:
    """Play what the rules force (a pass, F19): nobody should have to click it, unless it is sent anyway."""
    while (forced := match.standing.forced) is not None and forced != unless:
        seat, move = forced
        match.make(move, seat)
    return match


def tell(row: TableRow, log: Sequence[LogRow]) -> Story:
    """The story so far, move by move; UnreadableTable if these rules cannot tell it."""
    try:
        if [seat.seat for seat in row.seats] != list(range(row.players)):
            raise ValueError(f"{len(row.seats)} seats for {row.players} players")
        story = Story(row)
        story.times = log[-1].times if log else ""
        if story.match.game.rules_version != row.rules_version:
            tell_anew(story, log)
        else:
            for entry in log:
                story.enter(entry)
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
