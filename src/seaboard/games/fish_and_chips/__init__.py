"""Fish & Chips: compulsory captures on a 6×6 sea, for one to four players; rounds to 60, and a solo game."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from seaboard.kernel.engine import After
from seaboard.kernel.layout import Positions
from seaboard.match.compiled import CompiledGame
from seaboard.match.game import Outcome, Standing, Step

from . import events, facts, notation, record, rules, text, view, why
from .look import SeaLook
from .outcome import outcome


class FishAndChips(CompiledGame):
    """The facts, once, and the rooms of this folder."""

    name = "fish-and-chips"
    title = "Fish & Chips"
    seats = range(1, 5)
    gentle_options = MappingProxyType({"target": 20})
    minutes = 30
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, facts, why, text, record = rules, facts, why, text, record
    notation, lines = notation, notation
    kind = rules.Sea
    view_type, event_type, events = view.View, events.Event, events.TABLE

    def to_move(self, standing: Standing[Positions]) -> tuple[int, ...]:
        """Between rounds anybody may deal (F25)."""
        decision = standing.decision
        if decision.legal == [rules.DEAL]:
            return tuple(range(int(standing.position["players"][0])))
        return (decision.seat,) if decision.legal else ()

    def outcome(self, position: Positions) -> Outcome:
        return outcome(position)

    def look(self, position: Positions, seat: int | None, before: SeaLook | None = None) -> SeaLook:
        return SeaLook(position, before)

    def view(self, position: Positions, seat: int | None) -> view.View:
        return SeaLook(position).view()

    def where(self, move: str) -> str | None:
        parts = notation.parse(move)
        return parts["origin"] or parts["partner"]

    def forced(self, standing: Standing[Positions]) -> tuple[int, str] | None:
        """A blocked player's pass is nobody's decision (F19)."""
        decision = standing.decision
        return (decision.seat, "--") if decision.legal == [rules.PASS] else None

    def is_final(self, before: Positions, action: int, done: After) -> bool:
        """Never back across a deal: everybody has seen the new one."""
        return action == rules.DEAL

    def round(self, position: Positions, history: Sequence[Step[Positions]]) -> int:
        return 1 + sum(step.move == "deal" for step in history)

    def result(self, position: Positions, over: bool) -> str:
        if not over:
            return "*"
        stands = outcome(position)
        if position[0].players == 1:
            return "won" if stands.winners else "lost"
        sweep = " sweep" if stands.clause == "F22" else ""
        return "-".join(str(score) for score in stands.scores) + sweep


GAME = FishAndChips()
