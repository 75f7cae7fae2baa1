"""Fish & Chips: compulsory captures on a 6×6 sea, for one to four players; rounds to 60, and a solo game."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.base import State
from seaboard.games.discrete import DiscreteGame

from . import body, events, facts, notation, rules, text, view, why
from .outcome import winning_seats


class FishAndChips(DiscreteGame):
    """The facts, once, and the rooms of this folder."""

    name = "fish-and-chips"
    title = "Fish & Chips"
    seats = range(1, 5)
    minutes = 30
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, notation, facts, why, text, body = rules, notation, facts, why, text, body
    kind = rules.Sea
    view_type, event_type = view.View, events.Event

    def to_move(self, state: State) -> tuple[int, ...]:
        s = state[0]
        if s.phase != rules.DONE:
            return (int(rules.actor(s)),)
        return () if rules.match_over(s) else tuple(range(s.players))

    def scores(self, state: State) -> tuple[int, ...]:
        s = state[0]
        if s.players == 1:
            return (int(rules.round_points(s, 3)),)
        total = rules.new_total if s.phase == rules.DONE else lambda s, side: s.totals[side]
        return tuple(int(total(s, side)) for side in range(s.sides))

    def winners(self, state: State) -> tuple[int, ...]:
        return winning_seats(state)

    def view(self, state: State, seat: int | None) -> view.View:
        return view.view(state)

    def events(self, before: State, move: str, after: State, watcher: int | None) -> list[events.Event]:
        return events.events(before, move, after)

    def where(self, move: str) -> str | None:
        parts = notation.parse(move)
        return parts["origin"] or parts["partner"]

    def forced(self, state: State) -> tuple[int, str] | None:
        """A blocked player's pass is nobody's decision (F19)."""
        s = state[0]
        if s.phase == rules.PLAY and self.legal(state) == [rules.PASS]:
            return int(rules.actor(s)), "--"
        return None

    def is_final(self, before: State, move: str) -> bool:
        """Never back across a deal: everybody has seen the new one."""
        return move == "deal"

    def round(self, state: State, history: Sequence[str]) -> int:
        return 1 + sum(move == "deal" for move in history)

    def result(self, state: State, over: bool) -> str:
        if not over:
            return "*"
        if state[0].players == 1:
            return "won" if self.winners(state) else "lost"
        sweep = " sweep" if why.decisive_clause(state) == "F22" else ""
        return "-".join(str(score) for score in self.scores(state)) + sweep


GAME = FishAndChips()
