"""Urchins: three small steps a turn, stacks of two and fishing squares, for two to four players."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.kernel.layout import Positions, numbers
from seaboard.match.compiled import CompiledGame
from seaboard.match.game import Outcome, Standing, Step

from . import events, facts, notation, record, rules, text, view, why
from .outcome import outcome


class Urchins(CompiledGame):
    """The facts, once, and the rooms of this folder."""

    name = "urchins"
    title = "Urchins"
    seats = range(2, 5)
    minutes = 30
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, facts, why, text, record = rules, facts, why, text, record
    notation, lines = notation, notation
    kind = rules.Reef
    view_type, event_type, events = view.View, events.Event, events.TABLE

    def number_of_actions(self, position: Positions) -> int:
        """They depend on the board; the kernel has room for those of the largest."""
        return facts.actions_on(*numbers(position, "rows", "cols"))

    def outcome(self, position: Positions) -> Outcome:
        return outcome(position)

    def view(self, position: Positions, seat: int | None) -> view.View:
        return view.view(position)

    def where(self, move: str) -> str | None:
        parts = notation.parse(move)
        return parts["origin"] or parts["cell"] or parts["pawn"]

    def forced(self, standing: Standing[Positions]) -> tuple[int, str] | None:
        """A step in which nothing can be done is nobody's decision (U6, U16)."""
        decision = standing.decision
        return (decision.seat, "=") if decision.legal == [rules.SKIP] else None

    def round(self, position: Positions, history: Sequence[Step[Positions]]) -> int:
        """The round of the present turn, or of the last one."""
        s = position[0]
        turns = int(s.turns) - bool(s.over)
        return 1 + max(0, turns) // int(s.players)


GAME = Urchins()
