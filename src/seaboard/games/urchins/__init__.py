"""Urchins: three small steps a turn, stacks of two and fishing squares, for two to four players."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.base import State
from seaboard.games.discrete import DiscreteGame

from . import body, events, facts, notation, rules, text, view, why


class Urchins(DiscreteGame):
    """The facts, once, and the rooms of this folder."""

    name = "urchins"
    title = "Urchins"
    seats = range(2, 5)
    minutes = 30
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, notation, facts, why, text, body = rules, notation, facts, why, text, body
    kind = rules.Reef
    sights = (("5x5 2 5/5/5/yr2yB/ry3 A 3 17,18 0,0 0+", {"multi": "best"}),)  # a fishing square to win
    view_type, event_type = view.View, events.Event

    def to_move(self, state: State) -> tuple[int, ...]:
        return () if state[0].over else (int(state[0].mover),)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(score) for score in state[0].scores[: state[0].players])

    def winners(self, state: State) -> tuple[int, ...]:
        return events.winning_seats(state)

    def view(self, state: State, seat: int | None) -> view.View:
        return view.view(state)

    def events(self, before: State, move: str, after: State, watcher: int | None) -> list[events.Event]:
        return events.events(before, move, after)

    def where(self, move: str) -> str | None:
        parts = notation.parse(move)
        return parts["origin"] or parts["cell"] or parts["pawn"]

    def forced(self, state: State) -> tuple[int, str] | None:
        """A step in which nothing can be done is nobody's decision (U6, U16)."""
        return (int(state[0].mover), "=") if self.legal(state) == [rules.SKIP] else None

    def round(self, state: State, history: Sequence[str]) -> int:
        """The round of the present turn, or of the last one."""
        turns = int(state[0].turns) - bool(state[0].over)
        return 1 + max(0, turns) // int(state[0].players)


GAME = Urchins()
